// Codes in what a claimant wrote: the address of our release page, an ISRC or a UPC.
export interface SaidCodes {
  page?: string
  isrc?: string
  upc?: string
}

export function readCodes(text: string): SaidCodes | undefined {
  const page = /\/release\/([2-9a-km-np-z]{8})(?![\w-])/i.exec(text)?.[1]?.toLowerCase()
  const isrc = /\b([a-z]{2})-?([a-z0-9]{3})-?(\d{2})-?(\d{5})\b/i.exec(text)?.slice(1).join('').toUpperCase()
  const upc = /(?<![\w-])\d{12,13}(?![\w-])/.exec(text)?.[0]
  return page || isrc || upc ? { page, isrc, upc } : undefined
}
