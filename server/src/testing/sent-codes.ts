// Reads the codes that wait in the queue to be sent, as the worker would.
import { sendTextMessage } from '../modules/identity/identity.public'
import { unseal } from '../platform/seal'
import type { Secrets } from '../platform/secrets'
import type { testDatabase } from './test-database'

type AsOwner = Awaited<ReturnType<typeof testDatabase>>['asOwner']

export interface SentCode {
  mobile: string
  text: string
  code: string
}

/** Oldest first. */
export async function sentCodes(asOwner: AsOwner, secrets: Secrets): Promise<SentCode[]> {
  const jobs = await asOwner<{ payload: { sealed: string } }>(
    `select j.payload from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = $1 order by j.id`,
    [sendTextMessage.name],
  )
  return jobs.map(({ payload }) =>
    JSON.parse(unseal(secrets, 'text message', Buffer.from(payload.sealed, 'base64')).toString()),
  )
}
