// Reads every sample once, as they come out of the decoder: outline, silence, dead channels, likeness of the channels and
// clipping. Sixteen bits are enough for all of these.

/** Samples of each channel that are looked at together; every other length is made from these. */
const blockFrames = 256
/** -60 dBFS. */
const silentBelow = 33
/** So many samples at the limit in a row are no coincidence. */
const clippedInARow = 4
const clipLimit = 32_766
/** Places of clipping closer than this are one place. */
const clipGapSeconds = 1
const mostClipPlaces = 50
const outlinePairs = 1500
/** -60 dB: what two channels may differ and still be the same. */
const sameBelow = 1e-6

export interface PcmFacts {
  frames: number
  /** Seconds; the whole length when nothing sounds. */
  silenceStart: number
  silenceEnd: number
  /** Of the first two channels. */
  deadChannels: ('left' | 'right')[]
  isMonoInStereo: boolean
  clippedRuns: number
  /** Where they are, in seconds. */
  clippedAt: number[]
  /** Pairs of lowest and highest, -128 to 127. */
  outline: Int8Array
}

export class PcmMeter {
  private frames = 0
  private lows = new Int16Array(1024)
  private highs = new Int16Array(1024)
  private blocks = 0
  private inBlock = 0
  private low = 0
  private high = 0
  private leftPeak = 0
  private rightPeak = 0
  private sumEnergy = 0
  private differenceEnergy = 0
  /** How many samples at the limit stand at the end of what was read, by channel. */
  private readonly runs = [0, 0]
  private clippedRuns = 0
  private clippedAt: number[] = []

  constructor(
    private readonly sampleRate: number,
    private readonly channels: number,
  ) {}

  /** Whole frames of all channels, interleaved. */
  add(samples: Int16Array) {
    const { channels } = this
    const frames = samples.length / channels
    let frame = 0
    while (frame < frames) {
      const end = frame + Math.min(blockFrames - this.inBlock, frames - frame)
      this.measure(samples, frame * channels, end * channels)
      this.inBlock += end - frame
      this.frames += end - frame
      frame = end
      if (this.inBlock === blockFrames) this.keepBlock()
    }
  }

  /** Within one block. This is where the time goes: all that can wait until something is found, waits. */
  private measure(samples: Int16Array, from: number, to: number) {
    const { channels } = this
    const rightAt = channels > 1 ? 1 : 0
    let [leftLow, leftHigh, rightLow, rightHigh] = [0, 0, 0, 0]
    for (let index = from; index < to; index += channels) {
      const left = samples[index] as number
      const right = samples[index + rightAt] as number
      if (left < leftLow) leftLow = left
      else if (left > leftHigh) leftHigh = left
      if (right < rightLow) rightLow = right
      else if (right > rightHigh) rightHigh = right
    }
    this.compare(samples, from, to)
    const leftPeak = Math.max(-leftLow, leftHigh)
    const rightPeak = Math.max(-rightLow, rightHigh)
    if (leftPeak > this.leftPeak) this.leftPeak = leftPeak
    if (rightPeak > this.rightPeak) this.rightPeak = rightPeak
    this.low = Math.min(this.low, leftLow, rightLow)
    this.high = Math.max(this.high, leftHigh, rightHigh)
    this.findClips(samples, from, to, 0, leftPeak)
    if (rightAt === 1) this.findClips(samples, from, to, 1, rightPeak)
  }

  /** Every fourth frame tells enough about how alike the channels are. */
  private compare(samples: Int16Array, from: number, to: number) {
    if (this.channels !== 2) return
    let { sumEnergy, differenceEnergy } = this
    for (let index = from; index < to; index += 8) {
      const left = samples[index] as number
      const right = samples[index + 1] as number
      sumEnergy += (left + right) * (left + right)
      differenceEnergy += (left - right) * (left - right)
    }
    this.sumEnergy = sumEnergy
    this.differenceEnergy = differenceEnergy
  }

  private findClips(samples: Int16Array, from: number, to: number, channel: 0 | 1, peak: number) {
    if (peak < clipLimit) {
      this.runs[channel] = 0
      return
    }
    let run = this.runs[channel] as number
    for (let index = from + channel; index < to; index += this.channels) {
      if (Math.abs(samples[index] as number) < clipLimit) run = 0
      else if (++run === clippedInARow) this.noteClip(this.frames + (index - from) / this.channels)
    }
    this.runs[channel] = run
  }

  finish(): PcmFacts {
    if (this.inBlock > 0) this.keepBlock()
    const { channels, leftPeak, rightPeak } = this
    const deadChannels: PcmFacts['deadChannels'] = []
    if (leftPeak < silentBelow) deadChannels.push('left')
    if (channels > 1 && rightPeak < silentBelow) deadChannels.push('right')
    return {
      frames: this.frames,
      ...this.silence(),
      deadChannels,
      isMonoInStereo:
        channels === 2 && deadChannels.length === 0 && this.differenceEnergy <= this.sumEnergy * sameBelow,
      clippedRuns: this.clippedRuns,
      clippedAt: this.clippedAt,
      outline: this.outline(),
    }
  }

  private keepBlock() {
    if (this.blocks === this.lows.length) {
      this.lows = grown(this.lows)
      this.highs = grown(this.highs)
    }
    this.lows[this.blocks] = this.low
    this.highs[this.blocks] = this.high
    this.blocks++
    this.inBlock = 0
    this.low = 0
    this.high = 0
  }

  private noteClip(frame: number) {
    this.clippedRuns++
    const second = frame / this.sampleRate
    const last = this.clippedAt.at(-1)
    if (last !== undefined && second - last < clipGapSeconds) return
    if (this.clippedAt.length < mostClipPlaces) this.clippedAt.push(Math.round(second * 100) / 100)
  }

  private silence() {
    const sounds = (block: number) =>
      (this.highs[block] as number) >= silentBelow || (this.lows[block] as number) <= -silentBelow
    let first = 0
    while (first < this.blocks && !sounds(first)) first++
    let last = this.blocks - 1
    while (last >= first && !sounds(last)) last--
    const duration = this.frames / this.sampleRate
    if (first === this.blocks) return { silenceStart: duration, silenceEnd: duration }
    return {
      silenceStart: (first * blockFrames) / this.sampleRate,
      silenceEnd: Math.max(0, duration - ((last + 1) * blockFrames) / this.sampleRate),
    }
  }

  private outline(): Int8Array {
    const pairs = Math.min(outlinePairs, this.blocks)
    const outline = new Int8Array(pairs * 2)
    for (let pair = 0; pair < pairs; pair++) {
      const from = Math.floor((pair * this.blocks) / pairs)
      const to = Math.floor(((pair + 1) * this.blocks) / pairs)
      let [low, high] = [32_767, -32_768]
      for (let block = from; block < to; block++) {
        low = Math.min(low, this.lows[block] as number)
        high = Math.max(high, this.highs[block] as number)
      }
      outline[pair * 2] = low >> 8
      outline[pair * 2 + 1] = high >> 8
    }
    return outline
  }
}

function grown(numbers: Int16Array<ArrayBuffer>): Int16Array<ArrayBuffer> {
  const larger = new Int16Array(numbers.length * 2)
  larger.set(numbers)
  return larger
}
