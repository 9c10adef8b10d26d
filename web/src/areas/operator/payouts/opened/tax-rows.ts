import type { Currency } from '#contract/currency'
import { royaltyIn } from '#contract/payouts/royalty-tax'
import type { TaxComputation } from '#contract/payouts/withdrawal'
import { negated } from '../../../../lib/decimal'
import { formatAmount } from '../../../../lib/format'
import type { Translate } from '../../../../lib/words'
import type { SumRow } from './sum-list'

/** Every step of the computation, as it is kept with the payout. */
export function taxRows(
  { rule, band, rate, month, before, share, total, taxed, on_total, withheld, tax }: TaxComputation,
  currency: Currency,
  t: Translate<'payout-desk'>,
): SumRow[] {
  const shown = (amount: string) => formatAmount(amount, currency)
  const last: SumRow = { label: t('tax.now'), value: shown(tax), isTotal: true }
  if (rule === 'non_resident')
    return [{ label: t('tax.share'), value: shown(share) }, { label: `× ${rate}%`, value: shown(tax) }, last]
  if (rule !== 'royalty' || band === null) return [{ label: t('tax.share'), value: shown(share) }, last]
  const law = royaltyIn(month)
  const deducted: SumRow[] =
    band === 'free'
      ? [{ label: t('tax.free', { free: law.free }), value: shown(on_total) }]
      : [
          {
            label:
              band === 'small'
                ? t('tax.small', { free: law.free })
                : t('tax.large', { percent: law.freePercent }),
            value: shown(taxed),
          },
          { label: `× ${law.taxPercent}%`, value: shown(on_total) },
        ]
  return [
    { label: t('tax.before', { month }), value: shown(before) },
    { label: t('tax.share'), value: shown(share) },
    { label: t('tax.total'), value: shown(total), isTotal: true },
    ...deducted,
    { label: t('tax.withheld'), value: shown(negated(withheld)) },
    last,
  ]
}
