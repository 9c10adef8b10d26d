/** How long the ID3 tag at the start of a file is, with its head of ten bytes; 0 without one. */
export function id3Length(head: Buffer): number {
  if (head.length < 10 || head.subarray(0, 3).toString('latin1') !== 'ID3') return 0
  const [a = 0, b = 0, c = 0, d = 0] = head.subarray(6, 10)
  return 10 + ((a << 21) | (b << 14) | (c << 7) | d)
}
