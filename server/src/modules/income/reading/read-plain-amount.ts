// The way nearly every cell of money goes: digits, one mark, perhaps a minus. Looks at bytes, since millions of lines come by.

const [zero, nine, minus, point] = [0x30, 0x39, 0x2d, 0x2e]

/** The amount between two places of a line, or '' where it is written in any other way. `text` has a letter for each byte. */
export function readPlainAmount(
  bytes: Uint8Array,
  text: string,
  start: number,
  end: number,
  decimalMark: number,
): string {
  let from = start
  const isNegative = bytes[from] === minus
  if (isNegative) from++
  let mark = -1
  let lastOther = -1
  for (let at = from; at < end; at++) {
    const byte = bytes[at] as number
    if (byte === decimalMark && mark < 0) mark = at
    else if (byte < zero || byte > nine) return ''
    else if (byte !== zero) lastOther = at
  }
  const wholeEnd = mark < 0 ? end : mark
  if (wholeEnd === from || mark === end - 1 || end - from > 40) return ''
  if (lastOther < 0) return '0'
  while (from < wholeEnd - 1 && bytes[from] === zero) from++
  const first = isNegative && from === start + 1 ? start : from
  const sign = isNegative && first !== start ? '-' : ''
  if (lastOther < wholeEnd) return sign + text.substring(first, wholeEnd)
  if (decimalMark === point) return sign + text.substring(first, lastOther + 1)
  return `${sign}${text.substring(first, wholeEnd)}.${text.substring(mark + 1, lastOther + 1)}`
}
