import { Link, useSearchParams } from 'react-router'
import type { Currency } from '#contract/currency'
import { formatMoment } from '../../../lib/format'
import { useWords } from '../../../lib/words'
import { cx } from '../../../ui/class-names'
import type { Entry } from './ledger-queries'
import { plainAmount, Sides } from './shown-amount'

type EntryRowProps = { entry: Entry; currency: Currency; isOpen: boolean }

/** What an entry is about; it opens its transaction, and its bill where it has one. */
export function EntryRow({ entry, currency, isOpen }: EntryRowProps) {
  const t = useWords('ledger')
  const [params] = useSearchParams()
  const { transaction_id: id, bill, report, channel } = entry
  const to = new URLSearchParams(params)
  to.set('tx', String(id))
  if (bill) to.set('bill', String(bill.id))
  else to.delete('bill')
  to.delete('part')
  const about = [
    t(`written.${entry.kind}`),
    report && `${report.payer}, ${report.name}`,
    bill ? t('entries.bill', { id: bill.id, channel: bill.sp_name }) : channel,
    entry.reason,
  ]
  return (
    <tr
      className={cx(
        'border-b border-line align-baseline hover:bg-sunken',
        isOpen && 'bg-surface font-semibold',
      )}
    >
      <td
        className={cx(
          'num border-l-2 py-2.5 pr-3 pl-2.5 whitespace-nowrap',
          isOpen ? 'border-accent' : 'border-transparent',
        )}
      >
        {formatMoment(entry.at)}
      </td>
      <td className="py-2.5 pr-3 font-mono whitespace-nowrap">
        <Link
          to={{ search: to.toString() }}
          aria-current={isOpen ? 'true' : undefined}
          preventScrollReset
          className="underline underline-offset-4"
        >
          T-{id}
        </Link>
      </td>
      <td className="py-2.5 pr-3 [overflow-wrap:anywhere]">
        {about.filter(Boolean).join(' · ')}
        <span className="block text-xs font-normal text-soft">{entry.staff ?? t('entries.system')}</span>
      </td>
      <Sides amount={entry.amount} currency={currency} />
      <td className="num py-2.5 pr-2.5 pl-3 text-right font-normal whitespace-nowrap text-soft">
        {entry.balance !== null && plainAmount(entry.balance, currency)}
      </td>
    </tr>
  )
}
