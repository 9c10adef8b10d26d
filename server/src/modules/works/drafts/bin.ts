// A draft that was deleted stays in the bin for a while.
import type { deleteDraft, restoreDraft } from '#contract/works/work-calls'
import type { Tx } from '../../../platform/database/query'
import type { MemberActor } from '../../../platform/http/actor'
import type { CallContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import { doerOf } from '../moves/doer'
import { writeHistory } from '../moves/history.queries'
import { lockOwnWork } from '../own-work'
import { canDelete } from '../works.policy'
import { setDeleted } from '../works.queries'

export async function deleteOwnDraft({ tx, input, actor, now }: CallContext<typeof deleteDraft>) {
  await putIntoBin(tx, actor, input.id, now)
  return null
}

export async function restoreOwnDraft({ tx, input, actor, now }: CallContext<typeof restoreDraft>) {
  await takeOutOfBin(tx, actor, input.id, now)
  return null
}

export async function putIntoBin(tx: Tx, actor: MemberActor, workId: number, now: Date) {
  const work = await lockOwnWork(tx, actor.memberId, workId)
  if (work.deleted_at) return
  if (!canDelete(work)) {
    throw new Refusal('conflict', { text: work.released_at ? 'works.alreadyReleased' : 'works.cannotMove' })
  }
  await setDeleted(tx, work.id, now)
  await note(tx, actor, work.id, 'delete', now)
}

export async function takeOutOfBin(tx: Tx, actor: MemberActor, workId: number, now: Date) {
  const work = await lockOwnWork(tx, actor.memberId, workId)
  if (!work.deleted_at) return
  await setDeleted(tx, work.id, null)
  await note(tx, actor, work.id, 'restore', now)
}

async function note(tx: Tx, actor: MemberActor, workId: number, event: string, now: Date) {
  await writeHistory(tx, { workId, event, from: null, to: null, doer: await doerOf(tx, actor), now })
}
