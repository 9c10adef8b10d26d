// Short pieces for the demo, made by counting: nobody's recordings, and long enough for every rule. A plucked melody over
// broken chords and a bass, with a brush on the off-beats. Four bars go round and round, so that most of a piece is copied.

import { asWav, mixDown, demoRate as rate } from './demo-wav'
import { seededRandom } from './seeded-random'

const scales = [
  [0, 3, 5, 7, 10],
  [0, 2, 4, 7, 9],
  [0, 2, 3, 5, 7, 9, 10],
  [0, 2, 3, 7, 8],
  [0, 2, 4, 5, 7, 9, 11],
  [0, 2, 5, 7, 9],
] as const
/** The chords of four bars, by the degree of the scale that they stand on. */
const progressions = [
  [0, 3, 4, 0],
  [0, 2, 3, 4],
  [0, 4, 2, 3],
  [0, 1, 3, 2],
  [0, 3, 1, 4],
] as const
/** Half beats in a bar. */
const slots = 8
/** Seconds; the rule asks for thirty. */
const shortest = 30.3
const fadeOut = 2.5

interface Sound {
  seconds: number
  overtones: number
  /** How much quieter each overtone is than the one below it. */
  softness: number
  fade: number
}

const sounds = {
  string: { seconds: 0.85, overtones: 6, softness: 0.6, fade: 2.2 },
  bell: { seconds: 1.05, overtones: 4, softness: 0.42, fade: 1.9 },
  bass: { seconds: 1.6, overtones: 4, softness: 0.5, fade: 1.2 },
} satisfies Record<string, Sound>

interface Note {
  /** Seconds from the beginning of the round. */
  at: number
  /** Semitones above a deep A. */
  pitch: number
}

/** Plays one piece after the other, and keeps the tones it has played: most pieces need the same ones. */
export class DemoComposer {
  private readonly tones = new Map<string, Float32Array>()

  /** The same key gives the same piece, another key another one. */
  compose(key: number): Buffer {
    const score = writeScore(key)
    const length = Math.round(score.seconds * rate)
    const chords = this.perform(score.chords, 'string', 0.16, length)
    const accompaniment = this.perform(score.bass, 'bass', 0.5, length)
    brushOver(accompaniment, score.brushes, key)
    const melodies = score.melodies.map(melody => this.perform(melody, score.lead, 0.34, length))
    const rounds = melodies.map(melody => mixDown({ middle: accompaniment, left: melody, right: chords }))
    // Question and answer, as often as it takes.
    const order = Array.from(
      { length: score.rounds },
      (_, round) => rounds[round % rounds.length] as Int16Array,
    )
    return asWav(order, fadeOut)
  }

  /** What rings on at the end of a round is heard at its beginning, so that rounds follow each other without a seam. */
  private perform(notes: readonly Note[], sound: keyof typeof sounds, gain: number, length: number) {
    const played = new Float32Array(length)
    for (const { at, pitch } of notes) mix(played, this.tone(sound, pitch), Math.round(at * rate), gain)
    return played
  }

  private tone(sound: keyof typeof sounds, pitch: number): Float32Array {
    const name = `${sound} ${pitch}`
    const tone = this.tones.get(name) ?? pluck(110 * 2 ** (pitch / 12), sounds[sound])
    this.tones.set(name, tone)
    return tone
  }
}

function writeScore(key: number) {
  const random = seededRandom(key + 1)
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T
  // Neighbours differ in everything that the ear, and a fingerprint, notices first.
  const scale = scales[key % scales.length] as readonly number[]
  const progression = progressions[key % progressions.length] as readonly number[]
  const root = (key * 5) % 12
  const rounds = [4, 3, 5][key % 3] as number
  const seconds = (shortest + ((key * 7) % 5) * 0.3) / rounds
  const pitchOf = (degree: number) => {
    const octave = Math.floor(degree / scale.length)
    return root + octave * 12 + (scale[degree - octave * scale.length] as number)
  }
  const count = slots * progression.length
  const halfBeat = seconds / count
  const moments = Array.from({ length: count }, (_, slot) => slot * halfBeat)
  const chordAt = (slot: number) => progression[Math.floor(slot / slots)] as number
  /** Steps along the scale, with rests between the beats; it ends early enough to die away within its round. */
  const melody = (): Note[] => {
    let degree = pick([0, 2, 4])
    return moments.flatMap((at, slot) => {
      degree = Math.min(scale.length + 3, Math.max(-2, degree + pick([-2, -1, -1, 1, 1, 2])))
      const isRest = (slot % 2 === 1 && random() < 0.6) || at > seconds - 1.25
      return isRest ? [] : [{ at, pitch: pitchOf(degree) + 12 }]
    })
  }
  return {
    rounds,
    seconds,
    lead: key % 4 === 1 ? ('bell' as const) : ('string' as const),
    bass: progression.map((chord, bar) => ({ at: bar * slots * halfBeat, pitch: pitchOf(chord) - 12 })),
    chords: moments.map((at, slot) => ({
      at,
      pitch: pitchOf(chordAt(slot) + ([0, 2, 4, 2][slot % 4] as number)),
    })),
    brushes: moments.filter((_, slot) => slot % 2 === 1),
    melodies: [melody(), melody()],
  }
}

/** Moments of noise. */
function brushOver(onto: Float32Array, moments: readonly number[], key: number) {
  const random = seededRandom(key + 1000)
  const stroke = new Float32Array(0.1 * rate)
  for (let index = 0; index < stroke.length; index++) {
    stroke[index] = (random() * 2 - 1) * Math.exp(-index / (0.02 * rate))
  }
  for (const at of moments) mix(onto, stroke, Math.round(at * rate), 0.1)
}

const attack = Math.round(0.005 * rate)

/** A string with overtones that die away. Each follows from its last two values, which is far quicker than a sine. */
function pluck(frequency: number, { seconds, overtones, softness, fade }: Sound): Float32Array {
  const tone = new Float32Array(seconds * rate)
  for (let overtone = 1; overtone <= overtones; overtone++) {
    const turn = (2 * Math.PI * frequency * overtone) / rate
    const decay = Math.exp(-(fade + overtone * 0.9) / rate)
    const onward = 2 * decay * Math.cos(turn)
    const back = decay * decay
    let before = 0
    let now = Math.sin(turn) * softness ** (overtone - 1)
    for (let index = 0; index < tone.length; index++) {
      tone[index] = (tone[index] as number) + now
      const next = onward * now - back * before
      before = now
      now = next
    }
  }
  for (let index = 0; index < attack; index++) tone[index] = ((tone[index] as number) * index) / attack
  const release = Math.round(tone.length * 0.15)
  for (let left = 0; left < release; left++) {
    const index = tone.length - 1 - left
    tone[index] = ((tone[index] as number) * left) / release
  }
  return tone
}

function mix(onto: Float32Array, tone: Float32Array, start: number, gain: number) {
  const fits = Math.min(tone.length, onto.length - start)
  for (let index = 0; index < fits; index++) {
    onto[start + index] = (onto[start + index] as number) + (tone[index] as number) * gain
  }
  if (fits < tone.length) mix(onto, tone.subarray(fits), 0, gain)
}
