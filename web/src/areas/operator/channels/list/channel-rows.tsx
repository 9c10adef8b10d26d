import { type ManagedChannel, orderChannels } from '#contract/distribution/channel-calls'
import { formatCount } from '../../../../lib/format'
import { useLanguage, useWords } from '../../../../lib/words'
import { SortableList } from '../../sortable/sortable-list'
import { staffMay, useStaff } from '../../staff-queries'
import { ChannelRow } from './channel-row'
import { useOrderChannels } from './use-order-channels'

/** In the order in which members choose; whoever may not change it sees the same without handles. */
export function ChannelRows({ channels }: { channels: ManagedChannel[] }) {
  const t = useWords('channels')
  const language = useLanguage()
  const staff = useStaff()
  const order = useOrderChannels()
  const on = channels.filter(({ is_on }) => is_on).length
  return (
    <>
      <p className="num mb-3 text-sm text-soft">
        {t('list.on', { count: formatCount(on), all: formatCount(channels.length) })}
      </p>
      {staffMay(staff, orderChannels) ? (
        <SortableList
          label={t('list.label')}
          items={channels}
          idOf={({ id }) => id}
          nameOf={({ profile }) => profile.name[language]}
          onOrder={next => void order(next)}
        >
          {channel => <ChannelRow channel={channel} />}
        </SortableList>
      ) : (
        <ol aria-label={t('list.label')} className="border-t-2 border-ink">
          {channels.map(channel => (
            <li key={channel.id} className="border-b border-line py-3">
              <ChannelRow channel={channel} />
            </li>
          ))}
        </ol>
      )}
    </>
  )
}
