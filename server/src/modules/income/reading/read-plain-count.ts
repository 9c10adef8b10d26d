const [zero, nine, minus] = [0x30, 0x39, 0x2d]

/** A whole number of plain digits, or undefined where it is written in any other way. */
export function readPlainCount(bytes: Uint8Array, start: number, end: number): number | undefined {
  const isNegative = bytes[start] === minus
  const from = isNegative ? start + 1 : start
  if (from === end || end - from > 15) return undefined
  let count = 0
  for (let at = from; at < end; at++) {
    const byte = bytes[at] as number
    if (byte < zero || byte > nine) return undefined
    count = count * 10 + byte - zero
  }
  return isNegative && count > 0 ? -count : count
}
