import { useId } from 'react'
import { formatAmount } from '../../../../lib/format'
import { useLanguage, useWords } from '../../../../lib/words'
import { cx } from '../../../../ui/class-names'
import type { BillMonth, OwnBill } from '../bill-queries'
import { monthName } from '../month-name'
import { BillRow, billColumns } from './bill-row'

type BillMonthsProps = {
  bills: OwnBill[]
  months: BillMonth[]
  chosen: ReadonlySet<number>
  onChoose: (id: number, isChosen: boolean) => void
  onConfirm: (bill: OwnBill) => void
}

/** Bills under their months, each with its sum. */
export function BillMonths({ bills, months, chosen, onChoose, onConfirm }: BillMonthsProps) {
  const shown = [...new Set(bills.map(({ month }) => month))]
  return (
    <>
      <ColumnHeads />
      {shown.map(month => (
        <MonthOfBills key={month} month={month} sums={months.filter(sum => sum.month === month)}>
          {bills
            .filter(bill => bill.month === month)
            .map(bill => (
              <BillRow
                key={bill.id}
                bill={bill}
                isChosen={chosen.has(bill.id)}
                onChoose={isChosen => onChoose(bill.id, isChosen)}
                onConfirm={() => onConfirm(bill)}
              />
            ))}
        </MonthOfBills>
      ))}
    </>
  )
}

function ColumnHeads() {
  const t = useWords('bills')
  return (
    <div
      aria-hidden="true"
      className={cx('grid gap-x-4 border-b border-line pb-2 text-xs text-soft max-md:hidden', billColumns)}
    >
      <span />
      <span>{t('column.channel')}</span>
      <span>{t('column.sold')}</span>
      <span className="text-right max-lg:hidden">{t('column.plays')}</span>
      <span className="text-right max-lg:hidden">{t('column.total')}</span>
      <span className="text-right">{t('column.share')}</span>
      <span>{t('column.status')}</span>
      <span />
    </div>
  )
}

type MonthOfBillsProps = { month: string; sums: BillMonth[]; children: React.ReactNode }

function MonthOfBills({ month, sums, children }: MonthOfBillsProps) {
  const t = useWords('bills')
  const language = useLanguage()
  const id = useId()
  const reversed = sums.reduce((total, sum) => total + sum.reversed, 0)
  const standing = sums.filter(({ bills }) => bills > 0)
  return (
    <section aria-labelledby={id} className="pt-7">
      <div
        className={cx(
          'grid items-baseline gap-x-4 border-b-2 border-ink pb-2 max-md:grid-cols-[minmax(0,1fr)_auto]',
          billColumns,
        )}
      >
        <h2 id={id} className="text-lg md:col-span-3 lg:col-span-5">
          {monthName(month, language)}
          {reversed > 0 && (
            <span className="ml-3 font-sans text-sm font-normal text-soft">
              {t('month.reversed', { count: reversed })}
            </span>
          )}
        </h2>
        <p className="num text-right text-base font-semibold whitespace-nowrap">
          {standing.map(({ currency, cp_money_all }) => (
            <span key={currency} className="block">
              {formatAmount(cp_money_all, currency)}
              {standing.length > 1 && <span className="ml-1 text-xs font-normal text-soft">{currency}</span>}
            </span>
          ))}
        </p>
      </div>
      <ul aria-labelledby={id}>{children}</ul>
    </section>
  )
}
