import type { demoPhone } from '#contract/identity/calls'
import { readDemoStaffCodes } from '../modules/staff/staff.public'
import type { CallContext } from '../platform/http/call-handler'
import { shownMailAddress } from '../platform/mail/mail-address'
import { Refusal } from '../platform/refusal'

/** Of a demo site alone, and of no other site beside it: who reads a code may act for its owner. The browser was asked for its key before. */
export async function showDemoPhone({ tx, site, secrets, services, now }: CallContext<typeof demoPhone>) {
  if (!site.facts.is_demo) throw new Refusal('notFound')
  const texts = (await services.sms.recent?.(site.agentId)) ?? []
  const mails = (await services.mail.recent?.(site.agentId)) ?? []
  return {
    messages: texts.map(({ at, mobile, text, code }) => ({ at, mobile, text, code: code ?? null })),
    mails: mails.map(({ at, to, subject, text, html, code }) => ({
      // As the form has it, so that a code finds its field.
      ...{ at, to: shownMailAddress(to), subject, text, html, code: code ?? null },
    })),
    staff: await readDemoStaffCodes(tx, secrets, now),
  }
}
