/** The user's settings, kept in this browser and the same in all its tabs. */
import { keep, kept, onChange } from './storage';

export interface Settings {
  theme: 'system' | 'light' | 'dark';
  motion: 'system' | 'full' | 'reduced';
  /** The speed of animations, as a multiple of the designed one. */
  speed: 1 | 2 | 4;
  sound: boolean;
  /** The volume of sounds, as a multiple of the designed one. */
  volume: 0.5 | 1 | 2;
  /** Whether single keys (1 to 9, B, H ...) do things on the table. */
  keys: boolean;
  /** Whether a typed move is played without asking for Enter. */
  playAtOnce: boolean;
}

const KEY = 'settings';
const DEFAULTS: Settings = {
  theme: 'system',
  motion: 'system',
  speed: 1,
  sound: true,
  volume: 1,
  keys: true,
  playAtOnce: false,
};

export const settings: Settings = $state({ ...DEFAULTS });

function read(): void {
  Object.assign(settings, DEFAULTS, kept<Partial<Settings>>(KEY) ?? {});
}

function show(): void {
  const { dataset } = document.documentElement;
  if (settings.theme === 'system') delete dataset.theme;
  else dataset.theme = settings.theme;
  if (settings.motion === 'system') delete dataset.motion;
  else dataset.motion = settings.motion;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    // The browser's own bar has the page's theme, even where that is not the system's.
    const theme = settings.theme === 'system' ? (meta.media.includes('dark') ? 'dark' : 'light') : settings.theme;
    meta.content = theme === 'dark' ? '#12161c' : '#ebe6dc';
  }
}

/** Read what was kept, show it, and follow what other tabs change. */
export function startSettings(): void {
  read();
  show();
  onChange((name) => {
    if (name !== KEY && name !== null) return;
    read();
    show();
  });
}

/** Change some settings, for good. */
export function change(changes: Partial<Settings>): void {
  Object.assign(settings, changes);
  keep(KEY, $state.snapshot(settings));
  show();
}

const night = window.matchMedia('(prefers-color-scheme: dark)');
let systemDark = $state(night.matches);
night.addEventListener('change', () => (systemDark = night.matches));

/** Whether the page is dark now: by the setting, else by the system's preference. */
export function dark(): boolean {
  return settings.theme === 'system' ? systemDark : settings.theme === 'dark';
}
