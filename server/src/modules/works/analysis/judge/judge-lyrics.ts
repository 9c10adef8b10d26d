import type { MaterialFacts, RuleResult } from '#contract/works/material'
import type { LyricsAnalysis } from '../lyrics'
import { failIf, result, rounded } from './result'

export function judgeLyrics(
  lyrics: LyricsAnalysis,
  { mainDuration }: { mainDuration?: number },
): RuleResult[] {
  const { encoding, outOfOrder, latest } = lyrics
  if (encoding === undefined) return [result('encoding', 'fail', { wanted: 'UTF-8, UTF-16, GB18030' })]
  const read = [
    result('format', 'pass', { found: lyrics.format }),
    result('encoding', 'pass', { found: encoding }),
  ]
  if (lyrics.format === 'txt') return read
  const line = lyrics.firstOutOfOrderLine
  const times = result('times', failIf(outOfOrder.length > 0), line === undefined ? {} : { line }, outOfOrder)
  return [...read, times, judgeInside(latest, mainDuration)]
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

export function lyricsFacts({ format, lines, encoding }: LyricsAnalysis): MaterialFacts {
  return encoding === undefined ? {} : { format, lines, isTimed: format === 'lrc' }
}
