/** Which language to speak: the one chosen, else the first of the browser's that there is, else English. */
export function choose(chosen: string | null, wanted: readonly string[], there: readonly string[]): string {
  for (const tag of [chosen ?? '', ...wanted]) {
    const code = tag.toLowerCase().split('-')[0] ?? '';
    if (there.includes(code)) return code;
  }
  return 'en';
}
