import { useWords } from '../../../lib/words'
import { daysIn } from './spans'

interface ChannelTimesProps {
  channels: readonly { name: string; logo: string; lead_days: number }[]
}

/** A line a channel, as long as it takes until a work is there. */
export function ChannelTimes({ channels }: ChannelTimesProps) {
  const t = useWords('guest')
  const longest = Math.max(1, ...channels.map(({ lead_days }) => lead_days))
  return (
    <ul className="border-t-2 border-ink">
      {channels.map(({ name, logo, lead_days }) => (
        <li
          key={name}
          className="grid min-h-13 grid-cols-[1.75rem_minmax(0,1fr)_auto] items-center gap-x-3 border-b border-line sm:grid-cols-[1.75rem_11rem_minmax(0,1fr)_auto]"
        >
          <img src={logo} alt="" width={28} height={28} loading="lazy" className="rounded-lg" />
          <span className="font-semibold">{name}</span>
          <span aria-hidden="true" className="flex items-center max-sm:hidden">
            <span className="h-0.5 bg-river" style={{ width: `${(lead_days / longest) * 90}%` }} />
            <span className="size-2.5 rounded-full border-2 border-river" />
          </span>
          <span className="num text-right text-soft">{daysIn(t, lead_days)}</span>
        </li>
      ))}
    </ul>
  )
}
