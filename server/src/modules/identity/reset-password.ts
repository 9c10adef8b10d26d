import type { resetPassword } from '#contract/identity/calls'
import type { CallContext } from '../../platform/http/call-handler'
import { Refusal } from '../../platform/refusal'
import { notify } from '../messages/messages.public'
import { requireGoodPassword } from './good-password'
import {
  deleteOtherSessions,
  deleteSessionsOf,
  findMemberByMobile,
  insertLoginEvent,
  noteSensitiveChange,
  readAccount,
  readPasswordHash,
  setPassword,
} from './identity.queries'
import { hashPassword, verifyPassword } from './passwords'
import { spendCode } from './sms-codes/spend-code'

type Reset = CallContext<typeof resetPassword>

/** With the old password it is a change, with a code a recovery. */
export async function resetThePassword(context: Reset) {
  const { actor, input } = context
  if (actor.kind === 'member' && input.old_password !== undefined) {
    await change(context, actor.personId, actor.token, input.old_password)
  } else await recover(context)
  return null
}

async function change({ tx, input, answer }: Reset, memberId: number, token: string, oldPassword: string) {
  const { mobile } = await readAccount(tx, memberId)
  requireGoodPassword(input.new_password, 'new_password', { mobile })
  const { password_hash } = await readPasswordHash(tx, memberId)
  if (!(await verifyPassword(password_hash, oldPassword))) {
    throw new Refusal('wrongCredentials', {
      text: 'identity.oldPasswordWrong',
      fields: [{ field: 'old_password', text: 'identity.oldPasswordWrong' }],
    })
  }
  await setPassword(tx, memberId, await hashPassword(input.new_password))
  await deleteOtherSessions(tx, memberId, token)
  await notify(tx, { memberId, kind: 'security', template: 'security.password', link: securityPage })
  answer.text = { key: 'identity.passwordChanged' }
}

async function recover({ tx, input, secrets, client, now, answer }: Reset) {
  const { mobile, sms_code: code } = input
  if (mobile === undefined || code === undefined) {
    const missing = mobile === undefined ? 'mobile' : 'sms_code'
    throw new Refusal('invalidInput', { fields: [{ field: missing, text: 'field.required' }] })
  }
  requireGoodPassword(input.new_password, 'new_password', { mobile })
  await spendCode(tx, secrets, { mobile, purpose: 'recover', code, field: 'sms_code' }, now)
  const member = await findMemberByMobile(tx, mobile)
  if (!member)
    throw new Refusal('noSuchAccount', { fields: [{ field: 'mobile', text: 'refusal.noSuchAccount' }] })
  await setPassword(tx, member.id, await hashPassword(input.new_password))
  await deleteSessionsOf(tx, member.id)
  await noteSensitiveChange(tx, member.id, now)
  await insertLoginEvent(tx, { memberId: member.id, method: 'recovery', succeeded: true, ...client, now })
  await notify(tx, {
    memberId: member.id,
    kind: 'security',
    template: 'security.password',
    link: securityPage,
  })
  answer.text = { key: 'identity.passwordRecovered' }
}

const securityPage = '/person-center/reset-pwd'
