import type * as calls from '#contract/staff/email-calls'
import type { CallContext } from '../../platform/http/call-handler'
import { Refusal } from '../../platform/refusal'
import { recordAudit } from '../audit/audit.public'
import {
  findMailAddress,
  presentMailAddress,
  putMailAddress,
  removeMailAddress,
  requireMailAddress,
  requireMailCode,
  sendMailCode,
  setLeft,
} from '../mail/mail.public'
import { lockStaff } from './staff.queries'

const page = '/operator/security'

const ownerOf = ({ actor }: { actor: { staffId: number } }) => ({ staffId: actor.staffId })

export async function readOwnStaffEmail({ tx, actor }: CallContext<typeof calls.readStaffEmail>) {
  return { email: presentMailAddress(await findMailAddress(tx, ownerOf({ actor }))) }
}

export async function sendOwnStaffEmailCode(context: CallContext<typeof calls.sendStaffEmailCode>) {
  return sendMailCode(context, ownerOf(context), context.input.email)
}

export async function confirmOwnStaffEmail(context: CallContext<typeof calls.confirmStaffEmail>) {
  const { tx, input, answer } = context
  const owner = ownerOf(context)
  const address = requireMailAddress(input.email)
  if (!(await lockStaff(tx, owner.staffId))) throw new Refusal('sessionEnded')
  const codeId = await requireMailCode(context, owner, address, input.email_code)
  const email = await putMailAddress(context, owner, { address, codeId, page })
  await note(context, 'staff.emailConfirmed')
  answer.text = { key: 'mail.confirmed' }
  return { email }
}

export async function removeOwnStaffEmail(context: CallContext<typeof calls.removeStaffEmail>) {
  const owner = ownerOf(context)
  if (await findMailAddress(context.tx, owner)) {
    await removeMailAddress(context, owner, page)
    await note(context, 'staff.emailRemoved')
  }
  context.answer.text = { key: 'mail.removedNow' }
  return null
}

export async function switchOwnStaffEmail(context: CallContext<typeof calls.switchStaffEmail>) {
  const { tx, input, now, answer } = context
  const isThere = await setLeft(tx, ownerOf(context), input.on ? null : now)
  if (isThere === 0) throw new Refusal('notFound', { text: 'mail.noAddress' })
  answer.text = { key: input.on ? 'mail.resumed' : 'mail.stopped' }
  return readOwnStaffEmail(context)
}

/** The address itself is nobody else's business. */
function note(
  {
    tx,
    actor,
    client,
    now,
  }: Pick<CallContext<typeof calls.removeStaffEmail>, 'tx' | 'actor' | 'client' | 'now'>,
  action: string,
) {
  return recordAudit(tx, { actor, client, now, action, subject: 'staff', subjectId: actor.staffId })
}
