/** The language of the page: the chosen one, else the first of the browser's that the page has, else English. */
export function choose(chosen: string | null, wanted: readonly string[], there: readonly string[]): string {
  for (const tag of [chosen ?? '', ...wanted]) {
    const code = tag.toLowerCase().split('-')[0] ?? '';
    if (there.includes(code)) return code;
  }
  return 'en';
}
