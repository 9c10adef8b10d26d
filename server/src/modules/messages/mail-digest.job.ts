// Once a day, in one mail, what a member has not read of the kinds they want that way.
import { z } from 'zod'
import { todayInChina } from '#contract/identity/age'
import type { Language } from '#contract/language'
import { enqueue, type Job } from '../../platform/jobs/job'
import { say } from '../../platform/texts/texts'
import { deliverMail, type LetterItem, mailTries } from '../mail/mail.public'
import { findDigestRecipient, listForDigest, nextDigestAddresses, setDigested } from './digest.queries'
import { siteTitle } from './mail-message.job'
import { addressOfMessage, settingsOf } from './message-address'
import './messages.texts'
import { mailKinds } from './preferences'
import { wordsOf } from './present-message'

/** So many at a time that a transaction stays short. */
const batch = 500
/** More than this nobody reads in a mail. */
const mostShown = 20

/** At nine in the morning in China. */
export const mailDigests: Job<Record<string, never>> = {
  name: 'mailDigests',
  lane: 'notices',
  leaves: true,
  everyDayAt: { hour: 1, minute: 0 },
  payload: z.object({}),
  async run({ agentId, database }) {
    const day = todayInChina(new Date())
    for (let after: number | undefined = 0; after !== undefined; ) {
      const from: number = after
      after = await database.change(agentId, async tx => {
        const found = await nextDigestAddresses(tx, from, batch)
        for (const { id } of found) {
          const options = { maxAttempts: mailTries, key: `digest ${agentId} ${id} ${day}` }
          await enqueue(tx, mailDigest, { addressId: id, day }, options)
        }
        return found.length < batch ? undefined : found.at(-1)?.id
      })
    }
  },
}

export const mailDigest: Job<{ addressId: number; day: string }> = {
  name: 'mailDigest',
  lane: 'notices',
  leaves: true,
  payload: z.object({ addressId: z.number().int(), day: z.iso.date() }),
  async run(context) {
    const { payload, agentId, database, services } = context
    const found = await database.read(agentId, async tx => {
      const recipient = await findDigestRecipient(tx, payload.addressId)
      if (!recipient) return undefined
      const kinds = await mailKinds(tx, recipient.member_id, 'daily')
      return { recipient, messages: kinds.length > 0 ? await listForDigest(tx, recipient, kinds) : [] }
    })
    if (!found || found.messages.length === 0) return
    const { recipient, messages } = found
    const origin = services.originOf(recipient.domain)
    const language = recipient.language as Language
    const shown = messages.slice(0, mostShown)
    const site = siteTitle(recipient.presentation, language)
    const words = (key: string, count: number) => say(`messages.digest.${key}`, language, { site, count })
    const left = messages.length - shown.length
    const items: LetterItem[] = shown.map(row => ({
      ...wordsOf(row, language),
      when: momentOf(row.created_at, language),
      address: addressOfMessage(origin, row),
    }))
    await deliverMail(
      context,
      {
        key: `digest ${payload.addressId} ${payload.day}`,
        to: recipient.address,
        addressId: payload.addressId,
        letter: {
          language,
          subject: words('subject', messages.length),
          heading: words('heading', messages.length),
          paragraphs: left > 0 ? [words('more', left)] : [],
          items,
          button: { label: words('open', 0), address: `${origin}/system-message?from=mail` },
          reason: words('reason', 0),
          settings: settingsOf(origin, language),
        },
      },
      tx => setDigested(tx, payload.addressId, messages[0]?.id ?? 0),
    )
  },
}

function momentOf(at: Date, language: Language): string {
  return at.toLocaleString(language, { timeZone: 'Asia/Shanghai', dateStyle: 'medium', timeStyle: 'short' })
}
