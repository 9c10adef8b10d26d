import { formatMoment } from '../../../../lib/format'
import { useWords } from '../../../../lib/words'
import type { Wait } from '../payout-queries'

type WaitLineProps = { wait: Wait; now: number }

/** Fine lines, as money is drawn everywhere: as far as the day has run. */
const swings = [-2, 3, 8, 13, 18]

/** From the change to its end, with the present on it. It only draws what its words say. */
export function WaitLine({ wait: { why, since, until }, now }: WaitLineProps) {
  const t = useWords('payouts')
  const [start, end] = [Date.parse(since), Date.parse(until)]
  const gone = Math.min(1, Math.max(0, (now - start) / (end - start))) * 100
  const what = t(`wait.why.${why}`)
  // The year says nothing within a day.
  const short = (moment: string) => formatMoment(moment).slice(5)
  return (
    <>
      <p className="sr-only">
        {t('wait.line', { why: what, since: formatMoment(since), until: formatMoment(until) })}
      </p>
      <div aria-hidden="true" className="text-xs">
        <div className="relative mx-1.5 h-5">
          {/* Near an edge the words stay inside it. */}
          <span
            className="absolute font-semibold whitespace-nowrap"
            style={{ left: `${gone}%`, transform: `translateX(-${gone}%)` }}
          >
            {t('wait.now', { time: formatMoment(new Date(now).toISOString()).slice(-5) })}
          </span>
        </div>
        <div className="relative mx-1.5 h-4">
          <span
            className="absolute top-2 right-0 border-t border-dashed border-edge"
            style={{ left: `${gone}%` }}
          />
          <svg
            aria-hidden="true"
            viewBox="0 0 100 16"
            preserveAspectRatio="none"
            fill="none"
            className="absolute top-0 left-0 h-4 stroke-amber"
            style={{ width: `${gone}%` }}
          >
            {swings.map(y => (
              <path
                key={y}
                d={`M0 8C30 ${y} 70 ${y} 100 8`}
                vectorEffect="non-scaling-stroke"
                strokeWidth="1.1"
              />
            ))}
          </svg>
          <span className="absolute top-[3px] -left-1.5 size-2.5 rounded-full bg-amber" />
          <span className="absolute top-[3px] -right-1.5 size-2.5 rounded-full border-2 border-edge bg-surface" />
          <span
            className="absolute top-px size-3.5 -translate-x-1/2 rounded-full border-2 border-amber bg-surface"
            style={{ left: `${gone}%` }}
          />
        </div>
        <div className="mt-1 flex justify-between gap-x-4 text-soft">
          <span>
            {short(since)} <span className="font-semibold text-ink max-sm:block">{what}</span>
          </span>
          <span className="whitespace-nowrap">{short(until)}</span>
        </div>
      </div>
    </>
  )
}
