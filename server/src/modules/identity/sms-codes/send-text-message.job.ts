import { z } from 'zod'
import type { Job } from '../../../platform/jobs/job'
import { seal, unseal } from '../../../platform/seal'
import type { Secrets } from '../../../platform/secrets'
import type { TextMessage } from '../../../platform/sms/sms'

const purpose = 'text message'
const addressed = z.object({ mobile: z.string(), text: z.string() })
const message = z.union([
  addressed.extend({ code: z.string() }),
  addressed.extend({ notice: z.object({ title: z.string(), address: z.string() }) }),
])

export function sealTextMessage(secrets: Secrets, sent: TextMessage): string {
  return seal(secrets, purpose, JSON.stringify(sent)).toString('base64')
}

export const sendTextMessage: Job<{ sealed: string }> = {
  name: 'sendTextMessage',
  lane: 'quick',
  leaves: true,
  payload: z.object({ sealed: z.string() }),
  async run({ payload, agentId, services }) {
    const opened = unseal(services.secrets, purpose, Buffer.from(payload.sealed, 'base64'))
    const sent = message.parse(JSON.parse(opened.toString()))
    if ('notice' in sent && !services.sms.carriesNoticesTo(sent.mobile)) return
    await services.sms.send(sent, agentId)
  },
}
