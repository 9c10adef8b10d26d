// What may be done with a work as it stands. The answers travel to the client as `can`.
import type { WorkStatus } from '#contract/works/work-status'

interface Standing {
  status: string
  deleted_at: Date | null
  closed_at: Date | null
}

const isDraft = (status: string) => (['00', '01'] satisfies WorkStatus[] as string[]).includes(status)

/** Information, tracks and materials change only while the work is with its member. */
export function canEdit(work: Standing): boolean {
  return isDraft(work.status) && work.deleted_at === null && work.closed_at === null
}
