// Looks into a file as far as one type of material needs it. What comes out is kept with the content, so that the same
// content is never measured twice.
import { acceptedFiles, type MaterialType } from '#contract/works/material'
import { type AudioAnalysis, analyseAudio, type Watching } from './audio'
import type { AudioFormat } from './decode-audio'
import { analyseDocument, type DocumentAnalysis } from './document'
import { type FoundFormat, findFormat } from './file-format'
import { analyseLyrics, type LyricsAnalysis } from './lyrics'
import { analysePicture, type PictureAnalysis, type Thumbnail } from './picture'
import { analyseVideo, type VideoAnalysis } from './video'

/** Raised when what is measured changes: then files are looked at again when they are needed. */
const analysisVersion = 1

export interface FileAnalysis {
  version: number
  format: FoundFormat
  audio?: AudioAnalysis
  cover?: PictureAnalysis
  lyric?: LyricsAnalysis
  video?: VideoAnalysis
  document?: DocumentAnalysis
  /** Small pictures of it lie beside it in the storage. */
  hasThumbnails?: boolean
}

const partOf = {
  music: 'audio',
  accompany: 'audio',
  karaoke: 'audio',
  short: 'audio',
  cover: 'cover',
  lyric: 'lyric',
  mv: 'video',
  document: 'document',
} as const satisfies Record<MaterialType, keyof FileAnalysis>

/** What is kept about a content, if it is still of use. */
export function keptAnalysis(kept: unknown): FileAnalysis | undefined {
  const analysis = kept as Partial<FileAnalysis>
  return analysis.version === analysisVersion ? (analysis as FileAnalysis) : undefined
}

/** Whether everything is known that a material of this type is judged by. */
export function isAnalysed(type: MaterialType, kept: FileAnalysis | undefined): kept is FileAnalysis {
  return kept !== undefined && (!isAccepted(type, kept.format) || kept[partOf[type]] !== undefined)
}

export function isAccepted(type: MaterialType, found: FoundFormat): boolean {
  // Whether unknown bytes are lyrics in some encoding shows when they are read.
  if (type === 'lyric') return found === 'text' || found === 'unknown'
  return (acceptedFiles[type].formats as readonly string[]).includes(found)
}

/** Only these types need programs that may be missing. */
export function needsChecker(type: MaterialType): boolean {
  return partOf[type] === 'audio' || partOf[type] === 'video'
}

export async function analyseFile(
  path: string,
  type: MaterialType,
  watching: Watching,
): Promise<{ analysis: FileAnalysis; thumbnails: Thumbnail[] }> {
  const format = await findFormat(path)
  const begun = { version: analysisVersion, format }
  if (!isAccepted(type, format)) return { analysis: begun, thumbnails: [] }
  switch (partOf[type]) {
    case 'audio':
      return {
        analysis: { ...begun, audio: await analyseAudio(path, format as AudioFormat, watching) },
        thumbnails: [],
      }
    case 'cover': {
      const { analysis, thumbnails } = await analysePicture(path, format as 'jpeg' | 'png')
      return { analysis: { ...begun, cover: analysis }, thumbnails }
    }
    case 'video': {
      const { analysis, thumbnails } = await analyseVideo(path, format as 'mp4' | 'mov', watching)
      return { analysis: { ...begun, video: analysis }, thumbnails }
    }
    case 'lyric':
      return { analysis: { ...begun, lyric: await analyseLyrics(path) }, thumbnails: [] }
    case 'document': {
      const document = await analyseDocument(path, format as DocumentAnalysis['format'])
      return { analysis: { ...begun, document }, thumbnails: [] }
    }
  }
}
