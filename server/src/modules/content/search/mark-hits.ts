// Shows where a text holds what was searched for. Marked pieces, not HTML: whoever shows them cannot get it wrong.
import { plainText } from '../../../platform/search-terms'

export interface Piece {
  text: string
  isHit: boolean
}

const lettersBefore = 40
const excerptLetters = 160

export function markHits(text: string, words: readonly string[]): Piece[] {
  const letters = [...text]
  const isHit = hitLetters(letters, words)
  const pieces: Piece[] = []
  for (const [index, letter] of letters.entries()) {
    const hit = isHit[index] ?? false
    const last = pieces.at(-1)
    if (last?.isHit === hit) last.text += letter
    else pieces.push({ text: letter, isHit: hit })
  }
  return pieces
}

/** Around the first place where one of the words stands. */
export function excerptAround(text: string, words: readonly string[]): Piece[] {
  const letters = [...text]
  const first = hitLetters(letters, words).indexOf(true)
  const start = wordStart(letters, Math.max(0, first - lettersBefore))
  const end = start + excerptLetters
  const shown = letters.slice(start, end).join('')
  return markHits(`${start > 0 ? '…' : ''}${shown}${end < letters.length ? '…' : ''}`, words)
}

/** Not in the middle of a Latin word; Chinese may begin anywhere. */
function wordStart(letters: readonly string[], from: number): number {
  const isLatin = (at: number) => /[\p{Script=Latin}\d]/u.test(letters[at] ?? '')
  let start = from
  while (start > 0 && isLatin(start) && isLatin(start - 1)) start--
  return start
}

/** Letter by letter, since one way of writing may be longer than the other: ① is 1, ㎏ is kg. */
function hitLetters(letters: readonly string[], words: readonly string[]): boolean[] {
  const plain: string[] = []
  const origin: number[] = []
  for (const [index, letter] of letters.entries()) {
    for (const unit of plainText(letter) || ' ') {
      plain.push(unit)
      origin.push(index)
    }
  }
  const hits = letters.map(() => false)
  for (const word of words) {
    const wanted = [...word]
    for (let at = 0; at + wanted.length <= plain.length; at++) {
      if (!wanted.every((unit, offset) => plain[at + offset] === unit)) continue
      for (let offset = 0; offset < wanted.length; offset++) hits[origin[at + offset] as number] = true
    }
  }
  return hits
}
