import { type ManagedChannel, orderChannels } from '#contract/distribution/channel-calls'
import { useOnce } from '../../../../features/forms/use-once'
import { api } from '../../../../lib/api'
import { operatorClient } from '../../staff-queries'
import { channelsQuery, refreshChannels } from '../channel-queries'

/** Shown in the new order at once; what the server keeps is asked for afterwards, also when it said no. */
export function useOrderChannels() {
  const [once] = useOnce()
  return (channels: ManagedChannel[]) =>
    once(async () => {
      operatorClient.setQueryData(channelsQuery.queryKey, channels)
      try {
        await api(orderChannels, { channel_ids: channels.map(({ id }) => id) })
      } finally {
        await refreshChannels()
      }
    })
}
