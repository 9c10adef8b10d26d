import type { Currency } from '#contract/currency'
import type { TaxPart } from '#contract/payouts/withdrawal'
import { formatAmount } from '../../../../lib/format'
import { useWords } from '../../../../lib/words'
import { drawTax, taxPicture } from './draw-tax'

type TaxCurveProps = { computation: TaxPart; currency: Currency }

/** Along the rule from what the month had before to what it has with this payout: the way up is the tax. */
export function TaxCurve({ computation, currency }: TaxCurveProps) {
  const t = useWords('payout-desk')
  const { before, total, withheld, on_total, tax, month } = computation
  const { rule, walked, from, to } = drawTax(computation)
  const { width, height, floor, left, right } = taxPicture
  const shown = (amount: string) => formatAmount(amount, currency)
  /** Where both stand close together, one label covers the other. */
  const isApart = to.x - from.x > 70
  const hasTax = Number(tax) > 0
  return (
    <svg
      role="img"
      aria-label={t('tax.curve', {
        before: shown(before),
        total: shown(total),
        withheld: shown(withheld),
        onTotal: shown(on_total),
        tax: shown(tax),
      })}
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      className="num w-full max-w-120 overflow-visible text-[0.6875rem]"
    >
      <path d={`M${left} ${floor}H${right}`} className="stroke-line" />
      <path d={rule} className="stroke-faint" strokeWidth="1.5" />
      <path d={walked} className="stroke-river" strokeWidth="2.5" />
      <path
        d={`M${from.x} ${from.y}V${floor}M${to.x} ${hasTax ? from.y : to.y}V${floor}M${from.x} ${from.y}H${to.x}`}
        className="stroke-edge"
        strokeDasharray="2 3"
      />
      {hasTax && <path d={`M${to.x} ${to.y}V${from.y}`} className="stroke-accent" strokeWidth="2.5" />}
      <g className="fill-river">
        <circle cx={from.x} cy={from.y} r="3.5" />
        <circle cx={to.x} cy={to.y} r="3.5" />
      </g>
      <text x={left} y="14" className="fill-soft">
        {t('tax.axis.tax')}
      </text>
      {isApart && (
        <g className="fill-soft">
          {Number(withheld) > 0 && (
            <text x={from.x - 6} y={from.y - 8} textAnchor="middle">
              {shown(withheld)}
            </text>
          )}
          <text x={from.x} y={floor + 16} textAnchor="middle" className="fill-ink">
            {Number(before) > 0 ? shown(before) : '0'}
          </text>
        </g>
      )}
      <text x={to.x - 8} y={to.y - 6} textAnchor="end" className="fill-soft">
        {shown(on_total)}
      </text>
      {hasTax && (
        <text x={to.x + 7} y={(from.y + to.y) / 2 + 4} className="fill-accent font-semibold">
          {`+${shown(tax)}`}
        </text>
      )}
      <text x={to.x} y={floor + 16} textAnchor="middle" className="fill-ink">
        {shown(total)}
      </text>
      {isApart && to.x - from.x > 190 && (
        <text x={(from.x + to.x) / 2} y={floor + 16} textAnchor="middle" className="fill-soft">
          {t('tax.axis.share', { month })}
        </text>
      )}
    </svg>
  )
}
