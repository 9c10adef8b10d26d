import type { AudioHeader } from './audio-header'
import { readAudioHeader } from './audio-header'
import { type AudioFormat, decodeAudio } from './decode-audio'
import { hasDamage } from './decoding-report'
import { startFingerprint } from './fingerprint'
import { SpectrumWatch } from './lossy-spectrum'
import { readLoudness } from './loudness'
import { readMp3Header } from './mp3-header'
import { PcmMeter } from './pcm-meter'

export interface AudioAnalysis {
  format: AudioFormat
  sampleRate: number
  channels: number
  bits?: number
  /** As decoded, in seconds. */
  duration: number
  /** Absent: it can be read to its end. */
  problem?: { why: 'cutOff' | 'damaged' | 'disguised'; statedDuration?: number }
  silenceStart: number
  silenceEnd: number
  deadChannels: ('left' | 'right')[]
  isMonoInStereo: boolean
  clippedRuns: number
  clippedAt: number[]
  loudness?: number
  truePeak?: number
  /** Where the spectrum stops like a lossy file's, in Hz. */
  cutoff?: number
  /** Pairs of lowest and highest, -128 to 127, as base64 of signed bytes. */
  outline: string
  /** From dark to bright over time, 0 to 100. Absent: it was measured before anybody asked for it. */
  tone?: number[]
  fingerprint?: number[]
}

export interface Watching {
  signal?: AbortSignal
  /** Called with 0 to 100, often. */
  onProgress?(percent: number): void
}

const spectrumLooks = 150
const bytesASample = 2

export async function analyseAudio(
  path: string,
  format: AudioFormat,
  watching: Watching = {},
): Promise<AudioAnalysis> {
  const header = await (format === 'mp3' ? readMp3Header(path) : readAudioHeader(path, format))
  if (!header) return unreadable(format, 'damaged')
  if (header.coding === 'other') return unreadable(format, 'disguised', header)
  return measure(path, format, header, watching)
}

async function measure(path: string, format: AudioFormat, header: AudioHeader, watching: Watching) {
  const { sampleRate, channels } = header
  const expected = header.frames ?? sampleRate * 300
  const meter = new PcmMeter(sampleRate, channels)
  const spectrum = new SpectrumWatch(
    sampleRate,
    channels,
    Math.max(8192, Math.floor(expected / spectrumLooks)),
  )
  const fingerprinter = startFingerprint(sampleRate, channels, watching.signal)
  const decoding = decodeAudio(path, format, watching.signal)
  let frames = 0
  for await (const samples of wholeFrames(decoding.samples, channels)) {
    const numbers = new Int16Array(samples.buffer, samples.byteOffset, samples.length / bytesASample)
    meter.add(numbers)
    spectrum.add(numbers)
    if (fingerprinter && !fingerprinter.add(samples)) await fingerprinter.drained()
    frames += numbers.length / channels
    watching.onProgress?.(Math.min(99, Math.floor((frames / expected) * 100)))
  }
  const { code, signal, report } = await decoding.finish()
  const { outline, frames: decoded, ...facts } = meter.finish()
  const loudness = readLoudness(report)
  return {
    ...unreadable(format, 'damaged', header),
    ...facts,
    duration: decoded / sampleRate,
    problem: problemOf(header, decoded, { isClean: code === 0 && signal === null, report }),
    loudness: loudness.integrated,
    truePeak: loudness.truePeak,
    cutoff: format === 'mp3' ? undefined : spectrum.cutoff(),
    outline: Buffer.from(outline.buffer).toString('base64'),
    tone: spectrum.tone,
    fingerprint: await fingerprinter?.finish(),
  }
}

/** A header may be off by a packet of an encoder; a file that lacks more has lost its end. */
export const missingFrames = 4096

function problemOf(
  header: AudioHeader,
  decoded: number,
  ending: { isClean: boolean; report: string },
): AudioAnalysis['problem'] {
  const statedDuration = header.frames === undefined ? undefined : header.frames / header.sampleRate
  if (header.isCutOff || (header.frames !== undefined && decoded < header.frames - missingFrames)) {
    return { why: 'cutOff', statedDuration }
  }
  if (!ending.isClean || decoded === 0 || hasDamage(ending.report)) {
    return { why: 'damaged', statedDuration }
  }
  return undefined
}

function unreadable(format: AudioFormat, why: 'damaged' | 'disguised', header?: AudioHeader): AudioAnalysis {
  return {
    format,
    sampleRate: header?.sampleRate ?? 0,
    channels: header?.channels ?? 0,
    bits: header?.bits,
    duration: 0,
    problem: { why },
    silenceStart: 0,
    silenceEnd: 0,
    deadChannels: [],
    isMonoInStereo: false,
    clippedRuns: 0,
    clippedAt: [],
    outline: '',
  }
}

/** The pipe cuts where it likes; what is left of a frame waits for the rest. */
async function* wholeFrames(chunks: AsyncIterable<Buffer>, channels: number): AsyncGenerator<Buffer> {
  const frameBytes = channels * bytesASample
  let rest: Buffer = Buffer.alloc(0)
  for await (const chunk of chunks) {
    const joined =
      rest.length > 0 || chunk.byteOffset % bytesASample !== 0 ? Buffer.concat([rest, chunk]) : chunk
    const whole = joined.length - (joined.length % frameBytes)
    rest = Buffer.from(joined.subarray(whole))
    if (whole > 0) yield joined.subarray(0, whole)
  }
}
