import type { resetPassword } from '#contract/identity/calls'
import type { PrepareContext, PreparedContext } from '../../platform/http/call-handler'
import { Refusal } from '../../platform/refusal'
import { notify } from '../messages/messages.public'
import { accountHooks } from './account-hooks'
import { requireGoodPassword } from './good-password'
import {
  deleteOtherSessions,
  deleteSessionsOf,
  findMemberByMobile,
  insertLoginEvent,
  noteSensitiveChange,
  readAccount,
  readPasswordHash,
  replacePassword,
  setPassword,
} from './identity.queries'
import { hashPassword, verifyPassword } from './passwords'
import { tellNumber } from './security/tell-number'
import { spendCode } from './sms-codes/spend-code'

interface Prepared {
  newHash: string
  /** What was stored of the old password when it was checked. */
  checkedHash?: string
}

type Prepare = PrepareContext<typeof resetPassword>
type Reset = PreparedContext<typeof resetPassword, Prepared>

/** With the old password it is a change, with a code a recovery. */
export const resetThePassword = {
  async prepare(context: Prepare): Promise<Prepared> {
    const { actor, input } = context
    if (actor.kind === 'member' && input.old_password !== undefined) {
      return prepareChange(context, actor.personId, input.old_password)
    }
    const { mobile } = proofOf(input)
    requireGoodPassword(input.new_password, 'new_password', { mobile })
    return { newHash: await hashPassword(input.new_password) }
  },

  async run(context: Reset) {
    const { actor, prepared } = context
    if (actor.kind === 'member' && prepared.checkedHash !== undefined) {
      await change(context, actor.personId, actor.token)
    } else await recover(context)
    return null
  },
}

async function prepareChange({ read, input }: Prepare, memberId: number, oldPassword: string) {
  const { mobile } = await read(tx => readAccount(tx, memberId))
  requireGoodPassword(input.new_password, 'new_password', { mobile })
  const { password_hash: checkedHash } = await read(tx => readPasswordHash(tx, memberId))
  if (!(await verifyPassword(checkedHash, oldPassword))) throw oldPasswordWrong()
  return { newHash: await hashPassword(input.new_password), checkedHash }
}

async function change({ tx, prepared, answer }: Reset, memberId: number, token: string) {
  const { newHash, checkedHash } = prepared
  // Changed elsewhere since it was checked: what was typed is the old one no more.
  if (checkedHash === undefined || !(await replacePassword(tx, memberId, checkedHash, newHash)))
    throw oldPasswordWrong()
  await deleteOtherSessions(tx, memberId, token)
  await notify(tx, { memberId, kind: 'security', template: 'security.password', link: securityPage })
  answer.text = { key: 'identity.passwordChanged' }
}

function oldPasswordWrong() {
  return new Refusal('wrongCredentials', {
    text: 'identity.oldPasswordWrong',
    fields: [{ field: 'old_password', text: 'identity.oldPasswordWrong' }],
  })
}

/** What a recovery cannot do without. */
function proofOf({ mobile, sms_code: code }: Prepare['input']) {
  if (mobile === undefined || code === undefined) {
    const missing = mobile === undefined ? 'mobile' : 'sms_code'
    throw new Refusal('invalidInput', { fields: [{ field: missing, text: 'field.required' }] })
  }
  return { mobile, code }
}

async function recover(context: Reset) {
  const { tx, input, prepared, secrets, client, now, answer } = context
  const { mobile, code } = proofOf(input)
  await spendCode(tx, secrets, { mobile, purpose: 'recover', code, field: 'sms_code' }, now)
  const member = await findMemberByMobile(tx, mobile)
  if (!member)
    throw new Refusal('noSuchAccount', { fields: [{ field: 'mobile', text: 'refusal.noSuchAccount' }] })
  await setPassword(tx, member.id, prepared.newHash)
  await deleteSessionsOf(tx, member.id)
  for (const { onPasswordRecovered } of accountHooks()) await onPasswordRecovered?.(tx, member.id, now)
  await noteSensitiveChange(tx, member.id, 'password', now)
  await tellNumber(context, mobile, {
    ...{ title: 'security.password.title', text: 'security.recovered', path: securityPage },
  })
  await insertLoginEvent(tx, { memberId: member.id, method: 'recovery', succeeded: true, ...client, now })
  await notify(tx, {
    memberId: member.id,
    kind: 'security',
    template: 'security.password',
    link: securityPage,
    isCalm: true,
  })
  answer.text = { key: 'identity.passwordRecovered' }
}

const securityPage = '/person-center/reset-pwd'
