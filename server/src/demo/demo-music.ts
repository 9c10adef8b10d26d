// A short piece for the demo, made by counting: nobody's recording, and long enough for every rule. Plucked strings over a
// slow bass, a little apart in the two channels.
const rate = 44_100
const beat = 0.48
const overtones = 6
const attackSamples = 0.006 * rate
const scale = [0, 3, 5, 7, 10]
const melody = [0, 2, 4, 2, 3, 1, 2, 0, 4, 3, 2, 4, 1, 0, 2, 3]
const bass = [-24, -24, -19, -17]

const demoSeconds = 36

/** The same key gives the same piece. */
export function composeDemo(key: number): Buffer {
  const length = demoSeconds * rate
  const left = new Float32Array(length)
  const right = new Float32Array(length)
  const steps = Math.floor(demoSeconds / beat) - 4
  for (let step = 0; step < steps; step++) {
    const degree = melody[(step * (key + 1) + (step >> 4)) % melody.length] ?? 0
    const octave = (step + key) % 7 === 0 ? 12 : 0
    pluck(
      left,
      right,
      step * beat,
      220 * pitch((scale[degree] ?? 0) + octave + key),
      0.22,
      step % 2 ? 0.35 : 0.65,
    )
    if (step % 8 === 0) {
      pluck(left, right, step * beat, 220 * pitch((bass[(step / 8) % bass.length] ?? 0) + 12 + key), 0.3, 0.5)
    }
  }
  return asWav(left, right)
}

const pitch = (semitones: number) => 2 ** (semitones / 12)

/** A string with a few overtones that die away. Each follows from its last two values, which is far quicker than a sine. */
function pluck(
  left: Float32Array,
  right: Float32Array,
  at: number,
  frequency: number,
  gain: number,
  pan: number,
) {
  const start = Math.floor(at * rate)
  const length = Math.min(Math.floor(2.4 * rate), left.length - start)
  for (let overtone = 1; overtone <= overtones; overtone++) {
    const turn = (2 * Math.PI * frequency * overtone) / rate
    const decay = Math.exp(-(1.6 + overtone * 1.1) / rate)
    const onward = 2 * decay * Math.cos(turn)
    const back = decay * decay
    let before = 0
    let now = Math.sin(turn) * gain * 0.6 ** overtone
    for (let index = 0; index < length; index++) {
      const attack = Math.min(1, index / attackSamples)
      const place = start + index
      left[place] = (left[place] ?? 0) + now * attack * (1 - pan)
      right[place] = (right[place] ?? 0) + now * attack * pan
      const next = onward * now - back * before
      before = now
      now = next
    }
  }
}

function asWav(left: Float32Array, right: Float32Array): Buffer {
  const bytes = left.length * 4
  const wav = Buffer.alloc(44 + bytes)
  wav.write('RIFF', 0)
  wav.writeUInt32LE(36 + bytes, 4)
  wav.write('WAVEfmt ', 8)
  wav.writeUInt32LE(16, 16)
  wav.writeUInt16LE(1, 20)
  wav.writeUInt16LE(2, 22)
  wav.writeUInt32LE(rate, 24)
  wav.writeUInt32LE(rate * 4, 28)
  wav.writeUInt16LE(4, 32)
  wav.writeUInt16LE(16, 34)
  wav.write('data', 36)
  wav.writeUInt32LE(bytes, 40)
  for (let index = 0; index < left.length; index++) {
    wav.writeInt16LE(asSample(left[index] ?? 0), 44 + index * 4)
    wav.writeInt16LE(asSample(right[index] ?? 0), 46 + index * 4)
  }
  return wav
}

function asSample(value: number): number {
  return Math.round(Math.max(-1, Math.min(1, value * 1.6)) * 32_000)
}
