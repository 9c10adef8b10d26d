// What the rows of figures say: how much there is now, and how much there was at the end of each day.

import type { ReviewStage } from '#contract/review/queue-calls'
import { addDays } from '#contract/works/missing'
import { type WorkStatus, workStatuses } from '#contract/works/work-status'

export interface Figure {
  figure: string
  amount: number
}
export interface DayFigure extends Figure {
  on: string
}
export interface Changes {
  days: DayFigure[]
  from: string
  today: string
}

/** The groups that a picture of works over time can show. */
const groups = {
  draft: ['00', '01', '10', '11', '100', '101'],
  review: ['200', '201', '300', '301'],
  rejected: ['400', '401'],
  distribution: ['990'],
  online: ['991'],
  down: ['980', '981'],
} as const satisfies Record<string, readonly WorkStatus[]>
type Group = keyof typeof groups
const groupNames = Object.keys(groups) as Group[]

const amountOf = (figures: readonly Figure[], name: string) =>
  figures.reduce((sum, { figure, amount }) => sum + (figure === name ? amount : 0), 0)

export function worksNow(figures: readonly Figure[]) {
  return workStatuses
    .map(status => ({ status, count: amountOf(figures, `works.${status}`) }))
    .filter(({ count }) => count > 0)
}

const stageStatuses = {
  content: ['200', '201'],
  rights: ['300', '301'],
} as const satisfies Record<ReviewStage, readonly WorkStatus[]>

/** Works and revisions that wait for this review. */
export function waitingIn(figures: readonly Figure[], stage: ReviewStage): number {
  const names = stageStatuses[stage].flatMap(status => [`works.${status}`, `revisions.${status}`])
  return names.reduce((sum, name) => sum + amountOf(figures, name), 0)
}

/** Every day from the first one to today. */
function everyDay({ from, today }: Pick<Changes, 'from' | 'today'>): string[] {
  const days: string[] = []
  for (let day = from; day <= today; day = addDays(day, 1)) days.push(day)
  return days
}

export function worksOverTime(changes: Changes) {
  const byDay = changesByDay(changes.days)
  const standing = Object.fromEntries(groupNames.map(name => [name, 0])) as Record<Group, number>
  const add = (day: string) => {
    for (const group of groupNames)
      for (const status of groups[group]) standing[group] += byDay.get(day)?.get(`works.${status}`) ?? 0
  }
  // All that was before the first day stands there as one.
  add(addDays(changes.from, -1))
  return everyDay(changes).map(day => {
    add(day)
    return { day, ...standing }
  })
}

export function membersOf(figures: readonly Figure[], changes: Changes) {
  const byDay = changesByDay(changes.days)
  const new_by_day = everyDay(changes).map(day => ({ day, count: byDay.get(day)?.get('members') ?? 0 }))
  return { total: amountOf(figures, 'members'), new_by_day }
}

/** What arrived; files that nobody needs any more are taken away elsewhere and do not count against it. */
export function uploadsOf(changes: Changes) {
  const byDay = changesByDay(changes.days)
  return everyDay(changes).map(day => ({
    day,
    files: byDay.get(day)?.get('uploads') ?? 0,
    bytes: byDay.get(day)?.get('uploads.bytes') ?? 0,
  }))
}

export function storageOf(figures: readonly Figure[]) {
  return { files: amountOf(figures, 'files'), bytes: amountOf(figures, 'bytes') }
}

function changesByDay(days: readonly DayFigure[]): Map<string, Map<string, number>> {
  const byDay = new Map<string, Map<string, number>>()
  for (const { on, figure, amount } of days) {
    const ofDay = byDay.get(on) ?? new Map<string, number>()
    byDay.set(on, ofDay.set(figure, (ofDay.get(figure) ?? 0) + amount))
  }
  return byDay
}
