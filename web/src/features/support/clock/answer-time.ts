// How the promised time is told: what is left of it, and which day it falls on for whoever reads.

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
/** From here on the clock asks to be looked at. */
const soonHours = 4

export interface AnswerTime {
  tone: 'calm' | 'soon' | 'late'
  left: { unit: 'minutes' | 'hours' | 'days'; count: number }
}

/** Rounded down: nobody is promised more than there is, but what was three days minutes ago does not read as two. */
export function answerTime(dueAt: string, now: number): AnswerTime {
  const rest = Date.parse(dueAt) - now
  const tone = rest <= 0 ? 'late' : rest < soonHours * hour ? 'soon' : 'calm'
  if (rest >= 2 * day) return { tone, left: { unit: 'days', count: Math.floor((rest + hour) / day) } }
  if (rest >= hour) return { tone, left: { unit: 'hours', count: Math.floor(rest / hour) } }
  return { tone, left: { unit: 'minutes', count: Math.max(1, Math.floor(rest / minute)) } }
}

export type NearDay = 'yesterday' | 'today' | 'tomorrow'

/** The day in words where it is near; by the reader's own calendar, so that midnight is where they have it. */
export function nearDay(moment: string, now: number): NearDay | undefined {
  const away = Math.round((startOfDay(Date.parse(moment)) - startOfDay(now)) / day)
  return ({ '-1': 'yesterday', '0': 'today', '1': 'tomorrow' } as const)[String(away)]
}

function startOfDay(time: number): number {
  const date = new Date(time)
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime()
}
