import type { changeMobile } from '#contract/identity/security-calls'
import type { CallContext } from '../../../platform/http/call-handler'
import { enqueue } from '../../../platform/jobs/job'
import { Refusal } from '../../../platform/refusal'
import { languageOf } from '../../../platform/sms/mobile-number'
import { say } from '../../../platform/texts/texts'
import { notify } from '../../messages/messages.public'
import { findMemberByMobile, noteSensitiveChange } from '../identity.queries'
import { sealTextMessage, sendTextMessage } from '../sms-codes/send-text-message.job'
import { type OfferedCode, spendCodes } from '../sms-codes/spend-code'
import { lockMember } from '../verification/verification.queries'
import { setMobile } from './security.queries'
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
  await tellOldNumber(context, member.mobile)
  await noteSensitiveChange(tx, memberId, 'mobile', now)
  await notify(tx, {
    memberId,
    kind: 'security',
    template: 'security.mobile',
    params: { digits: input.new_mobile.slice(-4) },
    link: '/person-center/reset-pwd',
  })
  answer.text = { key: 'security.mobileChanged' }
  return null
}

/** Whoever had the account until now hears of it there, where a thief does not read along. */
async function tellOldNumber(
  { tx, secrets, site }: Pick<CallContext<typeof changeMobile>, 'tx' | 'secrets' | 'site'>,
  mobile: string,
) {
  const language = languageOf(mobile)
  const address = `${site.origin}/person-center/reset-pwd`
  const title = say('security.mobile.title', language)
  const text = say('security.oldNumber', language, { site: site.facts.site_title[language], address })
  const sealed = sealTextMessage(secrets, { mobile, text, notice: { title, address } })
  await enqueue(tx, sendTextMessage, { sealed }, { maxAttempts: 4 })
}

function problem(field: string, text: string) {
  return new Refusal('invalidInput', { fields: [{ field, text }] })
}
