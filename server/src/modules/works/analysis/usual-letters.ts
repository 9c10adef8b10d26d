// The national standards put the letters of every day into a first part and the rare ones behind it. A text that was read
// in the wrong encoding is full of rare ones.
import iconv from 'iconv-lite'

type EastAsian = 'GB18030' | 'Big5' | 'Shift_JIS' | 'EUC-JP' | 'EUC-KR'

/** As much as tells. */
const mostLetters = 20_000

/** From so many letters on, how often each of them occurs tells languages apart. */
export const enoughLetters = 12

/** How much of what is not plain Latin is usual in the language of the encoding, from 0 to 1, and how much there is. */
export function usualShare(text: string, encoding: EastAsian): { share: number; letters: number } {
  const foreign = [...text].filter(letter => letter > '\u007f').slice(0, mostLetters)
  const letters = foreign.length
  const shareOf = (is: (letter: string) => boolean) =>
    foreign.filter(remembering(is)).length / Math.max(letters, 1)
  const share = shareOf(usual[encoding])
  const isJapanese = encoding === 'Shift_JIS' || encoding === 'EUC-JP'
  if (isJapanese && shareOf(isKana) < leastKana) return { share: share * unlikely, letters }
  const isTooSimple = encoding === 'Big5' && letters >= enoughLetters && shareOf(isSimplest) > mostSimple
  return { share: isTooSimple ? share * unlikely : share, letters }
}

const kana = /[\u3041-\u3096\u30a1-\u30fe]/
const isKana = (letter: string) => kana.test(letter)
/** Japanese is never written for long without it. */
const leastKana = 0.15
/** Chinese of one to four strokes stands where other encodings have kana; nobody writes for long with these alone. */
const mostSimple = 0.4
const unlikely = 0.7
const signs = /[\u3000-\u3029\u2010-\u2027\u00b7\u30fb\uff01-\uff5e]/

/** Simplified Chinese; traditional and Japanese words are written in it too. */
const isSimplified = (letter: string) => stands(letter, 'gb18030', 0xb0, 0xd7)
const isTraditional = (letter: string) => stands(letter, 'big5', 0xa4, 0xc6, 0x40)
const isKanji = (letter: string) => stands(letter, 'euc-jp', 0xb0, 0xcf)
const isHangul = (letter: string) => stands(letter, 'euc-kr', 0xb0, 0xc8)
const isSimplest = (letter: string) => stands(letter, 'big5', 0xa4, 0xa5)
const isKanaOrSign = (letter: string) => isKana(letter) || signs.test(letter)

const usual: Record<EastAsian, (letter: string) => boolean> = {
  GB18030: letter => isKanaOrSign(letter) || isSimplified(letter) || isTraditional(letter),
  Big5: letter => isKanaOrSign(letter) || isTraditional(letter),
  Shift_JIS: letter => isKanaOrSign(letter) || isKanji(letter),
  'EUC-JP': letter => isKanaOrSign(letter) || isKanji(letter),
  'EUC-KR': letter => signs.test(letter) || isHangul(letter),
}

/** How much of a text is usual in any language, from 0 to 1. */
export function usualSomewhere(text: string): number {
  const letters = [...text].slice(0, mostLetters)
  const isUsual = remembering(letter => letter < '\u0800' || Object.values(usual).some(ask => ask(letter)))
  return letters.filter(isUsual).length / Math.max(letters.length, 1)
}

/** Whether its two bytes lie in these rows of the standard. */
function stands(letter: string, standard: string, first: number, last: number, leastSecond = 0xa1): boolean {
  const [row = 0, place = 0, ...more] = iconv.encode(letter, standard)
  return row >= first && row <= last && place >= leastSecond && more.length === 0
}

/** The same letters come again and again. */
function remembering(ask: (letter: string) => boolean): (letter: string) => boolean {
  const known = new Map<string, boolean>()
  return letter => {
    const answer = known.get(letter) ?? ask(letter)
    known.set(letter, answer)
    return answer
  }
}
