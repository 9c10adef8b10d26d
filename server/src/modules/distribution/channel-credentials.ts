// What opens a channel's door. Sealed in the channel's row, opened only to connect, shown to nobody again.
import { z } from 'zod'
import { seal, unseal } from '../../platform/seal'
import type { Secrets } from '../../platform/secrets'

const credentials = z.object({
  password: z.string().optional(),
  private_key: z.string().optional(),
  passphrase: z.string().optional(),
  secret_access_key: z.string().optional(),
})
export type ChannelCredentials = z.output<typeof credentials>

const place = (channelId: number) => `channel ${channelId} credentials`

export function sealCredentials(secrets: Secrets, channelId: number, open: ChannelCredentials): Buffer {
  return seal(secrets, place(channelId), JSON.stringify(credentials.parse(open)))
}

export function openCredentials(
  secrets: Secrets,
  channelId: number,
  sealed: Buffer | null,
): ChannelCredentials {
  return sealed
    ? credentials.parse(JSON.parse(unseal(secrets, place(channelId), sealed).toString('utf8')))
    : {}
}
