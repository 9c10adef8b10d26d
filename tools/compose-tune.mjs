// Composes the tune of the home page, twenty seconds of our own: plucked strings in a pentatonic scale over a bass, wood and
// brushes. The same script gives the same sound; it needs ffmpeg and is only run to change the tune:
//   node tools/compose-tune.mjs
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { inRoot } from './project.mjs'

const rate = 44_100
const beat = 60 / 84
const beats = 28
const length = Math.round(beats * beat * rate)
const peakCount = 96

/** [beat, note, loudness]; notes are numbered as MIDI does. @type {[number, number, number][]} */
const melody = [
  [0, 69, 0.7],
  [1, 71, 0.7],
  [1.5, 74, 0.75],
  [2, 76, 0.85],
  [4, 78, 0.9],
  [4.5, 76, 0.7],
  [5, 74, 0.75],
  [5.5, 71, 0.7],
  [6, 69, 0.8],
  [7.5, 71, 0.65],
  [8, 74, 0.85],
  [8.5, 76, 0.75],
  [9, 74, 0.75],
  [9.5, 71, 0.7],
  [10, 69, 0.75],
  [10.5, 66, 0.65],
  [11, 64, 0.75],
  [11.5, 66, 0.65],
  [12, 69, 0.85],
  [13, 71, 0.75],
  [13.5, 69, 0.65],
  [14, 74, 0.9],
  [15.5, 76, 0.75],
  [16, 78, 0.95],
  [16.5, 81, 0.9],
  [17, 78, 0.85],
  [17.5, 76, 0.8],
  [18, 74, 0.85],
  [18.5, 76, 0.75],
  [19, 71, 0.75],
  [19.5, 74, 0.7],
  [20, 76, 0.85],
  [20.5, 74, 0.75],
  [21, 71, 0.75],
  [21.5, 69, 0.7],
  [22, 71, 0.75],
  [23, 69, 0.65],
  [24, 62, 0.7],
  [24.08, 69, 0.65],
  [24.16, 74, 0.7],
  [24.24, 78, 0.75],
  [25.5, 81, 0.35],
]
/** A root a bar; the strings below walk through its fifth and octave. */
const roots = [50, 47, 50, 45, 47, 45, 50]

/** @param {Float64Array} samples @param {number} index */
const at = (samples, index) => samples[index] ?? 0
/** @param {number} note */
const pitch = note => 440 * 2 ** ((note - 69) / 12)
const random = seeded(1917)
const left = new Float64Array(length)
const right = new Float64Array(length)

for (const [when, note, loudness] of melody) {
  // The bass side of a zither lies left, its treble right.
  mix(when, pluck(pitch(note), 2.6, 0.62), loudness * 0.5, (note - 71) / 30)
}
roots.forEach((root, bar) => {
  const isLast = bar === roots.length - 1
  mix(bar * 4, bass(pitch(root - 12), isLast ? 3 : 1.6), 0.34, 0)
  if (isLast) return
  mix(bar * 4 + 2.5, bass(pitch(root - 12), 1), 0.24, 0)
  for (const [step, up] of [0, 7, 12, 7, 12, 7, 12, 7].entries()) {
    if (bar > 0 || step > 3) mix(bar * 4 + step / 2, pluck(pitch(root + up), 1.2, 0.35), 0.17, -0.35)
  }
  for (let step = 0; step < 8 && bar > 0; step += 1) {
    mix(bar * 4 + step / 2, brush(), step % 2 ? 0.035 : 0.02, 0.4)
  }
  if (bar > 1) for (const step of [1, 3]) mix(bar * 4 + step, wood(), 0.09, -0.2)
})
const sound = finish([
  [left, echo(left, 0)],
  [right, echo(right, 23)],
])
const file = inRoot('web', 'public', 'tune.mp3')
encode(sound, file)
writeFileSync(inRoot('web', 'src', 'areas', 'guest', 'home', 'tune.ts'), tuneModule(peaksOf(sound)))

/** Adds a sound at a beat. @param {number} when @param {Float64Array} sound @param {number} gain @param {number} side */
function mix(when, sound, gain, side) {
  const from = Math.round(when * beat * rate)
  const toRight = Math.sqrt(Math.min(1, Math.max(0, 0.5 + side / 2)))
  const toLeft = Math.sqrt(1 - toRight ** 2)
  for (let index = 0; index < sound.length && from + index < length; index += 1) {
    const value = at(sound, index) * gain * Math.SQRT2
    left[from + index] = at(left, from + index) + value * toLeft
    right[from + index] = at(right, from + index) + value * toRight
  }
}

/** A string, as Karplus and Strong found it: noise that runs in a circle and loses its edge.
 * @param {number} frequency @param {number} seconds @param {number} brightness */
function pluck(frequency, seconds, brightness) {
  const samples = new Float64Array(Math.round(seconds * rate))
  const round = rate / frequency - 0.5
  const size = Math.floor(round)
  const rest = round - size
  const string = new Float64Array(size + 1)
  let soft = 0
  for (let index = 0; index < string.length; index += 1) {
    soft += brightness * (random() * 2 - 1 - soft)
    string[index] = soft
  }
  const loss = 0.9985 - 0.6 / frequency
  let place = 0
  let before = 0
  for (let index = 0; index < samples.length; index += 1) {
    const next = (place + 1) % string.length
    const now = at(string, place) * rest + at(string, next) * (1 - rest)
    string[place] = loss * 0.5 * (now + before)
    before = now
    samples[index] = now * Math.min(1, index / 60) * Math.min(1, (samples.length - index) / 4000)
    place = next
  }
  return samples
}

/** @param {number} frequency @param {number} seconds */
function bass(frequency, seconds) {
  return Float64Array.from({ length: Math.round(seconds * rate) }, (_, index) => {
    const time = index / rate
    const swing = 2 * Math.PI * frequency * time
    const fall = Math.exp(-2.2 * time) * Math.min(1, time / 0.012) * Math.min(1, (seconds - time) / 0.08)
    return fall * (Math.sin(swing) + 0.35 * Math.sin(2 * swing) * Math.exp(-4 * time))
  })
}

function brush() {
  let low = 0
  return Float64Array.from({ length: Math.round(0.09 * rate) }, (_, index) => {
    const noise = random() * 2 - 1
    low += 0.35 * (noise - low)
    return (noise - low) * Math.exp(-index / (0.018 * rate)) * Math.min(1, index / 200)
  })
}

function wood() {
  return Float64Array.from({ length: Math.round(0.16 * rate) }, (_, index) => {
    const time = index / rate
    return Math.sin(2 * Math.PI * 620 * time) * Math.exp(-time / 0.03) * Math.min(1, index / 40)
  })
}

/** A small room: four delays that feed themselves. @param {Float64Array} dry @param {number} spread */
function echo(dry, spread) {
  const wet = new Float64Array(dry.length)
  for (const delay of [1557, 1617, 1491, 1422].map(samples => samples + spread)) {
    const line = new Float64Array(delay)
    let soft = 0
    for (let index = 0; index < dry.length; index += 1) {
      const place = index % delay
      const heard = at(line, place)
      soft += 0.55 * (heard - soft)
      line[place] = at(dry, index) + soft * 0.8
      wet[index] = at(wet, index) + heard / 4
    }
  }
  return wet
}

/** Room, a last breath, and as loud as it goes without clipping. @param {[Float64Array, Float64Array][]} sides */
function finish(sides) {
  const sound = new Float64Array(length * 2)
  let top = 0
  for (let index = 0; index < length; index += 1) {
    const fade = Math.min(1, (length - index) / (1.6 * rate)) ** 1.5
    for (const [side, [dry, wet]] of sides.entries()) {
      const value = (at(dry, index) + 0.22 * at(wet, index)) * fade
      sound[index * 2 + side] = value
      top = Math.max(top, Math.abs(value))
    }
  }
  return sound.map(value => (value / top) * 0.84)
}

/** @param {Float64Array} sound @param {string} file */
function encode(sound, file) {
  const bytes = Buffer.alloc(sound.length * 2)
  for (const [index, value] of sound.entries()) bytes.writeInt16LE(Math.round(value * 32_767), index * 2)
  const input = ['-f', 's16le', '-ar', String(rate), '-ac', '2', '-i', 'pipe:0']
  const output = ['-c:a', 'libmp3lame', '-b:a', '96k', '-map_metadata', '-1', '-fflags', '+bitexact', file]
  const { status, stderr } = spawnSync('ffmpeg', ['-y', '-v', 'error', ...input, ...output], { input: bytes })
  if (status !== 0) throw new Error(`ffmpeg: ${stderr}`)
}

/** The loudest moment of each stretch, the loudest of all being 1. @param {Float64Array} sound */
function peaksOf(sound) {
  const stretch = sound.length / peakCount
  const peaks = Array.from({ length: peakCount }, (_, index) =>
    sound
      .subarray(Math.floor(index * stretch), Math.floor((index + 1) * stretch))
      .reduce((top, value) => Math.max(top, Math.abs(value)), 0),
  )
  const top = Math.max(...peaks)
  return peaks.map(peak => Math.round((peak / top) * 100) / 100)
}

/** @param {number[]} peaks */
function tuneModule(peaks) {
  const rows = ['']
  for (const peak of peaks) {
    const longer = `${rows.at(-1)} ${peak},`
    if (longer.length > 110 - 1) rows.push(` ${peak},`)
    else rows.splice(-1, 1, longer)
  }
  return `// Written by tools/compose-tune.mjs: what was measured in the tune of the home page.
export const tuneFile = '/tune.mp3'
export const tuneSeconds = ${beats * beat}
/** The loudest moment of each stretch, the loudest of all being 1. */
export const tunePeaks = [
${rows.map(row => ` ${row}`).join('\n')}
]
`
}

/** The same noise every time. @param {number} seed */
function seeded(seed) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
