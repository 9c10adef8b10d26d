// The first look at a file, before a byte of it is sent. It only refuses what the server would refuse for certain.
import {
  acceptedFiles,
  audioRules,
  coverRules,
  type FileFormat,
  formatEndings,
  type MaterialType,
} from '#contract/works/material'
import { type AudioHead, readAudioHead } from './audio-head'
import { type Head, readHead, tagLength } from './file-bytes'
import { readPictureHead } from './picture-head'
import { sniffFormat } from './sniff-format'

export const objections = [
  'empty',
  'tooLarge',
  'format',
  'sampleRate',
  'bits',
  'mono',
  'tooShort',
  'tooLong',
  'notSquare',
  'tooSmall',
  'tooBig',
  'gray',
  'cmyk',
] as const
export type ObjectionName = (typeof objections)[number]

export interface Objection {
  name: ObjectionName
  params: Record<string, string | number>
}

export async function lookAtFile(file: File, type: MaterialType): Promise<Objection | undefined> {
  const { formats, maxBytes } = acceptedFiles[type]
  const formatNames = { formats: formats.map(format => format.toUpperCase()).join(' / ') }
  if (file.size === 0) return { name: 'empty', params: {} }
  if (file.size > maxBytes) return { name: 'tooLarge', params: { most: maxBytes } }
  // Lyrics have no mark of their own: the server reads them to the end.
  if (type === 'lyric') return undefined
  const head = await headOf(file, type)
  const format = sniffFormat(head)
  if (!format || !formats.includes(format)) return { name: 'format', params: formatNames }
  return objectionTo(type, format, head, file.size)
}

async function headOf(file: File, type: MaterialType): Promise<Head> {
  const head = await readHead(file, type === 'cover' ? 1_048_576 : undefined)
  const tag = tagLength(head)
  if (tag === 0) return head
  // A tag does not belong before a FLAC, but occurs, with pictures of any size in it.
  const behind = await readHead(file.slice(tag))
  return behind.word(0) === 'fLaC' ? behind : head
}

function objectionTo(
  type: MaterialType,
  format: FileFormat,
  head: Head,
  size: number,
): Objection | undefined {
  if (type === 'cover') return objectionToCover(format, head)
  const audio = readAudioHead(format, head, size)
  if (!audio) return undefined
  if (type === 'short') return objectionToLength(audio, audioRules.length.short)
  // What comes beside the main audio is warned about, and is as long as that one.
  return type === 'music' ? objectionToAudio(audio) : undefined
}

function objectionToAudio(audio: AudioHead): Objection | undefined {
  const { minSampleRate, minBits, channels, length } = audioRules
  if (audio.sampleRate < minSampleRate)
    return { name: 'sampleRate', params: { found: audio.sampleRate / 1000, wanted: minSampleRate / 1000 } }
  if (audio.bits < minBits) return { name: 'bits', params: { found: audio.bits, wanted: minBits } }
  if (audio.channels !== channels) return { name: 'mono', params: { found: audio.channels } }
  return objectionToLength(audio, length.music)
}

function objectionToLength(
  { duration }: AudioHead,
  { min, max }: { min: number; max: number },
): Objection | undefined {
  if (duration === undefined) return undefined
  const found = Math.floor(duration)
  if (duration < min) return { name: 'tooShort', params: { found, min } }
  if (duration > max) return { name: 'tooLong', params: { found, max: max / 60 } }
  return undefined
}

function objectionToCover(format: FileFormat, head: Head): Objection | undefined {
  const picture = readPictureHead(format, head)
  if (!picture) return undefined
  const { width, height, colours } = picture
  const { minSide, maxSide } = coverRules
  if (Math.min(width, height) < minSide) return { name: 'tooSmall', params: { width, height, min: minSide } }
  if (width !== height) return { name: 'notSquare', params: { width, height } }
  if (width > maxSide) return { name: 'tooBig', params: { width, height, max: maxSide } }
  // Last: what is cut to size here is drawn anew, in RGB.
  return colours === 'gray' || colours === 'cmyk' ? { name: colours, params: {} } : undefined
}

/** For the file chooser, which knows endings only. */
export function endingsFor(type: MaterialType): string[] {
  return acceptedFiles[type].formats.flatMap(format => formatEndings[format])
}
