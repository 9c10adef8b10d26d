// How long things take, in words.
import type { Translate } from '../../../lib/words'

type Words = Translate<'guest'>

export function daysIn(t: Words, count: number): string {
  return t('days', { count })
}

/** In the largest unit that says something. */
export function spanIn(t: Words, hours: number): string {
  if (hours < 1) return t('minutes', { count: Math.max(1, Math.round(hours * 60)) })
  return hours < 48 ? t('hours', { count: Math.round(hours) }) : daysIn(t, Math.round(hours / 24))
}
