import type { freezeMember, unfreezeMember } from '#contract/members/calls'
import type { Tx } from '../../platform/database/query'
import type { CallContext } from '../../platform/http/call-handler'
import { Refusal } from '../../platform/refusal'
import { recordAudit } from '../audit/audit.public'
import { freezeAccount, lockAccount, unfreezeAccount } from '../identity/identity.public'
import { notify } from '../messages/messages.public'
import { consentStands } from '../works/works.public'
import { canBeFrozen, canBeUnfrozen } from './members.policy'
import './members.texts'

/** The row stays locked until the end: whoever submits a work asks for it too, so that nothing slips into the review. */
async function lockThe(tx: Tx, memberId: number) {
  const member = await lockAccount(tx, memberId)
  if (!member) throw new Refusal('notFound')
  return member
}

export async function freeze(context: CallContext<typeof freezeMember>) {
  const { tx, input, actor, client, now, answer } = context
  const { id: memberId, reason } = input
  const member = await lockThe(tx, memberId)
  if (!canBeFrozen(member)) throw new Refusal('conflict', { text: `members.cannotFreeze.${member.state}` })
  await freezeAccount(tx, memberId, { reason, staffId: actor.staffId, now })
  await notify(tx, { memberId, kind: 'security', template: 'members.frozen', params: { reason } })
  await recordAudit(tx, {
    actor,
    client,
    now,
    action: 'member.frozen',
    subject: 'member',
    subjectId: memberId,
    before: { state: member.state },
    after: { state: 'frozen', reason },
  })
  answer.text = { key: 'members.isFrozen', params: { name: member.nickname } }
  return null
}

export async function unfreeze(context: CallContext<typeof unfreezeMember>) {
  const { tx, input, actor, client, now, answer } = context
  const { id: memberId, note } = input
  const member = await lockThe(tx, memberId)
  if (!canBeUnfrozen(member)) throw new Refusal('conflict', { text: 'members.notFrozen' })
  await unfreezeAccount(tx, memberId)
  await consentStands(tx, memberId, actor.staffId, now)
  await notify(tx, {
    memberId,
    kind: 'security',
    template: 'members.unfrozen',
    link: '/work-management/list',
  })
  await recordAudit(tx, {
    actor,
    client,
    now,
    action: 'member.unfrozen',
    subject: 'member',
    subjectId: memberId,
    before: { state: 'frozen', reason: member.frozen_reason },
    after: { state: 'active', note },
  })
  answer.text = { key: 'members.isUnfrozen', params: { name: member.nickname } }
  return null
}
