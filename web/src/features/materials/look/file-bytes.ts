// The first bytes of a chosen file, as numbers and words.

export interface Head {
  view: DataView
  /** Four letters at a place, as most formats mark their parts. */
  word: (at: number, length?: number) => string
  length: number
}

export async function readHead(file: Blob, length = 65_536): Promise<Head> {
  const bytes = await file.slice(0, length).arrayBuffer()
  const view = new DataView(bytes)
  const word = (at: number, size = 4) =>
    at + size <= view.byteLength ? String.fromCharCode(...new Uint8Array(bytes, at, size)) : ''
  return { view, word, length: view.byteLength }
}

/** How long the ID3 tag at the start is, with its head of ten bytes; 0 without one. */
export function tagLength({ view, word, length }: Head): number {
  if (length < 10 || word(0, 3) !== 'ID3') return 0
  const sevenBits = [6, 7, 8, 9].map(at => view.getUint8(at))
  return 10 + sevenBits.reduce((sum, bits) => sum * 128 + bits, 0)
}
