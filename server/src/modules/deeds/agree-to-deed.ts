import type { agreeToDeed } from '#contract/deeds/calls'
import type { DeedKind } from '#contract/deeds/deed'
import type { CallContext } from '../../platform/http/call-handler'
import { enqueue } from '../../platform/jobs/job'
import { Refusal } from '../../platform/refusal'
import { recordAudit } from '../audit/audit.public'
import { readyAfterYes, whyNotAgree } from './deeds.policy'
import { listAdmins, lockDeed, putAgreed } from './deeds.queries'
import './deeds.texts'
import { performDeedsJob } from './deed-jobs'
import { momentInChina } from './moment-in-china'
import { tellOfDeed } from './tell-of-deed'

export async function agreeToTheDeed(context: CallContext<typeof agreeToDeed>) {
  const { tx, input, actor, client, now, answer } = context
  const deed = await lockDeed(tx, input.id)
  if (!deed) throw new Refusal('notFound')
  const admin = (await listAdmins(tx)).find(({ id }) => id === actor.staffId)
  const obstacle = whyNotAgree(deed, admin, now)
  if (obstacle) throw new Refusal('conflict', { text: `deeds.cannotAgree.${obstacle}` })
  const readyAt = readyAfterYes(deed, now)
  await putAgreed(tx, deed.id, { staffId: actor.staffId, now, readyAt })
  await enqueue(tx, performDeedsJob, {}, { runAt: readyAt })
  const { subject, change } = deed
  const kind = deed.kind as DeedKind
  await recordAudit(tx, {
    ...{ actor, client, now, action: 'deed.agreed', subject: 'deed', subjectId: deed.id },
    after: { kind, subject },
  })
  await tellOfDeed(context, 'agreed', { kind, subject, change, by: actor.name })
  answer.text = { key: 'deeds.agreed', params: { moment: momentInChina(readyAt) } }
  return null
}
