import { formatCount } from '../../../lib/format'
import { useLanguage, useWords } from '../../../lib/words'
import { cx } from '../../../ui/class-names'
import { formatAge } from '../moments'
import type { Dashboard } from './dashboard-queries'
import { deliveryCounts } from './delivery-counts'

type Channel = Dashboard['deliveries']['channels'][number]

const headClass = 'border-b border-line py-2 pl-4 text-right text-xs font-semibold text-faint'
const cellClass = 'max-sm:flex max-sm:items-baseline max-sm:gap-1.5 sm:py-2.5 sm:pl-4 sm:text-right'

/** A line a channel. On a phone only what there is, each figure behind its word. */
export function ChannelDeliveries({ channels }: { channels: Channel[] }) {
  const t = useWords('operator')
  return (
    <table className="mt-6 w-full border-collapse text-left max-sm:block max-sm:border-t max-sm:border-line">
      <caption className="sr-only">{t('board.deliveries')}</caption>
      <thead className="max-sm:hidden">
        <tr>
          <th scope="col" className="border-b border-line py-2 text-xs font-semibold text-faint">
            {t('board.delivery.channel')}
          </th>
          {deliveryCounts.map(([name]) => (
            <th key={name} scope="col" className={headClass}>
              {t(`board.delivery.${name}`)}
            </th>
          ))}
          <th scope="col" className={headClass}>
            {t('board.delivery.oldest')}
          </th>
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {channels.map(channel => (
          <ChannelRow key={channel.id} channel={channel} />
        ))}
      </tbody>
    </table>
  )
}

const tones = { river: 'text-river', accent: 'font-semibold text-accent' }

function ChannelRow({ channel }: { channel: Channel }) {
  const t = useWords('operator')
  const language = useLanguage()
  const { name, is_on, oldest_waiting_at: oldest } = channel
  const word = (text: string) => <span className="text-sm text-soft sm:hidden">{text}</span>
  return (
    <tr className="num border-b border-line max-sm:flex max-sm:flex-wrap max-sm:gap-x-4 max-sm:gap-y-1 max-sm:py-3">
      <th scope="row" className="font-normal max-sm:w-full max-sm:font-semibold sm:py-2.5">
        {name}
        {!is_on && <span className="ml-2 text-sm font-normal text-soft">{t('board.delivery.off')}</span>}
      </th>
      {deliveryCounts.map(([count, tone]) => (
        <td key={count} className={cx(cellClass, channel[count] === 0 && 'text-faint max-sm:hidden')}>
          {word(t(`board.delivery.${count}`))}
          <span className={cx(channel[count] > 0 && tone && tones[tone])}>{formatCount(channel[count])}</span>
        </td>
      ))}
      <td className={cx(cellClass, !oldest && 'text-faint max-sm:hidden')}>
        {word(t('board.delivery.oldest'))}
        <span>{oldest ? formatAge(oldest, Date.now(), language) : '--'}</span>
      </td>
    </tr>
  )
}
