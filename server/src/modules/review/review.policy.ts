// What a reviewer may do with a work as it stands. The answers travel to the client as `can`.
import type { ReviewedWork, ReviewStage } from '#contract/review/queue-calls'
import type { WorkStatus } from '#contract/works/work-status'
import type { StaffActor } from '../../platform/http/actor'
import { Refusal } from '../../platform/refusal'

interface Standing {
  status: WorkStatus
  claimed_by: number | null
  content_passed_by: number | null
  deleted_at: Date | null
  closed_at: Date | null
}

type Reviewer = Pick<StaffActor, 'staffId' | 'roles'> & {
  /** It is their own work, or that of a company they publish for. */
  isOwner: boolean
}

const stages: Partial<Record<WorkStatus, ReviewStage>> = {
  '200': 'content',
  '201': 'content',
  '300': 'rights',
  '301': 'rights',
}

/** Null: it waits for no review. */
export function stageOf(work: Pick<Standing, 'status' | 'deleted_at' | 'closed_at'>): ReviewStage | null {
  const isHere = work.deleted_at === null && work.closed_at === null
  return isHere ? (stages[work.status] ?? null) : null
}

/** Editors review the content, rights staff the rights. */
const isFor = ({ roles }: Pick<StaffActor, 'roles'>, stage: ReviewStage) =>
  roles.includes(stage === 'content' ? 'editor' : 'rights')

export function requireStage(actor: Pick<StaffActor, 'roles'>, stage: ReviewStage): void {
  if (!isFor(actor, stage)) throw new Refusal('forbidden')
}

/** Content and rights are passed by two people. */
export const isOwnContent = (
  work: Pick<Standing, 'status' | 'content_passed_by'>,
  actor: Pick<StaffActor, 'staffId'>,
) => stages[work.status] === 'rights' && work.content_passed_by === actor.staffId

/** What keeps this person from reviewing it. */
function obstacleOf(work: Standing, actor: Reviewer) {
  const stage = stageOf(work)
  if (stage === null) return 'not_in_review'
  if (!isFor(actor, stage)) return 'other_role'
  if (actor.isOwner) return 'own_work'
  if (isOwnContent(work, actor)) return 'own_content'
  if (work.claimed_by !== null && work.claimed_by !== actor.staffId) return 'claimed'
  return null
}

export function reviewCan(work: Standing, actor: Reviewer): ReviewedWork['can'] {
  const obstacle = obstacleOf(work, actor)
  const isMine = work.claimed_by === actor.staffId
  const isOpen = obstacle === null
  return {
    claim: isOpen && !isMine,
    release: isMine && stageOf(work) !== null,
    pass: isOpen,
    reject: isOpen,
    obstacle,
  }
}
