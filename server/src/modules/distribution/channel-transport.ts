// From a channel's profile to the way there.
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { ChannelProfile } from '#contract/distribution/channel-profile'
import type { Services } from '../../platform/services'
import { makeTransport, type TransportSettings } from '../../platform/transports/make-transport'
import type { HostKey } from '../../platform/transports/sftp/host-key'
import type { Patience, Transport } from '../../platform/transports/transport'
import { type ChannelCredentials, knownCredentials } from './channel-credentials'

export interface ReachableChannel {
  id: number
  code: string
  profile: Pick<ChannelProfile, 'connection'>
  sealed_credentials: Buffer | null
  host_key: HostKey | null
}

type Reach = Pick<Services, 'secrets' | 'outbound' | 'channelsFolder'>

/** Nothing is connected yet; a folder of this machine is made. */
export async function channelTransport(
  services: Reach,
  agentId: number,
  channel: ReachableChannel,
  patience?: Patience,
): Promise<Transport> {
  const open = knownCredentials(services.secrets, channel.id, channel.sealed_credentials)
  const settings = settingsOf(services, agentId, channel, open)
  // Where it cannot be made, connecting says why.
  if (settings.kind === 'folder') await mkdir(settings.root, { recursive: true }).catch(() => {})
  return makeTransport(settings, services.outbound, patience)
}

function settingsOf(
  { channelsFolder }: Reach,
  agentId: number,
  { code, profile: { connection }, host_key }: ReachableChannel,
  open: ChannelCredentials,
): TransportSettings {
  switch (connection.kind) {
    case 'folder':
      return { kind: 'folder', root: path.join(channelsFolder, String(agentId), code) }
    case 'sftp':
      return {
        ...connection,
        hostKey: host_key ?? undefined,
        password: open.password,
        privateKey: open.private_key,
        passphrase: open.passphrase,
      }
    case 's3':
      return {
        kind: 's3',
        endpoint: connection.endpoint,
        region: connection.region,
        bucket: connection.bucket,
        folder: connection.folder,
        accessKeyId: connection.access_key_id,
        secretAccessKey: open.secret_access_key ?? '',
        hasBucketInPath: connection.is_path_style,
      }
  }
}
