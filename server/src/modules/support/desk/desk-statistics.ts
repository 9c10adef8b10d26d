import type { readDeskStatistics } from '#contract/support/desk-calls'
import type { QuestionType } from '#contract/support/ticket'
import type { CallContext } from '../../../platform/http/call-handler'
import { countDesk } from './desk.queries'
import {
  answeredByDay,
  askedByCategory,
  askedByDay,
  countAsked,
  measureAnswers,
  measureStaff,
} from './statistics.queries'

const dayMilliseconds = 86_400_000
const chinaIsAhead = 8 * 3_600_000

/** Whole days of Asia/Shanghai, today among them. */
function daysUpTo(now: Date, count: number): string[] {
  const today = new Date(now.getTime() + chinaIsAhead)
  return Array.from({ length: count }, (_, index) =>
    new Date(today.getTime() - (count - 1 - index) * dayMilliseconds).toISOString().slice(0, 10),
  )
}

export async function deskStatistics({ tx, input, actor, now }: CallContext<typeof readDeskStatistics>) {
  const days = daysUpTo(now, input.days)
  const since = new Date(new Date(`${days[0]}T00:00:00Z`).getTime() - chinaIsAhead)
  const [asked, answers, standing, byDay, answeredDays, byCategory, byStaff] = await Promise.all([
    countAsked(tx, since),
    measureAnswers(tx, since),
    countDesk(tx, actor.staffId),
    askedByDay(tx, since),
    answeredByDay(tx, since),
    askedByCategory(tx, since),
    measureStaff(tx, since),
  ])
  const on = (counted: Array<{ day: string; count: number }>, day: string) =>
    counted.find(row => row.day === day)?.count ?? 0
  return {
    asked: asked.asked,
    closed: asked.closed,
    waiting: standing.waiting,
    escalated: standing.escalated,
    answers,
    ratings: { count: asked.ratings, mean: asked.mean_rating },
    by_day: days.map(day => ({ day, asked: on(byDay, day), answered: on(answeredDays, day) })),
    by_category: byCategory.map(row => ({ ...row, category: row.category as QuestionType })),
    by_staff: byStaff,
  }
}
