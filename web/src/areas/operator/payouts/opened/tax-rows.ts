import type { Currency } from '#contract/currency'
import { nonResidentOf, stepOf } from '#contract/payouts/non-resident-tax'
import { royaltyIn } from '#contract/payouts/royalty-tax'
import { serviceIn, serviceStepOf } from '#contract/payouts/service-tax'
import { isByTreaty, isFlatRate } from '#contract/payouts/tax-computation'
import { isMonthly, isOfNonResident } from '#contract/payouts/tax-rules'
import type { TaxPart } from '#contract/payouts/withdrawal'
import { negated } from '../../../../lib/decimal'
import { formatAmount, formatCount } from '../../../../lib/format'
import type { Translate } from '../../../../lib/words'
import type { SumRow } from './sum-list'

/** Every step of the computation, as it is kept with the payout. */
export function taxRows(computation: TaxPart, currency: Currency, t: Translate<'payout-desk'>): SumRow[] {
  const { rule, rate, month, before, share, total, withheld, tax } = computation
  const shown = (amount: string) => formatAmount(amount, currency)
  const last: SumRow = { label: t('tax.now'), value: shown(tax), isTotal: true }
  if (isFlatRate(computation))
    return [{ label: t('tax.share'), value: shown(share) }, { label: `× ${rate}%`, value: shown(tax) }, last]
  if (!isMonthly(rule)) return [{ label: t('tax.share'), value: shown(share) }, last]
  return [
    { label: t('tax.before', { month }), value: shown(before) },
    { label: t('tax.share'), value: shown(share) },
    { label: t('tax.total'), value: shown(total), isTotal: true },
    ...(isOfNonResident(rule) ? tableRows(computation, shown, t) : residentRows(computation, shown, t)),
    { label: t('tax.withheld'), value: shown(negated(withheld)) },
    last,
  ]
}

type Shown = (amount: string) => string

function residentRows(
  { rule, band, month, total, taxed, on_total }: TaxPart,
  shown: Shown,
  t: Translate<'payout-desk'>,
): SumRow[] {
  const law = royaltyIn(month)
  if (band === 'free') return [{ label: t('tax.free', { free: law.free }), value: shown(on_total) }]
  const step =
    rule === 'service'
      ? serviceStepOf(minorOf(total), serviceIn(month))
      : { percent: law.taxPercent, less: 0 }
  return [
    {
      label:
        band === 'small' ? t('tax.small', { free: law.free }) : t('tax.large', { percent: law.freePercent }),
      value: shown(taxed),
    },
    { label: stepLabel(step, t), value: shown(on_total) },
  ]
}

const minorOf = (amount: string) => BigInt(Math.round(Number(amount) * 100))

const stepLabel = ({ percent, less }: { percent: number; less: number }, t: Translate<'payout-desk'>) =>
  less === 0 ? `× ${percent}%` : t('tax.less', { percent, less: formatCount(less) })

/** The table’s step that the month falls into, and the treaty where it asks for less. */
function tableRows(computation: TaxPart, shown: Shown, t: Translate<'payout-desk'>): SumRow[] {
  const { version, total, taxed, by_table, on_total, rate } = computation
  const law = nonResidentOf(version)
  return [
    { label: t('tax.large', { percent: law.freePercent }), value: shown(taxed) },
    { label: stepLabel(stepOf(minorOf(total), law), t), value: shown(by_table ?? on_total) },
    ...(isByTreaty(computation)
      ? [{ label: t('tax.byTreaty', { rate: rate.replace(/\.?0+$/, '') }), value: shown(on_total) }]
      : []),
  ]
}
