// A link that has come into other hands is ended; its claimant gets another one, by mail alone.
import type { renewInfringementLink } from '#contract/infringement/calls'
import type { endInfringementLink } from '#contract/infringement/desk-calls'
import type { CallContext } from '../../platform/http/call-handler'
import { Refusal } from '../../platform/refusal'
import { recordAudit } from '../audit/audit.public'
import { caseOfLink } from './case-link'
import { canRenewLink } from './infringement.policy'
import { type CaseRecord, insertStep, lockCase, noteInCase } from './infringement.queries'
import './infringement.texts'
import { mailLink } from './tell-sides'

export async function renewLink(context: CallContext<typeof renewInfringementLink>) {
  const { tx, input } = context
  const { id } = await caseOfLink(tx, context, input.link)
  const claim = await renewed(context, id)
  await insertStep(tx, { ...newLink(claim), by: 'claimant', name: claim.name, now: context.now })
  return null
}

export async function endLink(context: CallContext<typeof endInfringementLink>) {
  const { tx, input, actor, client, now } = context
  const claim = await renewed(context, input.id)
  await insertStep(tx, { ...newLink(claim), by: 'staff', staffId: actor.staffId, name: actor.name, now })
  const about = { actor, client, now, subject: 'infringement', subjectId: claim.id }
  await recordAudit(tx, { ...about, action: 'infringement.newLink' })
  return null
}

const newLink = ({ id, state }: CaseRecord) => ({ caseId: id, event: 'newLink', state }) as const

type Context = CallContext<typeof renewInfringementLink> | CallContext<typeof endInfringementLink>

async function renewed(context: Context, id: number): Promise<CaseRecord> {
  const { tx } = context
  const seen = await lockCase(tx, id)
  if (!seen) throw new Refusal('notFound')
  if (!canRenewLink(seen)) throw new Refusal('conflict', { text: 'infringement.unconfirmed' })
  const claim = { ...seen, link_number: seen.link_number + 1 }
  await noteInCase(tx, id, { link_number: claim.link_number })
  await mailLink(tx, context, claim)
  return claim
}
