// What may be done with a work as it stands. The answers travel to the client as `can`.
import type { ColleagueRole } from '#contract/call'
import type { WorkCan } from '#contract/works/work'
import {
  discardableStatuses,
  type WorkEvent,
  type WorkStatus,
  workStatusAfter,
} from '#contract/works/work-status'

interface Standing {
  status: WorkStatus
  purpose: string
  revision_of: number | null
  claimed_by: number | null
  released_at: Date | null
  deleted_at: Date | null
  closed_at: Date | null
}

const isOneOf = (status: WorkStatus, statuses: readonly WorkStatus[]) => statuses.includes(status)
const isHere = (work: Pick<Standing, 'deleted_at' | 'closed_at'>) =>
  work.deleted_at === null && work.closed_at === null

/** Information, tracks and materials change only while the work is with its member. */
export function canEdit(work: Pick<Standing, 'status' | 'deleted_at' | 'closed_at'>): boolean {
  return isHere(work) && isOneOf(work.status, ['00', '01'])
}

export function canChangeScope(work: Pick<Standing, 'status' | 'deleted_at' | 'closed_at'>): boolean {
  return isHere(work) && isOneOf(work.status, ['00', '01', '10', '11'])
}

/** As long as it is not handed in again. */
export function canAnswer(work: Pick<Standing, 'status' | 'deleted_at' | 'closed_at'>): boolean {
  return isHere(work) && isOneOf(work.status, ['01', '11', '101'])
}

/** Nobody of the staff has begun with it. */
export function isStillWithMember(work: Pick<Standing, 'claimed_by'>): boolean {
  return work.claimed_by === null
}

/** What never was released can go; what was released is taken down. */
export function canDelete(work: Standing): boolean {
  return canEdit(work) && work.revision_of === null && work.released_at === null
}

export function canDiscard(work: Standing): boolean {
  return isHere(work) && work.revision_of !== null && isOneOf(work.status, discardableStatuses)
}

export function canBeRevised(work: Standing): boolean {
  return isHere(work) && work.revision_of === null && isOneOf(work.status, ['990', '991'])
}

/** A revision is a part of its work: the work is copied. */
export function canCopy(work: Standing): boolean {
  return isHere(work) && work.revision_of === null
}

export function allowedWith(work: Standing, role: ColleagueRole): WorkCan {
  const isOwner = role === 'owner'
  const mayPublish = isOwner || role === 'publisher'
  const isSupplement = work.purpose === 'supplement'
  const leads = (event: WorkEvent) => isHere(work) && workStatusAfter(work.status, event) !== undefined
  return {
    edit: mayPublish && canEdit(work),
    answer: mayPublish && canAnswer(work),
    complete: mayPublish && !isSupplement && leads('complete'),
    choose_scope: mayPublish && leads('chooseScope'),
    change_scope: mayPublish && leads('changeScope'),
    sign: isOwner && leads('sign'),
    submit_supplement: mayPublish && isSupplement && leads('submitSupplement'),
    recall: mayPublish && leads('recall') && isStillWithMember(work),
    revise: mayPublish && leads('revise'),
    take_down: isOwner && leads('takeDown'),
    release_again: mayPublish && leads('releaseAgain'),
    start_revision: mayPublish && canBeRevised(work),
    add_material: mayPublish && canBeRevised(work),
    discard: mayPublish && canDiscard(work),
    delete: isOwner && canDelete(work),
    restore: isOwner && work.deleted_at !== null,
    copy: mayPublish && canCopy(work),
  }
}
