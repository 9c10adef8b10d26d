import type { changeMobile } from '#contract/identity/security-calls'
import type { CallContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import { notify } from '../../messages/messages.public'
import { findMemberByMobile, noteSensitiveChange } from '../identity.queries'
import { type OfferedCode, spendCodes } from '../sms-codes/spend-code'
import { lockMember } from '../verification/verification.queries'
import { setMobile } from './security.queries'
import { tellNumber } from './tell-number'
import './security.texts'

/** Both numbers have to answer: the old one that it may go, the new one that it is there. */
export async function changeTheMobile(context: CallContext<typeof changeMobile>) {
  const { tx, input, actor, secrets, now, answer } = context
  const memberId = actor.personId
  const member = await lockMember(tx, memberId)
  if (!member) throw new Refusal('sessionEnded')
  if (member.mobile === input.new_mobile) throw problem('new_mobile', 'security.sameMobile')
  const { old_sms_code, new_mobile, new_sms_code } = input
  const codes: OfferedCode[] = [
    { mobile: member.mobile, purpose: 'change_mobile_from', code: old_sms_code, field: 'old_sms_code' },
    { mobile: new_mobile, purpose: 'change_mobile_to', code: new_sms_code, field: 'new_sms_code' },
  ]
  await spendCodes(tx, secrets, codes, now)
  if (await findMemberByMobile(tx, input.new_mobile)) {
    throw new Refusal('alreadyRegistered', {
      fields: [{ field: 'new_mobile', text: 'refusal.alreadyRegistered' }],
    })
  }
  await setMobile(tx, memberId, input.new_mobile)
  const path = '/person-center/reset-pwd'
  await tellNumber(context, member.mobile, {
    title: 'security.mobile.title',
    text: 'security.oldNumber',
    path,
  })
  await noteSensitiveChange(tx, memberId, 'mobile', now)
  await notify(tx, {
    memberId,
    kind: 'security',
    template: 'security.mobile',
    params: { digits: input.new_mobile.slice(-4) },
    link: path,
  })
  answer.text = { key: 'security.mobileChanged' }
  return null
}

function problem(field: string, text: string) {
  return new Refusal('invalidInput', { fields: [{ field, text }] })
}
