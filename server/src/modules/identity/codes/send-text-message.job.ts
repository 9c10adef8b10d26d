import { z } from 'zod'
import type { Job } from '../../../platform/jobs/job'
import { unseal } from '../../../platform/seal'

const message = z.object({ mobile: z.string(), text: z.string(), code: z.string() })

export const sendTextMessage: Job<{ sealed: string }> = {
  name: 'sendTextMessage',
  payload: z.object({ sealed: z.string() }),
  async run({ payload, services }) {
    const opened = unseal(services.secrets, 'text message', Buffer.from(payload.sealed, 'base64'))
    await services.sms.send(message.parse(JSON.parse(opened.toString())))
  },
}
