import type { ReactNode } from 'react'
import { addDecimals, negated } from '../../../../lib/decimal'
import { formatAmount, formatCount } from '../../../../lib/format'
import { useWords } from '../../../../lib/words'
import type { BillDetail } from '../bill-detail-queries'

/** From the exact sum of all lines to the amount that is paid: every step that moves a digit has a row. */
export function BillArithmetic({ bill }: { bill: BillDetail }) {
  const t = useWords('bills')
  const { currency, exact, rest_before, rest_after, cp_money_all } = bill
  const shown = (amount: string) => formatAmount(amount, currency)
  const signed = (amount: string) =>
    amount.startsWith('-') ? `− ${shown(amount.slice(1))}` : `+ ${shown(amount)}`
  return (
    <dl className="mt-10 border-t border-line">
      <Row name={t('sum.exact')} value={shown(exact)}>
        {bill.corrects === null && t('sum.exactText', { count: formatCount(bill.lines) })}
      </Row>
      <Row name={t('sum.restBefore')} value={signed(rest_before)}>
        {t('sum.restBeforeText', { channel: bill.sp_name })}
      </Row>
      <Row name={t('sum.before')} value={shown(addDecimals(exact, rest_before))} />
      <Row name={t('sum.rounded')} value={signed(negated(rest_after))}>
        {t('sum.roundedText', { rest: shown(rest_after), channel: bill.sp_name })}
      </Row>
      <div className="flex items-baseline justify-between gap-6 border-t-2 border-ink py-4">
        <dt className="text-lg font-semibold">{t('sum.yours')}</dt>
        <dd className="font-display num text-2xl text-river">{shown(cp_money_all)}</dd>
      </div>
    </dl>
  )
}

function Row({ name, value, children }: { name: string; value: string; children?: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-6 border-b border-line py-3">
      <dt className="min-w-0">
        {name}
        {children && <span className="block max-w-[52ch] text-sm text-soft">{children}</span>}
      </dt>
      <dd className="num whitespace-nowrap">{value}</dd>
    </div>
  )
}
