import { z } from 'zod'
import type { Job } from '../../platform/jobs/job'
import { languageOf } from '../../platform/sms/mobile-number'
import { readPresentation } from '../../platform/stored-settings'
import { say, type TextParams } from '../../platform/texts/texts'
import { addressOfMessage } from './message-address'
import { findRecipient } from './messages.queries'
import './messages.texts'

/** Tells a member's phone that a message waits. What it says in full stays on the site: a phone is read over shoulders. */
export const textMessage: Job<{ messageId: number }> = {
  name: 'textMessage',
  lane: 'notices',
  leaves: true,
  payload: z.object({ messageId: z.number().int() }),
  async run({ payload, agentId, database, services }) {
    const recipient = await database.read(agentId, tx => findRecipient(tx, payload.messageId))
    // Read already, or the account is gone.
    if (!recipient || !services.sms.carriesNoticesTo(recipient.mobile)) return
    const language = languageOf(recipient.mobile)
    const title = say(`${recipient.template}.title`, language, recipient.params as TextParams)
    const address = addressOfMessage(services.originOf(recipient.domain), recipient)
    const site = readPresentation(recipient.presentation).site_title[language]
    const text = say('messages.sms', language, { site, title, address })
    await services.sms.send({ mobile: recipient.mobile, text, notice: { title, address } }, agentId)
  },
}
