import type { demoPhone } from '#contract/identity/calls'
import { readDemoStaffCodes } from '../modules/staff/staff.public'
import type { CallContext } from '../platform/http/call-handler'
import { shownMailAddress } from '../platform/mail/mail-address'
import { Refusal } from '../platform/refusal'

/** Only with the demo on: everybody could read everybody's codes. */
export async function showDemoPhone({ tx, secrets, services, now }: CallContext<typeof demoPhone>) {
  if (!services.isDemo) throw new Refusal('notFound')
  return {
    messages: ((await services.sms.recent?.()) ?? []).map(sent => ({ ...sent, code: sent.code ?? null })),
    mails: ((await services.mail.recent?.()) ?? []).map(({ at, to, subject, text, html, code }) => ({
      // As the form has it, so that a code finds its field.
      ...{ at, to: shownMailAddress(to), subject, text, html, code: code ?? null },
    })),
    staff: await readDemoStaffCodes(tx, secrets, now),
  }
}
