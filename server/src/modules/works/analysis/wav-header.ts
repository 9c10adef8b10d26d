import type { FileHandle } from 'node:fs/promises'
import type { AudioHeader } from './audio-header'
import { mostChunks, readBytes } from './read-bytes'

const pcm = 1
const float = 3
const extensible = 0xfffe
const unknownSize = 0xffff_ffff

/** WAV, and its large form RF64, where the real sizes stand in a chunk of their own. */
export async function readWavHeader(file: FileHandle, size: number): Promise<AudioHeader | undefined> {
  let at = 12
  let largeDataSize: number | undefined
  let format: Buffer | undefined
  for (let count = 0; count < mostChunks && at + 8 <= size; count++) {
    const head = await readBytes(file, at, 8)
    const name = head.subarray(0, 4).toString('latin1')
    const length = head.readUInt32LE(4)
    if (name === 'ds64') largeDataSize = Number((await readBytes(file, at + 8, 28)).readBigUInt64LE(8))
    if (name === 'fmt ') format = await readBytes(file, at + 8, Math.min(length, 40))
    if (name === 'data') return format && headerOf(format, dataSize(length, largeDataSize), size - at - 8)
    at += 8 + length + (length % 2)
  }
  return undefined
}

/** Programs that write as they go leave the size open. */
function dataSize(length: number, large: number | undefined): number | undefined {
  if (length === unknownSize) return large
  return length === 0 ? undefined : length
}

function headerOf(format: Buffer, stated: number | undefined, present: number): AudioHeader | undefined {
  if (format.length < 16) return undefined
  const tag = format.readUInt16LE(0)
  const coding = tag === extensible && format.length >= 26 ? format.readUInt16LE(24) : tag
  const blockBytes = format.readUInt16LE(12)
  const isPcm = coding === pcm || coding === float
  return {
    sampleRate: format.readUInt32LE(4),
    channels: format.readUInt16LE(2),
    bits: format.readUInt16LE(14),
    frames: isPcm && stated !== undefined && blockBytes > 0 ? Math.floor(stated / blockBytes) : undefined,
    isCutOff: stated !== undefined && stated > present,
    coding: isPcm ? 'pcm' : 'other',
  }
}
