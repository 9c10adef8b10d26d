// How long something has been waiting.
import type { Language } from '#contract/language'

const minute = 60_000
const units = [
  // What is a little less than two days is no single day.
  { unit: 'day', length: 24 * 60 * minute, from: 2 },
  { unit: 'hour', length: 60 * minute, from: 1 },
  { unit: 'minute', length: minute, from: 1 },
] as const

/** In the largest unit that fits, rounded down: nothing looks older than it is. */
export function formatAge(since: string, now: number, language: Language): string {
  const age = Math.max(minute, now - Date.parse(since))
  const { unit, length } = units.find(candidate => age >= candidate.length * candidate.from) ?? units[2]
  const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' })
  return format.format(Math.floor(age / length))
}

export function ageInDays(since: string, now: number): number {
  return (now - Date.parse(since)) / (24 * 60 * minute)
}
