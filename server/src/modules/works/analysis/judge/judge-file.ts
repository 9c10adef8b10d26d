// What was found in a file, held against what its type of material must be. Nothing is measured here.
import {
  acceptedFiles,
  type MaterialFacts,
  type MaterialType,
  type RuleResult,
} from '#contract/works/material'
import { type FileAnalysis, isAccepted } from '../analyse-file'
import { type AudioContext, audioFacts, judgeAudio } from './judge-audio'
import { judgeCover, pictureFacts } from './judge-cover'
import { documentFacts, judgeDocument } from './judge-document'
import { judgeLyrics, type LyricsContext, lyricsFacts } from './judge-lyrics'
import { judgeVideo, videoFacts } from './judge-video'
import { result } from './result'

export type JudgeContext = AudioContext & LyricsContext

export interface Judgement {
  state: 'passed' | 'failed'
  results: RuleResult[]
  facts: MaterialFacts
}

export function judgeFile(type: MaterialType, file: FileAnalysis, context: JudgeContext): Judgement {
  const { results, facts } = isAccepted(type, file.format)
    ? judgeContent(type, file, context)
    : { results: [wrongFormat(type, file)], facts: { format: file.format } }
  // Failed is what breaks a rule now; what waits for another file is judged again when that one comes.
  const state = results.some(({ verdict }) => verdict === 'fail') ? 'failed' : 'passed'
  return { state, results, facts }
}

function wrongFormat(type: MaterialType, { format }: FileAnalysis): RuleResult {
  return result('format', 'fail', { found: format, wanted: acceptedFiles[type].formats.join(', ') })
}

function judgeContent(type: MaterialType, file: FileAnalysis, context: JudgeContext) {
  switch (type) {
    case 'cover': {
      const cover = measured(file.cover)
      return { results: judgeCover(cover), facts: pictureFacts(cover) }
    }
    case 'lyric': {
      const lyrics = measured(file.lyric)
      return { results: judgeLyrics(lyrics, context), facts: lyricsFacts(lyrics, context) }
    }
    case 'mv': {
      const video = measured(file.video)
      return { results: judgeVideo(video), facts: videoFacts(video) }
    }
    case 'document': {
      const document = measured(file.document)
      return { results: judgeDocument(document), facts: documentFacts(document) }
    }
    default: {
      const audio = measured(file.audio)
      return { results: judgeAudio(type, audio, context), facts: audioFacts(audio) }
    }
  }
}

function measured<T>(analysis: T | undefined): T {
  if (analysis === undefined) throw new Error('a file was judged before it was measured')
  return analysis
}
