// What opens a channel's door. Sealed in the channel's row, opened only to connect, shown to nobody again.
import { z } from 'zod'
import type { NewCredentials } from '#contract/distribution/channel-calls'
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

/** Nothing to seal is nothing kept. */
export function sealOrNone(secrets: Secrets, channelId: number, open: ChannelCredentials): Buffer | null {
  if (Object.keys(open).length === 0) return null
  return seal(secrets, place(channelId), JSON.stringify(credentials.parse(open)))
}

/** What an earlier secret of the application has sealed is lost: it has to be typed again. */
export function knownCredentials(
  secrets: Secrets,
  channelId: number,
  sealed: Buffer | null,
): ChannelCredentials {
  if (!sealed) return {}
  let text: string
  try {
    text = unseal(secrets, place(channelId), sealed).toString('utf8')
  } catch {
    return {}
  }
  return credentials.parse(JSON.parse(text))
}

/** What is not given stays; what is given empty goes. */
export function mergeCredentials(known: ChannelCredentials, given: NewCredentials): ChannelCredentials {
  const all = Object.entries({ ...known, ...given })
  return Object.fromEntries(all.filter(([, value]) => value !== undefined && value !== ''))
}
