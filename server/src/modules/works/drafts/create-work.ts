import { todayInChina } from '#contract/identity/age'
import { emptyScope } from '#contract/works/work'
import type { createWork } from '#contract/works/work-calls'
import type { CallContext } from '../../../platform/http/call-handler'
import { doerOf } from '../moves/doer'
import { writeHistory } from '../moves/history.queries'
import { findLastRelease, insertTrack, insertWork } from '../works.queries'
import { firstDetails, firstTrack } from './first-content'

export async function createDraft({ tx, input, actor, now }: CallContext<typeof createWork>) {
  const year = Number(todayInChina(now).slice(0, 4))
  const details = firstDetails(await findLastRelease(tx, actor.memberId), year)
  const id = await insertWork(tx, {
    memberId: actor.memberId,
    kind: input.kind,
    details,
    scope: emptyScope,
    now,
  })
  if (input.kind === 'single')
    await insertTrack(tx, { workId: id, position: 1, details: firstTrack(details) })
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
