import type * as calls from '#contract/identity/email-calls'
import type { CallContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import {
  findMailAddress,
  presentMailAddress,
  putMailAddress,
  removeMailAddress,
  requireMailAddress,
  requireMailCode,
  sendMailCode,
  setLeft,
} from '../../mail/mail.public'
import { notify } from '../../messages/messages.public'
import { spendOwnCode } from '../signing'
import { lockMember } from '../verification/verification.queries'
import './security.texts'

/** Where its owner sees to it. */
const page = '/person-center/reset-pwd'

const ownerOf = ({ actor }: { actor: { personId: number } }) => ({ memberId: actor.personId })

export async function readOwnEmail({ tx, actor }: CallContext<typeof calls.readEmail>) {
  return { email: presentMailAddress(await findMailAddress(tx, ownerOf({ actor }))) }
}

export async function sendOwnEmailCode(context: CallContext<typeof calls.sendEmailCode>) {
  return sendMailCode(context, ownerOf(context), context.input.email)
}

/** Another address in the place of one also needs the phone: an open session alone turns no mail elsewhere. */
export async function confirmOwnEmail(context: CallContext<typeof calls.confirmEmail>) {
  const { tx, input, actor, secrets, now, answer } = context
  const owner = ownerOf(context)
  const address = requireMailAddress(input.email)
  if (!(await lockMember(tx, owner.memberId))) throw new Refusal('sessionEnded')
  const codeId = await requireMailCode(context, owner, address, input.email_code)
  const before = await findMailAddress(tx, owner)
  const isOther = before !== undefined && before.address !== address
  if (isOther) {
    const { sms_code: code } = input
    if (code === undefined) {
      throw new Refusal('invalidInput', { fields: [{ field: 'sms_code', text: 'field.required' }] })
    }
    await spendOwnCode(tx, secrets, actor, { purpose: 'change_email', code }, now)
  }
  const email = await putMailAddress(context, owner, { address, codeId, page })
  await tell(context, isOther ? 'security.emailChanged' : 'security.emailAdded')
  answer.text = { key: 'mail.confirmed' }
  return { email }
}

export async function removeOwnEmail(context: CallContext<typeof calls.removeEmail>) {
  const { tx, input, actor, secrets, now, answer } = context
  const owner = ownerOf(context)
  if (!(await lockMember(tx, owner.memberId))) throw new Refusal('sessionEnded')
  if (!(await findMailAddress(tx, owner))) throw new Refusal('notFound')
  await spendOwnCode(tx, secrets, actor, { purpose: 'change_email', code: input.sms_code }, now)
  await removeMailAddress(context, owner, page)
  await tell(context, 'security.emailRemoved')
  answer.text = { key: 'mail.removedNow' }
  return null
}

export async function resumeOwnEmail(context: CallContext<typeof calls.resumeEmail>) {
  const owner = ownerOf(context)
  await setLeft(context.tx, owner, null)
  context.answer.text = { key: 'mail.resumed' }
  return readOwnEmail(context)
}

/** On the site alone: the addresses concerned hear of it by themselves. */
function tell({ tx, actor }: Pick<CallContext<typeof calls.removeEmail>, 'tx' | 'actor'>, template: string) {
  return notify(tx, { memberId: actor.personId, kind: 'security', template, link: page, isCalm: true })
}
