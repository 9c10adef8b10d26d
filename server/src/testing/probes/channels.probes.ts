import * as channels from '../../modules/distribution/channels.queries'
import type { Tx } from '../../platform/database/query'
import { find, type ProbesOf } from './probe'

/** Every site has channels of its own: only the owner's would be a leak. */
const ofOwner = (list: (tx: Tx) => Promise<{ id: number }[]>) =>
  find(async (tx, { channelId }) => (await list(tx)).filter(({ id }) => id === channelId))

export const probes: ProbesOf<typeof channels> = {
  listChannels: ofOwner(channels.listChannels),
  listOpenChannels: ofOwner(channels.listOpenChannels),
}
