/** The page's own signs, drawn on 24 units with a line of 1.7: never a tile's colour, never a letter. */
export const ICONS = {
  moon: '<path d="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z"/>',
  sun: '<circle cx="12" cy="12" r="4.2"/><path d="M12 2.8v2.4M12 18.8v2.4M2.8 12h2.4M18.8 12h2.4M5.5 5.5l1.7 1.7M16.8 16.8l1.7 1.7M18.5 5.5l-1.7 1.700M7.2 16.800l-1.7 1.7"/>',
  home: '<path d="M4 11.5L12 4.500l8 7M6.5 9.800V19.500h11V9.8"/>',
  info: '<circle cx="12" cy="12" r="9"/><path d="M12 11v5.500M12 7.700v.1"/>',
  menu: '<path d="M4 7h16M4 12h16M4 17h16"/>',
  link: '<path d="M10 14a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1"/>',
  computer:
    '<rect x="6" y="6" width="12" height="12" rx="2.5"/><path d="M9.5 9.500h5v5h-5zM9 3v3M15 3v3M9 18v3M15 18v3M3 9h3M3 15h3M18 9h3M18 15h3"/>',
  device:
    '<rect x="4" y="5" width="16" height="11" rx="2"/><path d="M2.5 19.5h19"/><circle cx="9.5" cy="10.5" r="1.3"/><circle cx="14.5" cy="10.5" r="1.3"/>',
  eye: '<path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z"/><circle cx="12" cy="12" r="2.8"/>',
  record: '<path d="M7 3.5h7l4 4v13H7zM14 3.500v4h4M10 12h5M10 16h5"/>',
  book: '<path d="M12 6.5C10 5 7 4.7 4 5v13c3-.3 6 0 8 1.5 2-1.5 5-1.8 8-1.500V5c-3-.3-6 0-8 1.500Zm0 0V19"/>',
  close: '<path d="M6 6l12 12M18 6L6 18"/>',
  undo: '<path d="M8 5L4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11h-3"/>',
  first: '<path d="M6 5v14M18 5l-9 7 9 7Z"/>',
  previous: '<path d="M16 5l-9 7 9 7Z"/>',
  next: '<path d="M8 5l9 7-9 7Z"/>',
  last: '<path d="M18 5v14M6 5l9 7-9 7Z"/>',
  play: '<circle cx="12" cy="12" r="9"/><path d="M10 8.5l5.5 3.5-5.5 3.5Z"/>',
  pause: '<path d="M8 5v14M16 5v14"/>',
  sound: '<path d="M4 9.5v5h3.5L12 18.500v-13L7.5 9.500ZM15.5 9a4.2 4.2 0 0 1 0 6M18 6.500a8 8 0 0 1 0 11"/>',
  silent: '<path d="M4 9.5v5h3.5L12 18.500v-13L7.5 9.500ZM16 9.500l5 5M21 9.500l-5 5"/>',
  save: '<path d="M12 4v10M8 10.5l4 4 4-4M5 19.5h14"/>',
  again: '<path d="M5 12a7 7 0 1 1 2.2 5.1M5 19v-4.5h4.5"/>',
  arrow: '<path d="M4 12h15M13 6l6 6-6 6"/>',
  copy: '<rect x="8" y="8" width="12" height="12" rx="2"/><path d="M16 8V6a2 2 0 0 0-2-2H6a2 2 0 0 0-2 2v8a2 2 0 0 0 2 2h2"/>',
  share: '<path d="M12 15V4M8 7.500l4-4 4 4M6 11H5v9h14v-9h-1"/>',
  check: '<path d="M5 12.5l4.5 4.5L19 7.5"/>',
  warning: '<path d="M12 4L2.8 19.500h18.400zM12 10v4.500M12 17.200v.1"/>',
  pencil: '<path d="M4 20l1-4L16 5l3 3L8 19zM14 7l3 3"/>',
  eraser: '<path d="M8.500 19.500L4 15l9-9 6.500 6.500-7 7zM9 10l6.500 6.500M20 19.500H8.500"/>',
  analysis: '<path d="M4 19.500h16M7 16v-4M12 16V7M17 16v-6"/>',
  person: '<circle cx="12" cy="8" r="4"/><path d="M4.5 20.500a7.5 7.5 0 0 1 15 0"/>',
} as const;

export type IconName = keyof typeof ICONS;
