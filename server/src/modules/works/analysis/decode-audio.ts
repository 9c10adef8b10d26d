// One pass of ffmpeg: it decodes once, measures the loudness, and hands the samples on.
import { text } from 'node:stream/consumers'
import { reporting } from './decoding-report'
import { type Ending, ended, startLimited } from './limited-program'

export type AudioFormat = 'wav' | 'aiff' | 'flac' | 'mp3'

export const audioLimits = { cpuSeconds: 900, megabytes: 2000, minutes: 20 }
const mostReportBytes = 200_000

const decoders: Record<AudioFormat, string> = {
  wav: 'pcm_u8,pcm_s16le,pcm_s24le,pcm_s32le,pcm_f32le,pcm_f64le',
  aiff: 'pcm_s8,pcm_u8,pcm_s16be,pcm_s16le,pcm_s24be,pcm_s24le,pcm_s32be,pcm_s32le,pcm_f32be,pcm_f64be',
  flac: 'flac',
  mp3: 'mp3,mp3float',
}

export interface Decoding {
  /** Interleaved samples of sixteen bits. */
  samples: AsyncIterable<Buffer>
  /** After the last sample: what ffmpeg said, and how it ended. */
  finish(): Promise<Ending & { report: string }>
}

export function decodeAudio(path: string, format: AudioFormat, signal?: AbortSignal): Decoding {
  const child = startLimited('ffmpeg', ffmpegArguments(path, format), audioLimits, signal)
  child.stdin.end()
  const end = ended(child)
  const report = text(child.stderr)
  // Both are awaited in finish(); if reading fails before, that is the error to report.
  end.catch(() => {})
  report.catch(() => {})
  return {
    samples: child.stdout,
    finish: async () => ({ ...(await end), report: (await report).slice(-mostReportBytes) }),
  }
}

function ffmpegArguments(path: string, format: AudioFormat): string[] {
  return [
    '-nostdin',
    ...reporting,
    ...openedAudio(path, format),
    ...['-filter_complex', '[0:a:0]asplit=2[out][meter];[meter]ebur128=peak=true:framelog=verbose[measured]'],
    ...['-map', '[measured]', '-f', 'null', '-'],
    ...['-map', '[out]', '-c:a', 'pcm_s16le', '-f', 's16le', 'pipe:1'],
  ]
}

/** Only this file, only as what it was found to be, only by these decoders. */
export function openedAudio(path: string, format: AudioFormat): string[] {
  return [
    ...['-protocol_whitelist', 'file,pipe', '-format_whitelist', format, '-f', format],
    ...['-codec_whitelist', decoders[format], '-err_detect', 'crccheck'],
    ...['-vn', '-sn', '-dn', '-i', `file:${path}`],
  ]
}
