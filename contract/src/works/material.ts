// What a work is made of, and what each file must be. The limits stand here alone: the browser looks at them before a
// byte is sent, the worker before a file counts.
import { z } from 'zod'
import { id, timestamp } from '../wire'

export const materialTypes = [
  'music',
  'lyric',
  'cover',
  'accompany',
  'short',
  'karaoke',
  'mv',
  'document',
] as const
export type MaterialType = (typeof materialTypes)[number]

/** What belongs to the whole release; everything else belongs to one track. */
export const releaseMaterials = ['cover'] as const satisfies readonly MaterialType[]

const megabyte = 1024 * 1024
const gigabyte = 1024 * megabyte
const losslessAudio = ['wav', 'flac', 'aiff'] as const

/** Containers as our own judgement of the bytes names them, never what a name or a browser says. */
export type FileFormat =
  | 'wav'
  | 'flac'
  | 'aiff'
  | 'mp3'
  | 'jpeg'
  | 'png'
  | 'lrc'
  | 'txt'
  | 'mp4'
  | 'mov'
  | 'pdf'

interface Accepted {
  formats: readonly FileFormat[]
  maxBytes: number
}

export const acceptedFiles: Record<MaterialType, Accepted> = {
  music: { formats: losslessAudio, maxBytes: gigabyte },
  accompany: { formats: losslessAudio, maxBytes: gigabyte },
  karaoke: { formats: losslessAudio, maxBytes: gigabyte },
  short: { formats: ['wav', 'flac', 'mp3'], maxBytes: 200 * megabyte },
  cover: { formats: ['jpeg', 'png'], maxBytes: 20 * megabyte },
  lyric: { formats: ['lrc', 'txt'], maxBytes: 512 * 1024 },
  mv: { formats: ['mp4', 'mov'], maxBytes: 4 * gigabyte },
  document: { formats: ['pdf', 'jpeg', 'png'], maxBytes: 20 * megabyte },
}

/** How the formats' names end. */
export const formatEndings: Record<FileFormat, readonly string[]> = {
  wav: ['.wav', '.wave'],
  flac: ['.flac'],
  aiff: ['.aiff', '.aif', '.aifc'],
  mp3: ['.mp3'],
  jpeg: ['.jpg', '.jpeg'],
  png: ['.png'],
  lrc: ['.lrc'],
  txt: ['.txt'],
  mp4: ['.mp4', '.m4v'],
  mov: ['.mov'],
  pdf: ['.pdf'],
}

export const audioRules = {
  minSampleRate: 44_100,
  minBits: 16,
  channels: 2,
  /** Seconds. */
  length: { music: { min: 30, max: 3600 }, short: { min: 15, max: 60 } },
  maxSilence: 10,
  /** How far an accompaniment may differ from the main audio. */
  lengthTolerance: 2,
  loudness: { target: -14, far: 8 },
  truePeak: 0,
} as const

/** What lyrics may be written in, in the order in which they are offered. */
export const lyricEncodings = [
  'UTF-8',
  'UTF-16LE',
  'UTF-16BE',
  'GB18030',
  'Big5',
  'Shift_JIS',
  'EUC-JP',
  'EUC-KR',
] as const
export type LyricEncoding = (typeof lyricEncodings)[number]

export const coverRules = { minSide: 3000, maxSide: 6000 } as const
export const videoRules = { minHeight: 1080, codecs: ['h264', 'hevc', 'prores'] } as const
/** How much a member may keep here. */
export const storageQuota = 20 * gigabyte

/** Every rule a file is held against. The words stand in the web's texts under `rule.<name>`. */
export const materialRules = [
  'format',
  'readable',
  'sampleRate',
  'bitDepth',
  'stereo',
  'length',
  'silenceStart',
  'silenceEnd',
  'deadChannel',
  'sameLength',
  'truePeak',
  'clipping',
  'loudness',
  'monoInStereo',
  'lossySource',
  'sameRecording',
  'square',
  'pixels',
  'rgb',
  'qrCode',
  'encoding',
  'times',
  'timesInside',
  'codec',
  'resolution',
  'sound',
  'opens',
  /** Stands alone where the check itself broke down: the file may be fine. */
  'checked',
] as const
export type MaterialRule = (typeof materialRules)[number]

/** `wait`: it depends on another file that is not there or not checked yet. */
export const verdicts = ['pass', 'warn', 'fail', 'wait'] as const

export const ruleResult = z.object({
  rule: z.enum(materialRules),
  verdict: z.enum(verdicts),
  /** What was measured and what was wanted, for the sentence. */
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  /** The seconds of the audio it concerns. */
  at: z.array(z.number()),
})
export type RuleResult = z.output<typeof ruleResult>

/** `waiting`: not begun, for instance because no checker runs. */
export const materialStates = ['waiting', 'checking', 'passed', 'failed'] as const

/** `received`: whole, and on its way to become a material. `kept`: it is one. */
export const uploadStates = ['open', 'received', 'kept', 'failed'] as const
export type UploadState = (typeof uploadStates)[number]

export const materialFacts = z.object({
  format: z.string().optional(),
  duration: z.number().optional(),
  sampleRate: z.number().optional(),
  bits: z.number().optional(),
  channels: z.number().optional(),
  loudness: z.number().optional(),
  truePeak: z.number().optional(),
  width: z.number().optional(),
  height: z.number().optional(),
  lines: z.number().optional(),
  isTimed: z.boolean().optional(),
  /** What lyrics were read as. */
  encoding: z.enum(lyricEncodings).optional(),
})
export type MaterialFacts = z.output<typeof materialFacts>

/** Lyrics as they are read, by whoever may read them. */
export const lyricsRead = z.object({
  text: z.string(),
  is_timed: z.boolean(),
  encoding: z.enum(lyricEncodings),
  /** False: another encoding makes sense of the file too, and nobody has chosen one. */
  is_certain: z.boolean(),
})

export const material = z.object({
  id,
  work_id: id,
  /** Null: it belongs to the whole release. */
  track_id: id.nullable(),
  type: z.enum(materialTypes),
  file_name: z.string(),
  size: z.number().int(),
  /** Tells whether two files are the same one. */
  sha256: z.string(),
  /** What the member says that lyrics are written in; null: as it was found. */
  encoding: z.enum(lyricEncodings).nullable(),
  state: z.enum(materialStates),
  /** Of the check, 0 to 100. */
  progress: z.number().int(),
  results: z.array(ruleResult),
  facts: materialFacts,
  /** Short-lived links; null as long as there is nothing to show. */
  url: z.string(),
  thumbnail_url: z.string().nullable(),
  created_at: timestamp,
})
export type Material = z.output<typeof material>
