// What staff typed, word by word: each may be part of a name, of a number, or an id.
import { plainText } from '../../platform/search-terms'

export interface SearchedWord {
  text: string
  isNumber: boolean
  /** The number begins or ends so. */
  beginning?: string
  ending?: string
  id?: number
}

const mobileLength = 11
/** What a masked number shows of itself. */
const shown = { beginning: 3, ending: 4 } as const
const mostWords = 8

/**
 * Whoever reads masked numbers finds by what the mask shows, or by a whole number that somebody told them. More would let
 * them try out the rest digit by digit.
 */
export function searchedWords(search: string, seesWholeNumbers: boolean): SearchedWord[] {
  const words = plainText(search).split(' ').filter(Boolean).slice(0, mostWords)
  return words.map(text => {
    // With its plus it can only be the end of a number that is just that.
    if (/^\+\d{8,15}$/.test(text)) {
      return { text, isNumber: true, ending: text, ...(seesWholeNumbers && { beginning: text }) }
    }
    if (!/^\d{1,15}$/.test(text)) return { text, isNumber: false }
    const isWhole = text.length === mobileLength
    const mayBegin = seesWholeNumbers || isWhole || text.length <= shown.beginning
    const mayEnd = seesWholeNumbers ? text.length >= shown.ending : isWhole || text.length === shown.ending
    return {
      text,
      isNumber: true,
      ...(!text.startsWith('0') && { id: Number(text) }),
      ...(mayBegin && { beginning: text }),
      ...(mayEnd && { ending: text }),
    }
  })
}
