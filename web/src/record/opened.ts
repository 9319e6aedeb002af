/** The record file that was opened last in this tab, so that a reload or the back button finds it again. */
const KEY = 'tilewright.opened';
let memory: OpenedFile | null = null;

export interface OpenedFile {
  name: string;
  text: string;
}

export function openedFile(): OpenedFile | null {
  try {
    const text = window.sessionStorage.getItem(KEY);
    return text === null ? memory : (JSON.parse(text) as OpenedFile);
  } catch {
    return memory;
  }
}

export function keepOpened(file: OpenedFile | null): void {
  memory = file;
  try {
    if (file) window.sessionStorage.setItem(KEY, JSON.stringify(file));
    else window.sessionStorage.removeItem(KEY);
  } catch {
    // no storage: it is still in the tab's memory
  }
}
