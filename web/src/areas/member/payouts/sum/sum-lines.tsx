import type { ReactNode } from 'react'
import type { z } from 'zod'
import { isOfNonResident } from '#contract/payouts/tax-rules'
import type { withdrawalSums } from '#contract/payouts/withdrawal'
import { useWords } from '../../../../lib/words'
import { isNothing, shownAmount, shownLess } from '../shown-amount'
import { TaxSteps } from './tax-steps'

export type Sums = z.output<typeof withdrawalSums>

type SumLinesProps = {
  sums: Sums
  /** Of all corrections that joined; nothing: none did. */
  joined?: string
}

/** From what channels paid to what arrives: every step that moves a cent has a line. */
export function SumLines({ sums, joined = '0' }: SumLinesProps) {
  const t = useWords('withdraw')
  const { gross, share, tax, due, fee, net, currency, computation } = sums
  return (
    <dl className="num">
      <Line name={t('sum.gross')} value={shownAmount(gross, currency)} />
      <Line name={t('sum.share')} value={shownAmount(share, currency)}>
        {isNothing(joined)
          ? t('sum.shareText')
          : t('sum.shareJoined', { amount: shownAmount(joined, currency) })}
      </Line>
      <Line
        name={t(isOfNonResident(computation.rule) ? 'sum.taxFinal' : 'sum.tax')}
        value={computation.rule === 'undecided' ? t('sum.open') : shownLess(tax, currency)}
      >
        <TaxSteps computation={computation} currency={currency} />
      </Line>
      {!isNothing(due) && (
        <Line name={t('sum.due')} value={shownLess(due, currency)}>
          {t('sum.dueText')}
        </Line>
      )}
      <Line name={t('sum.fee')} value={shownLess(fee, currency)} />
      <div className="flex items-end justify-between gap-4 border-t-2 border-ink pt-3.5">
        <dt className="pb-0.5">{t('sum.net')}</dt>
        <dd className="font-display num text-3xl leading-none text-river">{shownAmount(net, currency)}</dd>
      </div>
    </dl>
  )
}

function Line({ name, value, children }: { name: string; value: string; children?: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 border-t border-line py-2.5">
      <dt>{name}</dt>
      <dd className="text-right font-semibold whitespace-nowrap">{value}</dd>
      {children && <dd className="col-span-2 text-sm text-soft">{children}</dd>}
    </div>
  )
}
