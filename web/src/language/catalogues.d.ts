declare module 'virtual:catalogues' {
  /** What each language calls itself, by its code. */
  export const names: Record<string, string>;
  /** The words of an area. */
  interface Words {
    default: string;
  }
  /** The words that every page needs, and how to load those of the other areas. */
  interface Catalogue extends Words {
    areas: Record<string, () => Promise<Words>>;
  }
  export const catalogues: Record<string, () => Promise<Catalogue>>;
}
