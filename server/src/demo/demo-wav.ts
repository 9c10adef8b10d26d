export const demoRate = 44_100

/** Who plays in the middle, and who to either side of it. */
interface Stage {
  middle: Float32Array
  left: Float32Array
  right: Float32Array
}

const headerBytes = 44
/** How much of whoever stands on one side is heard on the other. */
const across = 0.55
/** So far the loudest moment is driven into a curve that is flat at 1.5: as loud as it goes without a harsh edge. */
const drive = 1.35
const flatAt = 1.5
const peak = 27_000

/** Left and right in turn, in sixteen bits. */
export function mixDown({ middle, left, right }: Stage): Int16Array {
  const gain = drive / loudest({ middle, left, right })
  const mixed = new Int16Array(middle.length * 2)
  for (let index = 0; index < middle.length; index++) {
    const both = (middle[index] as number) * gain
    const here = (left[index] as number) * gain
    const there = (right[index] as number) * gain
    mixed[index * 2] = roundOff(both + here + there * across)
    mixed[index * 2 + 1] = roundOff(both + there + here * across)
  }
  return mixed
}

function roundOff(sample: number): number {
  const driven = Math.max(-flatAt, Math.min(flatAt, sample))
  return (driven - (4 / 27) * driven * driven * driven) * peak
}

/** Every eighth sample tells it well enough; the curve takes what is left. */
function loudest({ middle, left, right }: Stage): number {
  let most = 0
  for (let index = 0; index < middle.length; index += 8) {
    const size = Math.abs(
      (middle[index] as number) + (left[index] as number) + (right[index] as number) * across,
    )
    if (size > most) most = size
  }
  return most
}

/** These parts one after the other; the last seconds die away. */
export function asWav(parts: readonly Int16Array[], fadeSeconds: number): Buffer {
  const bytes = parts.reduce((sum, part) => sum + part.byteLength, 0)
  const wav = Buffer.from(new ArrayBuffer(headerBytes + bytes))
  writeHeader(wav, bytes)
  const samples = new Int16Array(wav.buffer, headerBytes)
  let at = 0
  for (const part of parts) {
    samples.set(part, at)
    at += part.length
  }
  const end = samples.subarray(-Math.round(fadeSeconds * demoRate) * 2)
  for (let index = 0; index < end.length; index++) {
    end[index] = (end[index] as number) * (1 - index / end.length)
  }
  return wav
}

function writeHeader(wav: Buffer, bytes: number) {
  wav.write('RIFF', 0)
  wav.writeUInt32LE(headerBytes - 8 + bytes, 4)
  wav.write('WAVEfmt ', 8)
  wav.writeUInt32LE(16, 16)
  wav.writeUInt16LE(1, 20)
  wav.writeUInt16LE(2, 22)
  wav.writeUInt32LE(demoRate, 24)
  wav.writeUInt32LE(demoRate * 4, 28)
  wav.writeUInt16LE(4, 32)
  wav.writeUInt16LE(16, 34)
  wav.write('data', 36)
  wav.writeUInt32LE(bytes, 40)
}
