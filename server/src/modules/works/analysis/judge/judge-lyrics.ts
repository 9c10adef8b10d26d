import {
  type LyricEncoding,
  lyricEncodings,
  type MaterialFacts,
  type RuleResult,
} from '#contract/works/material'
import type { LyricsAnalysis } from '../lyrics'
import { failIf, result, rounded, warnIf } from './result'

export interface LyricsContext {
  /** Of the track's main audio, in seconds; absent: it is not there or not checked yet. */
  mainDuration?: number
  /** What the member says that it is written in. */
  encoding?: LyricEncoding
}

export function judgeLyrics(lyrics: LyricsAnalysis, context: LyricsContext): RuleResult[] {
  const reading = readingOf(lyrics, context)
  if (!reading) return [result('encoding', 'fail', { wanted: lyricEncodings.join(', ') })]
  const isCertain = context.encoding !== undefined || lyrics.isCertain
  const { format, outOfOrder, latest, firstOutOfOrderLine: line } = reading
  const read = [
    result('format', 'pass', { found: format }),
    result('encoding', warnIf(!isCertain), { found: reading.encoding }),
  ]
  if (format === 'txt') return read
  const times = result('times', failIf(outOfOrder.length > 0), line === undefined ? {} : { line }, outOfOrder)
  return [...read, times, judgeInside(latest, context.mainDuration)]
}

function judgeInside(latest: readonly number[], mainDuration: number | undefined): RuleResult {
  const last = rounded(latest.at(-1) ?? 0, 2)
  if (mainDuration === undefined) return result('timesInside', 'wait', { measured: last })
  const outside = latest.filter(time => time > mainDuration)
  return result(
    'timesInside',
    failIf(outside.length > 0),
    { measured: last, wanted: rounded(mainDuration, 2) },
    outside,
  )
}

export function lyricsFacts(lyrics: LyricsAnalysis, context: LyricsContext): MaterialFacts {
  const reading = readingOf(lyrics, context)
  if (!reading) return {}
  const { format, lines, encoding } = reading
  return { format, lines, isTimed: format === 'lrc', encoding }
}

/** What its member says counts before what was found. */
function readingOf({ encoding: found, readings }: LyricsAnalysis, { encoding = found }: LyricsContext) {
  const reading = encoding && readings[encoding]
  return encoding && reading && { ...reading, encoding }
}
