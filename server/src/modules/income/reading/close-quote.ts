// A cell in quotes may hold separators and line ends. Titles begin with quotes too, without being in them.

/** A cell over more lines than this was never closed. */
const mostLines = 100
const mostBytes = 1024 * 1024
const [newline, carriageReturn, quote] = [0x0a, 0x0d, 0x22]

export interface ClosedQuote {
  /** `literal`: the quote is a letter of the cell. `open`: it has no end. `unfinished`: its end may still come. */
  state: 'closed' | 'literal' | 'open' | 'unfinished'
  /** Of the closing quote. */
  at: number
  isDoubled: boolean
  hasNul: boolean
  lines: number
}

export function closeQuote(bytes: Buffer, open: number, separator: number, lineStart: number): ClosedQuote {
  const found: ClosedQuote = {
    state: 'unfinished',
    at: -1,
    isDoubled: false,
    hasNul: false,
    lines: 0,
  }
  const { length } = bytes
  for (let at = open + 1; at < length; at++) {
    const byte = bytes[at] as number
    if (byte === quote) {
      const next = at + 1 < length ? bytes[at + 1] : newline
      if (next === quote) {
        found.isDoubled = true
        at++
      } else {
        const isEnd = next === separator || next === newline || next === carriageReturn
        return { ...found, state: isEnd ? 'closed' : 'literal', at }
      }
    } else if (byte === newline) {
      if (++found.lines > mostLines) return { ...found, state: 'open' }
    } else if (byte === 0) found.hasNul = true
  }
  return length - lineStart > mostBytes ? { ...found, state: 'open' } : found
}
