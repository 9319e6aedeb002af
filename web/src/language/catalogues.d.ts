declare module 'virtual:catalogues' {
  type Load = () => Promise<{ default: string }>;
  export const catalogues: Record<string, Record<string, Load>>;
}
