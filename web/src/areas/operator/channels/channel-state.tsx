import type { ManagedChannel } from '#contract/distribution/channel-calls'
import { useWords } from '../../../lib/words'
import { Badge } from '../../../ui/badge'

type Standing = Pick<ManagedChannel, 'is_on' | 'is_sandbox' | 'paused'>

export function ChannelState({ channel }: { channel: Standing }) {
  const t = useWords('channels')
  return (
    <>
      {channel.is_sandbox && <Badge dot={false}>{t('sandbox')}</Badge>}
      {!channel.is_on && <Badge>{t('state.off')}</Badge>}
      {channel.is_on && !channel.paused && <Badge tone="river">{t('state.on')}</Badge>}
      {channel.paused && <Badge tone="amber">{t('state.paused')}</Badge>}
    </>
  )
}
