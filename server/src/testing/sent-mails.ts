// Reads the mails that wait in the queue to be sent, as the worker would.
import { sendMail } from '../modules/mail/mail.public'
import { unseal } from '../platform/seal'
import type { testServer } from './test-server'

export interface WaitingMail {
  to: string
  letter: {
    subject: string
    language: string
    paragraphs: string[]
    code?: string
    button?: { address: string }
  }
}

/** Oldest first. */
export async function sentMails({
  asOwner,
  services,
}: Pick<Awaited<ReturnType<typeof testServer>>, 'asOwner' | 'services'>): Promise<WaitingMail[]> {
  const jobs = await asOwner<{ payload: { sealed: string } }>(
    `select j.payload from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = $1 order by j.id`,
    [sendMail.name],
  )
  return jobs.map(({ payload }) =>
    JSON.parse(unseal(services.secrets, 'mail', Buffer.from(payload.sealed, 'base64')).toString()),
  )
}
