declare module 'virtual:catalogues' {
  /** What each language calls itself, by its code. */
  export const names: Record<string, string>;
  type Load = () => Promise<{ default: string }>;
  export const catalogues: Record<string, Record<string, Load>>;
}
