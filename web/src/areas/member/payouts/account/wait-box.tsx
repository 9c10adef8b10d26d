import { Link } from 'react-router'
import { withdrawalWaitHours } from '#contract/payouts/payout-rules'
import { formatMoment } from '../../../../lib/format'
import { links } from '../../../../lib/links'
import { useWords } from '../../../../lib/words'
import type { Wait } from '../payout-queries'
import { WaitLine } from './wait-line'

type WaitBoxProps = { waits: Wait[]; now: number }

/** After a change nothing is withdrawn for a day. Of several waits the last one decides. */
export function WaitBox({ waits, now }: WaitBoxProps) {
  const t = useWords('payouts')
  const sorted = waits.toSorted((one, other) => Date.parse(other.until) - Date.parse(one.until))
  const [last] = sorted
  if (!last) return null
  const minutesLeft = Math.max(1, Math.ceil((Date.parse(last.until) - now) / 60_000))
  const left = { hours: Math.floor(minutesLeft / 60), minutes: minutesLeft % 60 }
  return (
    <div className="num mt-4 rounded-control border border-line bg-surface px-4 py-4 sm:px-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="font-sans text-base font-semibold tracking-normal text-amber">
          {t('wait.title', { moment: formatMoment(last.until) })}
        </h3>
        <p className="text-sm text-soft">{t(left.hours > 0 ? 'wait.left' : 'wait.leftMinutes', left)}</p>
      </div>
      <p className="mt-1 max-w-[62ch] text-sm text-soft">
        {t('wait.text', { hours: withdrawalWaitHours })}{' '}
        <Link to={links.security} className="font-semibold text-river underline underline-offset-4">
          {t('wait.act')}
        </Link>
      </p>
      <ul className="mt-4 grid gap-4">
        {sorted.map(wait => (
          <li key={wait.why}>
            <WaitLine wait={wait} now={now} />
          </li>
        ))}
      </ul>
    </div>
  )
}
