import { barCount, excerptLength } from '#contract/release-pages/page-code'

/** An outline holds pairs: how far the sound goes down and up, from -128 to 127. */
const heights = (peaks: readonly number[]) =>
  Array.from({ length: Math.floor(peaks.length / 2) }, (_, pair) =>
    Math.max(Math.abs(peaks[2 * pair] ?? 0), Math.abs(peaks[2 * pair + 1] ?? 0)),
  )

/** As many bars as are drawn, 0 to 100, the loudest at 100; of a part of the recording where that is wanted, from 0 to 1. */
export function barsOf(peaks: readonly number[], { from = 0, to = 1 } = {}): number[] {
  const all = heights(peaks)
  if (all.length === 0) return []
  const part = all.slice(Math.floor(all.length * from), Math.max(1, Math.ceil(all.length * to)))
  const loudest = Math.max(1, ...part)
  return Array.from({ length: barCount }, (_, bar) => {
    const first = Math.floor((bar * part.length) / barCount)
    const last = Math.max(first + 1, Math.floor(((bar + 1) * part.length) / barCount))
    return Math.round((100 * Math.max(0, ...part.slice(first, last))) / loudest)
  })
}

/** The second at which the fullest part of a recording begins: more often than not its chorus. */
export function fullestStart(peaks: readonly number[], duration: number): number {
  const all = heights(peaks)
  const latest = Math.floor(duration - excerptLength)
  if (all.length === 0 || latest <= 0) return 0
  const width = Math.max(1, Math.round((all.length * excerptLength) / duration))
  let sum = all.slice(0, width).reduce((total, height) => total + height, 0)
  let best = { sum, at: 0 }
  for (let at = 1; at + width <= all.length; at++) {
    sum += (all[at + width - 1] ?? 0) - (all[at - 1] ?? 0)
    if (sum > best.sum) best = { sum, at }
  }
  return Math.min(latest, Math.round((best.at / all.length) * duration))
}
