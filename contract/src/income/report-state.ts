// Where a sales report stands, and every way from one place to the next.

export const reportStates = [
  'waiting',
  'reading',
  'checked',
  'failed',
  'cancelled',
  'discarded',
  'posted',
  'counted',
  'reversed',
] as const
export type ReportState = (typeof reportStates)[number]

type Moves = Readonly<Partial<Record<ReportState, ReportState>>>

/** The one table. Whatever is not in it cannot happen. */
export const reportTransitions = {
  /** A worker takes it up, or takes it up again after one that died. */
  begin: { waiting: 'reading', reading: 'reading' },
  finish: { reading: 'checked' },
  fail: { waiting: 'failed', reading: 'failed' },
  cancel: { waiting: 'cancelled', reading: 'cancelled' },
  /** Once more, with what somebody corrected. */
  readAgain: { checked: 'waiting', failed: 'waiting', cancelled: 'waiting' },
  discard: { checked: 'discarded', failed: 'discarded', cancelled: 'discarded' },
  post: { checked: 'posted' },
  /** Usage without money: it feeds statistics and is never posted. */
  count: { checked: 'counted' },
  reverse: { posted: 'reversed', counted: 'reversed' },
} as const satisfies Record<string, Moves>

export type ReportEvent = keyof typeof reportTransitions
export const reportEvents = Object.keys(reportTransitions) as ReportEvent[]

/** Where a report is after the event, or undefined when it cannot happen. */
export function reportAfter(state: ReportState, event: ReportEvent): ReportState | undefined {
  return (reportTransitions[event] as Moves)[state]
}
