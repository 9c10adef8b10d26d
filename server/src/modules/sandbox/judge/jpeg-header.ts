// The segments of a JPEG up to its first scan: what it is, and what else it carries.

export interface JpegHeader {
  width: number
  height: number
  bits: number
  components: number
  /** A colour profile, Exif, XMP, IPTC or a comment. */
  hasMetadata: boolean
}

const startOfScan = 0xda
const comment = 0xfe
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
/** APP1 to APP13 and APP15. APP0 says how dense its points are, APP14 how its colours are turned. */
const isApplication = (marker: number) => marker > 0xe0 && marker <= 0xef && marker !== 0xee

export function readJpegHeader(bytes: Buffer): JpegHeader | undefined {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return undefined
  let hasMetadata = false
  let frame: Omit<JpegHeader, 'hasMetadata'> | undefined
  for (let at = 2; at + 4 <= bytes.length; ) {
    if (bytes[at] !== 0xff) return undefined
    const marker = bytes.readUInt8(at + 1)
    const length = bytes.readUInt16BE(at + 2)
    if (length < 2 || at + 2 + length > bytes.length) return undefined
    if (marker === startOfScan) return frame && { ...frame, hasMetadata }
    if (isFrame(marker) && length >= 8) frame = frameOf(bytes, at + 4)
    if (marker === comment || isApplication(marker)) hasMetadata = true
    at += 2 + length
  }
  return undefined
}

const frameOf = (bytes: Buffer, at: number) => ({
  bits: bytes.readUInt8(at),
  height: bytes.readUInt16BE(at + 1),
  width: bytes.readUInt16BE(at + 3),
  components: bytes.readUInt8(at + 5),
})
