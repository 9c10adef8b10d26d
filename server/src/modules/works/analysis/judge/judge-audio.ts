import { audioRules, type MaterialFacts, type RuleResult } from '#contract/works/material'
import type { AudioAnalysis } from '../audio'
import { failIf, result, rounded, warnIf } from './result'

export type AudioType = 'music' | 'accompany' | 'karaoke' | 'short'

export interface AudioContext {
  /** Of the track's main audio, in seconds; absent: it is not there or not checked yet. */
  mainDuration?: number
  /** Another work with the same recording: its title where the member may know it. */
  sameRecording?: { title: string }
}

export function judgeAudio(type: AudioType, audio: AudioAnalysis, context: AudioContext): RuleResult[] {
  if (audio.problem?.why === 'disguised') {
    return [result('format', 'fail', { found: 'packed', wanted: 'pcm' })]
  }
  const format = result('format', 'pass', { found: audio.format })
  const readable = judgeReadable(audio)
  if (readable.verdict === 'fail') {
    return [format, readable, ...(audio.sampleRate > 0 ? judgeHeader(type, audio) : [])]
  }
  return [
    format,
    readable,
    ...judgeHeader(type, audio),
    ...judgeLength(type, audio, context),
    ...judgeSound(type, audio),
    ...warnings(type, audio, context),
  ]
}

function judgeReadable({ problem, duration }: AudioAnalysis): RuleResult {
  if (!problem) return result('readable', 'pass')
  const params: RuleResult['params'] = { why: problem.why, measured: rounded(duration, 1) }
  if (problem.statedDuration !== undefined) params.wanted = rounded(problem.statedDuration, 1)
  return result('readable', 'fail', params, problem.why === 'cutOff' ? [duration] : [])
}

/** What a master must be; for what comes beside it, only worth a word. */
const firmness = (type: AudioType) => (type === 'music' ? failIf : warnIf)

function judgeHeader(type: AudioType, { sampleRate, bits, channels }: AudioAnalysis): RuleResult[] {
  const verdict = firmness(type)
  const { minSampleRate, minBits, channels: wanted } = audioRules
  return [
    result('sampleRate', verdict(sampleRate < minSampleRate), {
      measured: sampleRate,
      wanted: minSampleRate,
    }),
    ...(bits === undefined
      ? []
      : [result('bitDepth', verdict(bits < minBits), { measured: bits, wanted: minBits })]),
    result('stereo', verdict(channels !== wanted), { measured: channels, wanted }),
  ]
}

function judgeLength(type: AudioType, { duration }: AudioAnalysis, { mainDuration }: AudioContext) {
  const measured = rounded(duration, 2)
  if (type === 'music' || type === 'short') {
    const { min, max } = audioRules.length[type]
    return [result('length', failIf(duration < min || duration > max), { measured, min, max })]
  }
  const most = audioRules.lengthTolerance
  if (mainDuration === undefined) return [result('sameLength', 'wait', { measured, most })]
  const isFar = Math.abs(duration - mainDuration) > most
  return [result('sameLength', failIf(isFar), { measured, wanted: rounded(mainDuration, 2), most })]
}

function judgeSound(type: AudioType, audio: AudioAnalysis): RuleResult[] {
  const verdict = firmness(type)
  const { silenceStart, silenceEnd, deadChannels, duration } = audio
  const most = audioRules.maxSilence
  const dead = deadChannels.length === 2 || audio.channels === 1 ? 'both' : deadChannels[0]
  return [
    result(
      'silenceStart',
      verdict(silenceStart > most),
      { measured: rounded(silenceStart, 1), most },
      silenceStart > most ? [0] : [],
    ),
    result(
      'silenceEnd',
      verdict(silenceEnd > most),
      { measured: rounded(silenceEnd, 1), most },
      silenceEnd > most ? [duration - silenceEnd] : [],
    ),
    result(
      'deadChannel',
      verdict(deadChannels.length > 0),
      deadChannels.length > 0 && dead ? { channel: dead } : {},
    ),
  ]
}

function warnings(type: AudioType, audio: AudioAnalysis, { sameRecording }: AudioContext): RuleResult[] {
  const { truePeak, loudness, cutoff } = audio
  const { target, far, ...limits } = { ...audioRules.loudness, peak: audioRules.truePeak }
  const found: RuleResult[] = []
  if (truePeak !== undefined) {
    found.push(result('truePeak', warnIf(truePeak > limits.peak), { measured: truePeak, most: limits.peak }))
  }
  found.push(result('clipping', warnIf(audio.clippedRuns > 0), { count: audio.clippedRuns }, audio.clippedAt))
  if (loudness !== undefined) {
    const isFar = Math.abs(loudness - target) > far
    found.push(result('loudness', warnIf(isFar), { measured: loudness, wanted: target }))
  }
  if (audio.channels === 2) found.push(result('monoInStereo', warnIf(audio.isMonoInStereo)))
  // A short may be an MP3, of which everybody knows what it is.
  if (audio.format !== 'mp3') {
    found.push(result('lossySource', warnIf(cutoff !== undefined), cutoff === undefined ? {} : { cutoff }))
  }
  if (type === 'music') {
    found.push(result('sameRecording', warnIf(sameRecording !== undefined), sameRecording ?? {}))
  }
  return found
}

export function audioFacts(audio: AudioAnalysis): MaterialFacts {
  const { format, sampleRate, bits, channels, loudness, truePeak } = audio
  if (sampleRate === 0) return { format }
  return { format, duration: rounded(audio.duration, 3), sampleRate, bits, channels, loudness, truePeak }
}
