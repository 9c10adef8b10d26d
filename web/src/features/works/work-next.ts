// What a work wants next of its member, and where that is done.
import type { WorkRow } from '#contract/works/work-calls'
import type { WorkStatus } from '#contract/works/work-status'
import { links } from '../../lib/links'
import { groupOf, type WorkGroup } from './work-groups'

export interface NextStep {
  /** Of the work, or of its open revision: whichever waits. */
  status: WorkStatus
  group: WorkGroup
  to: string
}

type Row = Pick<WorkRow, 'id' | 'status' | 'revision'>

export function nextStepOf({ id, status, revision }: Row): NextStep {
  if (!revision) return { status, group: groupOf(status), to: placeOf(id, status) }
  const isSupplement = revision.purpose === 'supplement' && ['01', '401'].includes(revision.status)
  return {
    status: revision.status,
    group: groupOf(revision.status),
    to: isSupplement ? links.addMaterial(id) : placeOf(revision.id, revision.status),
  }
}

function placeOf(id: number, status: WorkStatus): string {
  switch (groupOf(status)) {
    case 'information':
    case 'rejected':
      return links.step(1, id)
    case 'scope':
    case 'signing':
      return links.step(3, id)
    default:
      return links.work(id)
  }
}
