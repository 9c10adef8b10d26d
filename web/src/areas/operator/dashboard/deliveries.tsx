import { liveDays } from '#contract/dashboard/calls'
import { formatCount } from '../../../lib/format'
import { useLanguage, useWords } from '../../../lib/words'
import { type KeyFigure, KeyFigures } from '../../../ui/key-figures'
import { formatAge } from '../moments'
import { ChannelDeliveries } from './channel-deliveries'
import type { Dashboard } from './dashboard-queries'
import { type DeliveryCount, deliveryCounts, isIdle } from './delivery-counts'

/** What has gone to the channels, what still waits, and what somebody has to look into. */
export function Deliveries({ data }: { data: Dashboard['deliveries'] }) {
  const t = useWords('operator')
  const language = useLanguage()
  const idle = new Intl.ListFormat(language).format(data.channels.filter(isIdle).map(({ name }) => name))
  if (isIdle(data)) return <p className="mt-4 max-w-[60ch] text-soft">{t('board.delivery.none')}</p>
  const longest = (since: string | null) =>
    since && t('board.oldest', { age: formatAge(since, Date.now(), language) })
  const notes: Partial<Record<DeliveryCount, string | null>> = {
    queued: longest(data.oldest_waiting_at),
    delivered: longest(data.oldest_delivered_at),
    live: t('board.delivery.wentLive', { count: formatCount(data.went_live), days: liveDays }),
    refused: longest(data.oldest_refused_at),
  }
  const figures = deliveryCounts.map(
    ([name, tone]): KeyFigure => ({
      value: formatCount(data[name]),
      tone: data[name] > 0 ? tone : undefined,
      label: (
        <>
          <span className="block font-semibold">{t(`board.delivery.${name}`)}</span>
          {notes[name]}
        </>
      ),
    }),
  )
  return (
    <>
      <KeyFigures className="mt-6" figures={figures} />
      <ChannelDeliveries channels={data.channels.filter(channel => !isIdle(channel))} />
      {idle && <p className="mt-3 text-sm text-soft">{t('board.delivery.idle', { names: idle })}</p>}
    </>
  )
}
