import { emptyRelease, emptyScope, emptyTrack } from '#contract/works/work'
import type { createWork } from '#contract/works/work-calls'
import type { CallContext } from '../../../platform/http/call-handler'
import { doerOf } from '../moves/doer'
import { writeHistory } from '../moves/history.queries'
import { insertTrack, insertWork } from '../works.queries'

export async function createDraft({ tx, input, actor, now }: CallContext<typeof createWork>) {
  const id = await insertWork(tx, {
    memberId: actor.memberId,
    kind: input.kind,
    details: emptyRelease,
    scope: emptyScope,
    now,
  })
  if (input.kind === 'single') await insertTrack(tx, { workId: id, position: 1, details: emptyTrack })
  await writeHistory(tx, {
    workId: id,
    event: 'create',
    from: null,
    to: '00',
    doer: await doerOf(tx, actor),
    now,
  })
  return { id }
}
