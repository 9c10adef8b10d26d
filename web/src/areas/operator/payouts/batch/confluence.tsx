import { formatCount } from '../../../../lib/format'
import { useWords } from '../../../../lib/words'
import type { QueuedPayout } from '../payout-queries'
import { shownSum } from '../shown-sum'
import { confluence, drawConfluence } from './draw-confluence'

/** As many as can be told apart at the height of the bar. */
const mostDrawn = 6

/** What goes into the batch, running together. The figures stand again in the preview. */
export function Confluence({ payouts, all }: { payouts: readonly QueuedPayout[]; all: number }) {
  const t = useWords('payout-desk')
  const isMore = all > mostDrawn
  const drawn = payouts.slice(0, isMore ? mostDrawn - 1 : mostDrawn)
  const labels = [
    ...drawn.map(({ net, currency }) => shownSum(net, currency)),
    ...(isMore ? [t('bar.more', { count: formatCount(all - drawn.length) })] : []),
  ]
  const rest = payouts.slice(drawn.length).reduce((sum, { net }) => sum + Number(net), 0)
  const { height, lines, mouth } = drawConfluence([
    ...drawn.map(({ net }) => net),
    ...(isMore ? [String(rest)] : []),
  ])
  return (
    <div aria-hidden="true" className="flex items-center gap-3 max-xl:hidden">
      <ul className="num text-right text-[0.6875rem] leading-3 text-soft">
        {labels.map((label, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two payouts may be worth the same
          <li key={index} className="whitespace-nowrap">
            {label}
          </li>
        ))}
      </ul>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${confluence.width} ${height}`}
        width={confluence.width}
        height={height}
        fill="none"
        className="stroke-river"
      >
        {lines.map(({ path, thickness }) => (
          <path key={path} d={path} strokeWidth={thickness} strokeOpacity="0.85" />
        ))}
        <path d={`M${confluence.width - 42} ${mouth}H${confluence.width}`} strokeWidth="9" />
      </svg>
    </div>
  )
}
