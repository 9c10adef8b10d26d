import { formatAmount, formatDate } from '../../../../lib/format'
import { useWords } from '../../../../lib/words'
import { cx } from '../../../../ui/class-names'
import type { OpenedPayout } from '../payout-queries'
import { bars, drawBars } from './draw-bars'

/** As many as there is room for. */
const mostDrawn = 6
const strokes = [-5, 0, 5]

/** What was paid before, with the average, and this one at the end. */
export function EarlierBars({ payout }: { payout: OpenedPayout }) {
  const t = useWords('payout-desk')
  const { earlier, net, currency } = payout
  const before = earlier.last.toSorted((a, b) => a.at.localeCompare(b.at)).slice(-mostDrawn)
  const average = formatAmount(earlier.average, currency)
  const { drawn, averageY } = drawBars([...before.map(one => one.net), net], earlier.average)
  const shown = formatAmount(net, currency)
  const isLarge = payout.unusual.some(({ what }) => what === 'large')
  const { width, height, floor } = bars
  return (
    <figure className="max-lg:max-w-80">
      <svg
        role="img"
        aria-label={t('earlier.label', { count: earlier.payouts, amount: average, net: shown })}
        viewBox={`0 0 ${width} ${height}`}
        className="num w-full overflow-visible text-[0.6875rem]"
      >
        {drawn.map(({ x, y }, index) => {
          const isNow = index === before.length
          const one = before[index]
          return (
            <g
              key={one?.id ?? 'now'}
              className={isNow ? (isLarge ? 'stroke-accent' : 'stroke-ink') : 'stroke-river'}
              strokeWidth="2"
            >
              {one && <title>{`${formatDate(one.at)} ${formatAmount(one.net, currency)}`}</title>}
              {strokes.map(aside => (
                <path key={aside} d={`M${x + aside} ${floor}V${y}`} strokeOpacity={aside === 0 ? 1 : 0.5} />
              ))}
              <text
                x={x}
                y={floor + 15}
                textAnchor="middle"
                stroke="none"
                className={cx(isNow ? 'fill-ink font-semibold' : 'fill-soft')}
              >
                {one ? formatDate(one.at).slice(2, 7) : t('earlier.now')}
              </text>
              {isNow && (
                <text
                  x={width}
                  y={Math.min(y, drawn[index - 1]?.y ?? y) - 6}
                  textAnchor="end"
                  stroke="none"
                  className={cx('font-semibold', isLarge ? 'fill-accent' : 'fill-ink')}
                >
                  {shown}
                </text>
              )}
            </g>
          )
        })}
        <path d={`M0 ${averageY}H${width}`} className="stroke-edge" strokeDasharray="2 3" />
        <text x="0" y={averageY - 5} className="fill-soft">
          {t('earlier.average', { amount: average })}
        </text>
      </svg>
    </figure>
  )
}
