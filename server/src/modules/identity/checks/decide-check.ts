import type { decideCheck } from '#contract/identity/check-calls'
import type { CallContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import { recordAudit } from '../../audit/audit.public'
import { notify } from '../../messages/messages.public'
import { approveEnterprise } from './approve-enterprise'
import { approveIdentity } from './approve-identity'
import { approveMinor } from './approve-minor'
import {
  type Decision,
  decideEnterpriseCheck,
  decideIdentityCheck,
  lockEnterpriseCheck,
  lockIdentityCheck,
} from './check-decisions.queries'
import { canDecide, subjectOf } from './checks.policy'
import { type CheckKind, kindOf } from './present-check'
import { reasonsLine } from './reasons-line'

type Context = CallContext<typeof decideCheck>

export async function decideTheCheck(context: Context) {
  const { tx, input, actor, client, now, answer } = context
  const { kind, id, approve } = input
  const reasons = approve ? [] : input.reasons
  const state = approve ? 'approved' : 'refused'
  const decision: Decision = { state, reasons, decidedBy: actor.staffId, now }
  const check =
    kind === 'enterprise'
      ? await decideEnterprise(context, decision)
      : await decideIdentity(context, decision)

  await recordAudit(tx, {
    actor,
    client,
    now,
    action: `check.${state}`,
    subject: subjectOf(kind),
    subjectId: id,
    before: { state: check.state },
    after: { state, reasons, birth_date: input.birth_date },
  })
  await notify(tx, {
    memberId: check.member_id,
    kind: 'identity',
    template: `${kind}.${state}`,
    params: { name: check.name ?? '', reasons: reasonsLine(reasons) },
    link: linkFor(kind, approve),
  })
  answer.text = { key: `checks.${state}`, params: { name: check.name ?? '' } }
  return null
}

async function decideIdentity(context: Context, decision: Decision) {
  const { tx, input } = context
  const check = await lockIdentityCheck(tx, input.id)
  if (!check || kindOf(check) !== input.kind) throw new Refusal('notFound')
  if (!canDecide(check)) throw alreadyDecided()
  if (decision.state === 'refused') await decideIdentityCheck(tx, check.id, decision)
  else if (input.kind === 'minor') await approveMinor(tx, check, decision)
  else await approveIdentity(tx, check, decision, input.birth_date)
  return check
}

async function decideEnterprise({ tx, input }: Context, decision: Decision) {
  const check = await lockEnterpriseCheck(tx, input.id)
  if (!check) throw new Refusal('notFound')
  if (!canDecide(check)) throw alreadyDecided()
  if (decision.state === 'refused') await decideEnterpriseCheck(tx, check.id, decision)
  else await approveEnterprise(tx, check, decision)
  return check
}

function alreadyDecided() {
  return new Refusal('conflict', { text: 'checks.alreadyDecided' })
}

/** Approved: to what is now there. Refused: to where it is handed in again. */
function linkFor(kind: CheckKind, isApproved: boolean): string {
  if (kind === 'enterprise') return '/person-center/company'
  return kind === 'minor' && !isApproved ? '/realidcation' : '/person-center/information'
}
