/** Of a report: what was decided is done, or given up. */
export const nothingPending = {
  ...{ pending: null, pending_by: null, pending_at: null, pending_reason: '' },
} as const

/** Nothing is told any more of what could not be done: it is tried again, or the report has become another one. */
export const nothingNotDone = {
  ...{ not_done: null, not_done_by: null, not_done_text: null, not_done_at: null },
} as const
