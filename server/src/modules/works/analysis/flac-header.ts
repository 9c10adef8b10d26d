import type { FileHandle } from 'node:fs/promises'
import type { AudioHeader } from './audio-header'
import { id3Length } from './id3-tag'
import { readBytes } from './read-bytes'

/** The stream info is the first block by definition, behind an ID3 tag that does not belong there but occurs. */
export async function readFlacHeader(file: FileHandle, size: number): Promise<AudioHeader | undefined> {
  const at = id3Length(await readBytes(file, 0, 10))
  const info = await readBytes(file, at, 42)
  if (info.length < 42 || info.subarray(0, 4).toString('latin1') !== 'fLaC' || size < 42) return undefined
  const packed = info.readBigUInt64BE(18)
  const frames = Number(packed & 0xf_ffff_ffffn)
  return {
    sampleRate: Number(packed >> 44n),
    channels: Number((packed >> 41n) & 7n) + 1,
    bits: Number((packed >> 36n) & 31n) + 1,
    frames: frames === 0 ? undefined : frames,
    // How many bytes there should be, only the decoder can tell.
    isCutOff: false,
    coding: 'flac',
  }
}
