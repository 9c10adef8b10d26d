import type { FileHandle } from 'node:fs/promises'
import type { AudioHeader } from './audio-header'
import { mostChunks, readBytes } from './read-bytes'

/** What AIFC calls samples that are not packed: either order of bytes, whole numbers or floating point. */
const plainCodings = ['NONE', 'none', 'sowt', 'twos', 'in24', 'in32', 'raw ', 'fl32', 'FL32', 'fl64', 'FL64']

export async function readAiffHeader(file: FileHandle, size: number): Promise<AudioHeader | undefined> {
  const isAifc = (await readBytes(file, 8, 4)).toString('latin1') === 'AIFC'
  let at = 12
  let header: AudioHeader | undefined
  let isCutOff: boolean | undefined
  for (let count = 0; count < mostChunks && at + 8 <= size; count++) {
    const head = await readBytes(file, at, 8)
    const name = head.subarray(0, 4).toString('latin1')
    const length = head.readUInt32BE(4)
    if (name === 'COMM') header = common(await readBytes(file, at + 8, Math.min(length, 22)), isAifc)
    if (name === 'SSND') isCutOff = at + 8 + length > size
    // Either may come first.
    if (header && isCutOff !== undefined) return { ...header, isCutOff }
    at += 8 + length + (length % 2)
  }
  return undefined
}

function common(bytes: Buffer, isAifc: boolean): AudioHeader | undefined {
  if (bytes.length < (isAifc ? 22 : 18)) return undefined
  return {
    channels: bytes.readUInt16BE(0),
    frames: bytes.readUInt32BE(2),
    bits: bytes.readUInt16BE(6),
    sampleRate: Math.round(extendedFloat(bytes.subarray(8, 18))),
    isCutOff: false,
    coding: !isAifc || plainCodings.includes(bytes.subarray(18, 22).toString('latin1')) ? 'pcm' : 'other',
  }
}

/** The 80-bit numbers of the Macintosh. */
function extendedFloat(bytes: Buffer): number {
  const exponent = (bytes.readUInt16BE(0) & 0x7fff) - 16_383
  return Number(bytes.readBigUInt64BE(2)) * 2 ** (exponent - 63)
}
