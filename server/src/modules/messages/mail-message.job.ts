import { z } from 'zod'
import type { Language } from '#contract/language'
import type { Job } from '../../platform/jobs/job'
import { readPresentation } from '../../platform/stored-settings'
import { say } from '../../platform/texts/texts'
import { deliverMail } from '../mail/mail.public'
import { addressOfMessage, settingsOf } from './message-address'
import { findMailRecipient } from './messages.queries'
import './messages.texts'
import { wordsOf } from './present-message'

/** A message as a mail of its own, unless it was read or its member wants no more mail meanwhile. */
export const mailMessage: Job<{ messageId: number }> = {
  name: 'mailMessage',
  lane: 'notices',
  leaves: true,
  payload: z.object({ messageId: z.number().int() }),
  async run(context) {
    const { payload, agentId, database, services } = context
    const found = await database.read(agentId, tx => findMailRecipient(tx, payload.messageId))
    if (!found) return
    const language = found.language as Language
    const { title, text } = wordsOf(found, language)
    const origin = services.originOf(found.domain)
    const site = siteTitle(found.presentation, language)
    await deliverMail(context, {
      key: `message ${found.id} ${found.address_id}`,
      to: found.address,
      addressId: found.address_id,
      letter: {
        language,
        subject: title,
        heading: title,
        paragraphs: [text],
        button: { label: say('messages.mail.open', language), address: addressOfMessage(origin, found) },
        reason: say('messages.mail.reason', language, { site }),
        settings: settingsOf(origin, language),
      },
    })
  },
}

export const siteTitle = (presentation: unknown, language: Language) =>
  readPresentation(presentation).site_title[language]
