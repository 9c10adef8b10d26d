// The one way a mail leaves: claimed, written in the look of the site, sent, noted. Of several workers one sends it; one that dies over it
// leaves its claim, which ends by itself, and the next try has the same Message-ID.
import { createHash } from 'node:crypto'
import type { Tx } from '../../platform/database/query'
import type { JobContext } from '../../platform/jobs/job'
import { MailFailed, MailRefused } from '../../platform/mail/mail'
import { noteBounce } from './addresses/mail-addresses.queries'
import { leaveAddress } from './leaving/leave-link'
import type { Letter } from './letter/letter'
import { readLook } from './letter/site-look'
import { pictureName, writeLetter } from './letter/write-letter'
import { claimMail, freeMail, markSent } from './mails.queries'

export interface OutgoingMail {
  /** The same mail has the same key, however often it is asked for. */
  key: string
  to: string
  letter: Letter
  /** The confirmed address that it goes to, whose owner may want no more; absent for what was asked for. */
  addressId?: number
}

type Means = Pick<JobContext<unknown>, 'agentId' | 'database' | 'services'>

/**
 * Done when the mail has left, now or before, or never will: an address that takes nothing is noted. Throws when it may be tried again.
 * `onSent` is written together with the note that it left.
 */
export async function deliverMail(
  { agentId, database, services }: Means,
  { key, to, letter, addressId }: OutgoingMail,
  onSent: (tx: Tx) => Promise<unknown> = async () => {},
): Promise<void> {
  const claim = await database.change(agentId, tx => claimMail(tx, key, new Date()))
  if (claim === 'sent') return
  if (claim === 'held') throw new MailFailed('another worker is sending this mail')
  try {
    const look = await readLook({ database, services }, agentId)
    const leave = addressId && leaveAddress(services.secrets, look.origin, agentId, addressId, new Date())
    const mail = {
      id: idOf(agentId, key),
      to,
      fromName: look.title[letter.language],
      ...writeLetter(letter, look, leave || undefined),
      pictures: [{ name: pictureName, png: look.picture }],
      leaveAddress: leave || undefined,
      code: letter.code,
    }
    await services.mail.send(mail, agentId)
  } catch (error) {
    const isForGood = error instanceof MailRefused
    await database.change(agentId, async tx => {
      if (!isForGood) return freeMail(tx, key)
      await noteBounce(tx, to, new Date())
      return markSent(tx, key, new Date())
    })
    if (isForGood) return
    throw error
  }
  await database.change(agentId, async tx => {
    await onSent(tx)
    await markSent(tx, key, new Date())
  })
}

const idOf = (agentId: number, key: string) =>
  createHash('sha256').update(`${agentId} ${key}`).digest('hex').slice(0, 40)
