// Lossy encoders throw away what lies above a fixed frequency: at the same place in every moment of the track the spectrum
// falls off a cliff, and behind it there is next to nothing. A dull recording fades; a bright one has no cliff.
import { powerSpectrum, windowSize } from './spectrum'
import { toneOf } from './tone'

const bandHertz = 200
const lowest = 9000
const highest = 21_400

/** The moments that were looked at, each as levels (dB) of the bands between `lowest` and `highest`. */
export class SpectrumWatch {
  private readonly moments: Float64Array[] = []
  /** The colour of each moment that sounds, 0 to 100. */
  readonly tone: number[] = []
  private readonly left = new Float64Array(windowSize)
  private readonly right = new Float64Array(windowSize)
  private filled = 0
  private skip: number

  constructor(
    private readonly sampleRate: number,
    private readonly channels: number,
    /** How far one look is from the next. */
    private readonly everyFrames: number,
  ) {
    this.skip = Math.floor(everyFrames / 2)
  }

  add(samples: Int16Array) {
    const { channels } = this
    const frames = samples.length / channels
    const rightAt = channels > 1 ? 1 : 0
    let frame = 0
    while (frame < frames) {
      const skipped = Math.min(this.skip, frames - frame)
      this.skip -= skipped
      frame += skipped
      const taken = Math.min(windowSize - this.filled, frames - frame)
      for (let end = frame + taken; frame < end; frame++, this.filled++) {
        this.left[this.filled] = (samples[frame * channels] as number) / 32_768
        this.right[this.filled] = (samples[frame * channels + rightAt] as number) / 32_768
      }
      if (this.filled < windowSize) continue
      this.look()
      this.filled = 0
      this.skip = Math.max(0, this.everyFrames - windowSize)
    }
  }

  /** Where the spectrum stops, in Hz; undefined as long as it looks like an original. */
  cutoff(): number | undefined {
    return findCutoff(this.moments)
  }

  private look() {
    const power = powerSpectrum(this.left, this.right)
    this.moments.push(this.levels(power))
    // Where nothing sounds, what sounded last goes on: the row stays as long as the recording.
    this.tone.push(toneOf(power, this.sampleRate) ?? this.tone.at(-1) ?? 0)
  }

  private levels(power: Float64Array): Float64Array {
    const binHertz = this.sampleRate / windowSize
    const bands = Math.floor((Math.min(highest, this.sampleRate / 2) - lowest) / bandHertz)
    const levels = new Float64Array(Math.max(0, bands))
    for (let band = 0; band < levels.length; band++) {
      const from = Math.round((lowest + band * bandHertz) / binHertz)
      const to = Math.round((lowest + (band + 1) * bandHertz) / binHertz)
      let sum = 0
      for (let bin = from; bin < to; bin++) sum += power[bin] as number
      levels[band] = 10 * Math.log10(sum / (to - from) + 1e-16)
    }
    return levels
  }
}

/** Everything is measured with sixteen bits, whose own noise lies at -126 dB in every band. */
const nothingBelow = -116
/** So much has to be there before a moment can tell anything. */
const somethingAbove = -96
/** And so much right before the cliff: 26 dB down within a thousand hertz is no instrument's and no room's doing. */
const cliffTop = -90
const fewestMoments = 12
/** Encoders at 128 kbit/s stop between 16 and 17 kHz; originals in good formats reach 18.5 kHz and more. */
const cliffs = { from: 15_000, to: 17_800 }
/** Of the moments, the loud ones. When the decoded file clips, the loudest have noise everywhere, so a lower share too. */
const loudMoments = [0.9, 0.75]

function findCutoff(moments: readonly Float64Array[]): number | undefined {
  const middle = (cliffs.from - lowest) / bandHertz
  const telling = moments.filter(
    levels => levels.length > middle && mean(levels, 0, middle) >= somethingAbove,
  )
  if (telling.length < fewestMoments) return undefined
  return loudMoments.map(share => cliffOf(quantile(telling, share))).find(hertz => hertz !== undefined)
}

function cliffOf(levels: Float64Array): number | undefined {
  let edge = levels.length
  while (edge > 0 && (levels[edge - 1] as number) < nothingBelow) edge--
  const hertz = lowest + edge * bandHertz
  if (hertz < cliffs.from || hertz > cliffs.to || edge === levels.length) return undefined
  return mean(levels, edge - 7, edge - 4) >= cliffTop ? hertz : undefined
}

/** Band by band, the level that this share of the moments stays below. */
function quantile(moments: readonly Float64Array[], share: number): Float64Array {
  const first = moments[0] ?? new Float64Array()
  return first.map((_, band) => {
    const levels = Float64Array.from(moments, moment => moment[band] as number).sort()
    return levels[Math.floor(levels.length * share)] as number
  })
}

function mean(levels: Float64Array, from: number, to: number): number {
  let sum = 0
  for (let band = from; band < to; band++) sum += levels[band] as number
  return sum / (to - from)
}
