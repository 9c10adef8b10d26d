// What a text is written in, and what a reader calls its letters.

const chinese = /[\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff]|[\ud840-\ud87f][\udc00-\udfff]/
const arabic = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/
export const isChinese = (text: string) => chinese.test(text)
/** Can stand in a column: letters of other scripts, one below the other, are hard to read. */
export const isColumnar = (text: string) =>
  isChinese(text) && !/[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Arabic}]/u.test(text)
/** Written from right to left, and in letters that join: never taken apart. */
export const isJoined = (text: string) => arabic.test(text)

const letters = typeof Intl.Segmenter === 'function' ? new Intl.Segmenter(undefined) : undefined
/** What a reader calls a letter: an emoji of several parts is one. */
export function lettersOf(text: string): string[] {
  return letters ? [...letters.segment(text)].map(({ segment }) => segment) : [...text]
}
