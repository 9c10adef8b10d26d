import type { discardRevision } from '#contract/works/work-calls'
import type { CallContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import { doerOf } from '../moves/doer'
import { writeHistory } from '../moves/history.queries'
import { lockOwnWork } from '../own-work'
import { canDiscard } from '../works.policy'
import { closeRevision } from '../works.queries'

export async function discardOwnRevision({ tx, input, actor, now }: CallContext<typeof discardRevision>) {
  const revision = await lockOwnWork(tx, actor.memberId, input.id)
  if (!canDiscard(revision)) throw new Refusal('conflict', { text: 'works.cannotMove' })
  await closeRevision(tx, revision.id, 'discarded', now)
  const doer = await doerOf(tx, actor)
  await writeHistory(tx, {
    workId: revision.id,
    event: 'discard',
    from: revision.status,
    to: null,
    doer,
    now,
  })
  return null
}
