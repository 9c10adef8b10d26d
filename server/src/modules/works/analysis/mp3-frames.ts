// An MP3 file has no signature: it is one when frames follow each other as their headers say.

const bitratesV1 = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320]
const bitratesV2 = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160]
const sampleRates = [44_100, 48_000, 32_000]
const framesInARow = 3

export interface Mp3Frame {
  length: number
  sampleRate: number
  channels: number
}

/** Some files carry a few zero bytes between the tag and the first frame. */
const mostPadding = 4096

/** `at`: where the tag ends. A tag longer than what was read (a large picture) has to speak for itself. */
export function isMp3(head: Buffer, at: number): boolean {
  if (at > 0 && at >= head.length) return true
  let start = at
  while (start < head.length && head[start] === 0 && start - at < mostPadding) start++
  return firstFrame(head, start) !== undefined
}

export function firstFrame(head: Buffer, at: number): Mp3Frame | undefined {
  const first = frameAt(head, at)
  let position = at
  for (let count = 0; count < framesInARow; count++) {
    const frame = frameAt(head, position)
    if (!frame) return undefined
    position += frame.length
    // A very short file ends before the third frame.
    if (position >= head.length - 4) return count > 0 ? first : undefined
  }
  return first
}

function frameAt(bytes: Buffer, at: number): Mp3Frame | undefined {
  if (at + 4 > bytes.length) return undefined
  const header = bytes.readUInt32BE(at)
  const version = (header >>> 19) & 3
  const isLayer3 = ((header >>> 17) & 3) === 1
  const rate = sampleRates[(header >>> 10) & 3]
  if (header >>> 21 !== 0x7ff || version === 1 || !isLayer3 || rate === undefined) return undefined
  const isV1 = version === 3
  const bitrate = (isV1 ? bitratesV1 : bitratesV2)[(header >>> 12) & 15]
  if (!bitrate) return undefined
  const sampleRate = rate >> (3 - version === 0 ? 0 : version === 2 ? 1 : 2)
  const padding = (header >>> 9) & 1
  const length = Math.floor(((isV1 ? 144 : 72) * bitrate * 1000) / sampleRate) + padding
  return { length, sampleRate, channels: ((header >>> 6) & 3) === 3 ? 1 : 2 }
}
