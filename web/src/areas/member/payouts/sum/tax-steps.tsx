import type { Currency } from '#contract/currency'
import { royaltyIn } from '#contract/payouts/royalty-tax'
import type { TaxComputation } from '#contract/payouts/withdrawal'
import { formatCount } from '../../../../lib/format'
import { useLanguage, useWords } from '../../../../lib/words'
import { monthName } from '../../income/month-name'
import { shownAmount } from '../shown-amount'
import { taxRows } from './tax-rows'

type TaxStepsProps = { computation: TaxComputation; currency: Currency }

/** Why it is so much, so that anybody can follow it with a pencil. */
export function TaxSteps({ computation, currency }: TaxStepsProps) {
  const t = useWords('withdraw')
  const language = useLanguage()
  const rows = taxRows(computation)
  const { rule, tax, rate } = computation
  /** As it was in that month. */
  const law = royaltyIn(computation.month)
  const amount = (text: string) => shownAmount(text, currency)
  return (
    <div className="mt-1.5 rounded-control bg-sunken px-3.5 py-3 text-sm">
      <p className="text-ink">{t(`rule.${rule}`, { month: monthName(computation.month, language) })}</p>
      {rows.length > 0 && (
        <ul className="num mt-2 grid gap-y-0.5">
          {rows.map(({ name, amount: value, of = '0' }) => (
            <li key={name} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3">
              <span>
                {t(`step.${name}`, {
                  ...{ free: formatCount(law.free), most: formatCount(law.smallIncome) },
                  ...{ off: law.freePercent, percent: law.taxPercent },
                  ...{ rate: rate.replace(/\.?0+$/, ''), of: amount(of) },
                })}
              </span>
              <span className="text-right">{amount(value)}</span>
            </li>
          ))}
          <li className="mt-1 grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 border-t border-line pt-1.5 font-semibold text-ink">
            <span>{t('step.tax')}</span>
            <span className="text-right">{amount(tax)}</span>
          </li>
        </ul>
      )}
    </div>
  )
}
