// What a file is, by its first bytes. Nothing else is ever opened: an SVG is a program as much as a picture.

export type PictureKind = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif'

const latin = (body: Buffer, from: number, to: number) => body.subarray(from, to).toString('latin1')

export function pictureKind(body: Buffer): PictureKind | undefined {
  if (latin(body, 0, 3) === '\xff\xd8\xff') return 'jpeg'
  if (latin(body, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (latin(body, 0, 4) === 'RIFF' && latin(body, 8, 12) === 'WEBP') return 'webp'
  if (/^GIF8[79]a$/.test(latin(body, 0, 6))) return 'gif'
  // Photos of phones come in the same box as AVIF; those that cannot be decoded are refused when they are opened.
  if (latin(body, 4, 8) === 'ftyp' && /^(avif|avis|heic|heix|mif1|msf1)$/.test(latin(body, 8, 12)))
    return 'avif'
  return undefined
}
