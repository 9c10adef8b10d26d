import { todayInChina } from '#contract/identity/age'
import { missingInScope } from '#contract/works/missing'
import type { changeScope, chooseScope } from '#contract/works/work-calls'
import type { Tx } from '../../../platform/database/query'
import type { CallContext } from '../../../platform/http/call-handler'
import { channelsOf } from '../../distribution/distribution.public'
import { notify } from '../../messages/messages.public'
import { requireVersion } from '../drafts/lock-on-version'
import { listTracks, type WorkRecord } from '../works.queries'
import { refuseMissing } from './complete-work'
import { doerOf } from './doer'
import { transition } from './transition'

export async function chooseWorkScope({ tx, input, actor, now }: CallContext<typeof chooseScope>) {
  const doer = await doerOf(tx, actor)
  const { status, version, work } = await transition(tx, input.id, {
    event: 'chooseScope',
    mover: 'member',
    doer,
    memberId: actor.memberId,
    now,
    async guard(work) {
      requireVersion(work, input.version)
      await requireScope(tx, work, now)
    },
  })
  if (actor.role !== 'owner') await askToSign(tx, work, doer.name)
  return { status, version }
}

export async function changeWorkScope({ tx, input, actor, now }: CallContext<typeof changeScope>) {
  const { status, version } = await transition(tx, input.id, {
    event: 'changeScope',
    mover: 'member',
    doer: await doerOf(tx, actor),
    memberId: actor.memberId,
    now,
  })
  return { status, version }
}

/** A colleague has prepared it; only the owner can sign, and would not know. */
function askToSign(tx: Tx, work: WorkRecord, name: string) {
  return notify(tx, {
    memberId: work.member_id,
    kind: 'review',
    template: 'works.readyToSign',
    params: { title: work.details.title, name },
    link: `/work-publish/step/step-3?id=${work.id}`,
    isCalm: true,
  })
}

/** Channels, territories inside every licence, and a date that is still possible. */
export async function requireScope(tx: Tx, work: WorkRecord, now: Date) {
  const channels = await channelsOf(tx)
  refuseMissing(missingInScope(work.scope, await listTracks(tx, work.id), channels, todayInChina(now)))
}
