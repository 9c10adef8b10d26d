// What a text is about, as far as counting can tell: pairs of neighbouring Chinese characters, and whole Latin words.
import { place } from '#contract/fill'
import { plainText } from '../../../platform/search-terms'

const chinese = /[\p{Script=Han}]+/gu
const latin = /[a-z][a-z0-9]{2,}/g
/** Words that stand in every text say nothing about any. */
const empty = new Set(
  'the and for you your are can how what why when with from that this not has have does was will would should into out our its'.split(
    ' ',
  ),
)

export function contentWords(text: string): string[] {
  const plain = plainText(text)
  const pairs = [...plain.matchAll(chinese)].flatMap(([run]) => {
    const letters = [...run]
    return letters.slice(1).map((letter, index) => `${letters[index]}${letter}`)
  })
  const words = [...plain.matchAll(latin)].map(([word]) => singular(word)).filter(word => !empty.has(word))
  return [...new Set([...pairs, ...words])]
}

/** Songs and song, bills and bill: enough for finding. */
function singular(word: string): string {
  return word.length > 4 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word
}

/** What a reader sees of HTML, for searching and for excerpts. Places that are filled later are left out. */
export function textOfHtml(html: string): string {
  return html
    .replace(/<\/?(?:a|strong|em|s|u|code)\b[^>]*>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(place, (_, _name, _one, many = '') => ` ${many}`)
    .replace(/&(#\d+|\w+);/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
