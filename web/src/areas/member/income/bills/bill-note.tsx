import CircleAlert from 'lucide-react/icons/circle-alert'
import { billStatus } from '#contract/income/bill-status'
import { BillStatusBadge } from '../../../../features/income/bill-status-badge'
import { useHeldReason } from '../../../../features/income/held-reason'
import { formatDate, formatMoment } from '../../../../lib/format'
import { useWords } from '../../../../lib/words'
import { TipButton } from '../../../../ui/tip-button'
import type { OwnBill } from '../bill-queries'

/** Where a bill stands. Why it is held comes with a touch, a key or the pointer. */
export function BillStanding({ bill }: { bill: OwnBill }) {
  const t = useWords('bills')
  const income = useWords('income')
  const reasonOf = useHeldReason()
  if (bill.status !== billStatus.held) return <BillStatusBadge status={bill.status} />
  return (
    <TipButton
      label={t('held.why', { status: income('status.10') })}
      tip={
        <>
          <p className="font-semibold">{t('held.title')}</p>
          <p className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">{reasonOf(bill)}</p>
          <p className="num mt-2 opacity-75">{t('held.since', { when: formatMoment(bill.changed_at) })}</p>
        </>
      }
    >
      <BillStatusBadge status={bill.status} icon={<CircleAlert aria-hidden="true" className="size-3.5" />} />
    </TipButton>
  )
}

/** What a bill waits for, in a few words. */
export function useBillNote(): (bill: OwnBill) => string {
  const t = useWords('bills')
  return bill => {
    const { status, is_covered, confirmed_by } = bill
    const day = formatDate(bill.confirms_at)
    if (status === billStatus.toConfirm) {
      if (confirmed_by !== null) return t(confirmed_by === 'member' ? 'note.confirmed' : 'note.timeConfirmed')
      return t(is_covered ? 'note.covered' : 'note.uncovered', { day })
    }
    if (status === billStatus.paid) return t('note.paid', { day: formatDate(bill.changed_at) })
    if (status === billStatus.reversed) return bill.reversal_reason
    if (bill.corrects !== null) return bill.reversal_reason
    return ''
  }
}
