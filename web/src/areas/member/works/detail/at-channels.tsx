import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import type { ChannelOfWork } from '#contract/distribution/delivery-calls'
import { formatDate } from '../../../../lib/format'
import { useWords } from '../../../../lib/words'
import { Badge, type Tone } from '../../../../ui/badge'
import { buttonClass } from '../../../../ui/button-class'

const tones: Record<ChannelOfWork['state'], Tone> = {
  waiting: 'neutral',
  on_its_way: 'amber',
  at_channel: 'amber',
  live: 'river',
  refused: 'accent',
  being_taken_down: 'amber',
  taken_down: 'neutral',
}

/** Where a release is by now: a row a channel, with the way to it where it is live. */
export function AtChannels({ rows }: { rows: readonly ChannelOfWork[] }) {
  return (
    <ul className="border-t border-line">
      {rows.map(row => (
        <AtChannel key={row.channel.id} row={row} />
      ))}
    </ul>
  )
}

function AtChannel({ row }: { row: ChannelOfWork }) {
  const t = useWords('works')
  const { channel, state, change, link, reason } = row
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3">
      <img src={channel.logo} alt="" width={36} height={36} className="size-9 shrink-0" />
      <div className="min-w-28 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          {channel.name}
          <Badge tone={tones[state]}>{t(`atChannel.${state}`)}</Badge>
        </p>
        <p className="num text-sm text-soft">
          {t(`atChannel.${state}.since`, { day: formatDate(dayOf(row)) })}
          {change && ` · ${t(`atChannel.change.${change}`)}`}
        </p>
        {reason && (
          <p className="mt-1 text-sm [overflow-wrap:anywhere]">{t('atChannel.reason', { reason })}</p>
        )}
      </div>
      {link && (
        <a href={link} target="_blank" rel="noreferrer" className={buttonClass({ size: 'small' })}>
          {t('atChannel.open')}
          <span className="sr-only"> {channel.name}</span>
          <ArrowUpRight aria-hidden="true" className="size-4" />
        </a>
      )}
    </li>
  )
}

/** The day that its state speaks of. */
function dayOf({ state, queued_at, delivered_at, live_at, taken_down_at }: ChannelOfWork): string {
  if (state === 'taken_down') return taken_down_at ?? queued_at
  if (state === 'live') return live_at ?? queued_at
  if (state === 'at_channel' || state === 'refused') return delivered_at ?? queued_at
  return queued_at
}
