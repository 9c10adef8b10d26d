import { Link } from 'react-router'
import type { Currency } from '#contract/currency'
import { confirmBills } from '#contract/income/bill-calls'
import { BillStatusBadge } from '../../../../features/income/bill-status-badge'
import { useHeldReason } from '../../../../features/income/held-reason'
import { useMay } from '../../../../features/works/use-role'
import { formatDate } from '../../../../lib/format'
import { links } from '../../../../lib/links'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { shownAmount } from '../shown-amount'
import type { PayableBill } from '../withdrawal-queries'

type LaterBillProps = { bill: PayableBill; currency: Currency; onConfirm: () => void }

/** What a bill waits for, and what can be done about it. */
export function LaterBill({ bill, currency, onConfirm }: LaterBillProps) {
  const t = useWords('withdraw')
  const reasonOf = useHeldReason()
  const mayConfirm = useMay(confirmBills)
  const { id, sp_name, month, share, why_not, confirms_at } = bill
  const name = `${sp_name} ${month}`
  return (
    <li className="grid grid-cols-[1.5rem_minmax(0,1fr)_auto] items-start gap-x-3 border-b border-line py-3 sm:gap-x-4">
      <span aria-hidden="true" className="mt-0.5 size-6 rounded-md border-2 border-dashed border-edge/60" />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold [overflow-wrap:anywhere]">
          <Link to={links.bill(id)} className="underline-offset-4 hover:underline">
            {sp_name}
          </Link>
          <BillStatusBadge status={why_not === 'held' ? 10 : 0} />
        </p>
        <div className="num mt-0.5 max-w-[46ch] text-sm text-soft [overflow-wrap:anywhere]">
          {why_not === 'held' && <p className="whitespace-pre-line text-ink">{reasonOf(bill)}</p>}
          <p>{t(`later.${why_not ?? 'waits_for_payer'}`, { day: formatDate(confirms_at) })}</p>
        </div>
        {why_not === 'to_confirm' && mayConfirm && (
          <Button
            size="small"
            className="mt-2"
            aria-label={t('later.confirmOne', { name })}
            onClick={onConfirm}
          >
            {t('later.confirm')}
          </Button>
        )}
        {why_not === 'held' && (
          <Link
            to={links.bill(id)}
            aria-label={t('later.whyOne', { name })}
            className="mt-1 inline-flex min-h-6 items-center text-sm font-semibold text-river underline underline-offset-4 pointer-coarse:min-h-11"
          >
            {t('later.why')}
          </Link>
        )}
      </div>
      <p className="num text-right font-semibold whitespace-nowrap text-soft">
        {shownAmount(share, currency)}
      </p>
    </li>
  )
}
