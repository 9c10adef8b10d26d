import { open } from 'node:fs/promises'
import type { AudioHeader } from './audio-header'
import { id3Length } from './id3-tag'
import { firstFrame } from './mp3-frames'
import { readBytes } from './read-bytes'

const searched = 64 * 1024

/** The first frame, behind the tag; a Xing or Info frame says how many there are. */
export async function readMp3Header(path: string): Promise<AudioHeader | undefined> {
  const file = await open(path, 'r')
  try {
    const start = id3Length(await readBytes(file, 0, 10))
    const bytes = await readBytes(file, start, searched)
    let at = 0
    while (at < bytes.length && bytes[at] === 0) at++
    const frame = firstFrame(bytes, at)
    if (!frame) return undefined
    return {
      sampleRate: frame.sampleRate,
      channels: frame.channels,
      frames: statedFrames(bytes.subarray(at, at + frame.length), frame.sampleRate),
      isCutOff: false,
      coding: 'pcm',
    }
  } finally {
    await file.close()
  }
}

/** The encoder's padding counts in, so this is a little more than what is decoded. */
function statedFrames(frame: Buffer, sampleRate: number): number | undefined {
  const mark = Math.max(frame.indexOf('Xing'), frame.indexOf('Info'))
  if (mark < 0 || mark + 12 > frame.length || (frame.readUInt32BE(mark + 4) & 1) === 0) return undefined
  const samplesAFrame = sampleRate >= 32_000 ? 1152 : 576
  return frame.readUInt32BE(mark + 8) * samplesAFrame
}
