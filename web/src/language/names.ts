/** Names as people write them: in any script, with signs of several code points. */

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const [ISOLATE, END] = ['\u2068', '\u2069'];

/**
 * The first character of a name as a reader sees it, for its picture; an emoji of several code points counts as one.
 * Of a numbered name such as “Player 2”, the number: all of them begin with the same letter.
 */
export function initialOf(name: string): string {
  const number = /^\P{Decimal_Number}* (\p{Decimal_Number})$|^\P{Decimal_Number}*(\p{Decimal_Number})\. /u.exec(name);
  if (number) return number[1] ?? number[2] ?? '';
  const [first] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(
    name.replace(/[\u2066-\u2069]/g, '').trim(),
  );
  return first?.segment.toLocaleUpperCase() ?? '';
}

/** A name inside a sentence: one that is read from right to left does not turn the words around it. */
export const isolated = (name: string): string => (RIGHT_TO_LEFT.test(name) ? ISOLATE + name + END : name);
