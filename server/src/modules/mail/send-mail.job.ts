// A mail to somebody who is not looked up: a code, a word to an address that was given up, a notice to a claimant.
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Tx } from '../../platform/database/query'
import { enqueue, type Job } from '../../platform/jobs/job'
import { seal, unseal } from '../../platform/seal'
import type { Secrets } from '../../platform/secrets'
import { deliverMail } from './deliver-mail'
import { type Letter, letter } from './letter/letter'

/** With the back-off of the queue more than an hour: servers that put strangers off let them in after some minutes. */
export const mailTries = 9

const purpose = 'mail'
const sealedMail = z.object({ to: z.string(), letter })

/** The queue is a table like any other: neither address nor code stand in it in plain. */
export function enqueueMail(tx: Tx, secrets: Secrets, to: string, written: Letter, tries = mailTries) {
  const sealed = seal(secrets, purpose, JSON.stringify({ to, letter: written })).toString('base64')
  return enqueue(tx, sendMail, { key: randomUUID(), sealed }, { maxAttempts: tries })
}

export const sendMail: Job<{ key: string; sealed: string }> = {
  name: 'sendMail',
  lane: 'mail',
  leaves: true,
  payload: z.object({ key: z.string(), sealed: z.string() }),
  async run(context) {
    const { payload, services } = context
    const opened = unseal(services.secrets, purpose, Buffer.from(payload.sealed, 'base64'))
    await deliverMail(context, { key: payload.key, ...sealedMail.parse(JSON.parse(opened.toString())) })
  },
}
