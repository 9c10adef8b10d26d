import type { Currency } from '#contract/currency'
import { nonResidentIn, stepOf } from '#contract/payouts/non-resident-tax'
import { royaltyIn } from '#contract/payouts/royalty-tax'
import { serviceIn, serviceStepOf } from '#contract/payouts/service-tax'
import { isFlatRate } from '#contract/payouts/tax-computation'
import { isOfNonResident } from '#contract/payouts/tax-rules'
import type { TaxComputation, TaxPart } from '#contract/payouts/withdrawal'
import { formatCount } from '../../../../lib/format'
import { useLanguage, useWords } from '../../../../lib/words'
import { monthName } from '../../income/month-name'
import { shownAmount } from '../shown-amount'
import { type TaxRow, taxRows } from './tax-rows'

type TaxStepsProps = { computation: TaxComputation; currency: Currency }

/** Why it is so much, so that anybody can follow it with a pencil. Services are taxed apart from royalties. */
export function TaxSteps({ computation, currency }: TaxStepsProps) {
  const { service, ...first } = computation
  return (
    <>
      <StepsOfPart part={first} currency={currency} />
      {service && <StepsOfPart part={service} currency={currency} />}
    </>
  )
}

function StepsOfPart({ part, currency }: { part: TaxPart; currency: Currency }) {
  const t = useWords('withdraw')
  const language = useLanguage()
  const rows = taxRows(part)
  const { tax, month } = part
  const rate = part.rate.replace(/\.?0+$/, '')
  const figures = figuresOf(part)
  const amount = (text: string) => shownAmount(text, currency)
  return (
    <div className="mt-1.5 rounded-control bg-sunken px-3.5 py-3 text-sm">
      <p className="text-ink">{t(`rule.${saidRule(part)}`, { month: monthName(month, language), rate })}</p>
      {rows.length > 0 && (
        <ul className="num mt-2 grid gap-y-0.5">
          {rows.map(({ name, amount: value, of = '0' }) => (
            <li key={name} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3">
              <span>{t(`step.${stepName(name, figures.less)}`, { ...figures, rate, of: amount(of) })}</span>
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

function saidRule(part: TaxPart) {
  const { rule, rate } = part
  if (isFlatRate(part)) return 'flat' as const
  return rule === 'non_resident' && rate !== '' ? ('treaty' as const) : rule
}

const stepName = (name: TaxRow['name'], less: string) =>
  name === 'table' && less !== '0' ? ('tableLess' as const) : name

/** The law’s figures, as they were in that month. */
function figuresOf({ rule, month, total }: TaxPart) {
  const royalty = royaltyIn(month)
  const income = BigInt(Math.round(Number(total) * 100))
  const isAbroad = isOfNonResident(rule)
  const step = isAbroad ? stepOf(income, nonResidentIn(month)) : serviceStepOf(income, serviceIn(month))
  return {
    ...{ free: formatCount(royalty.free), most: formatCount(royalty.smallIncome) },
    off: isAbroad ? nonResidentIn(month).freePercent : royalty.freePercent,
    percent: rule === 'royalty' ? royalty.taxPercent : step.percent,
    less: formatCount(step.less),
  }
}
