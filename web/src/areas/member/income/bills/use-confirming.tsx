import { useState } from 'react'
import { confirmBills } from '#contract/income/bill-calls'
import { confirmDays } from '#contract/payouts/payout-rules'
import { useOnce } from '../../../../features/forms/use-once'
import { api } from '../../../../lib/api'
import { formatAmount } from '../../../../lib/format'
import { useWords } from '../../../../lib/words'
import { ConfirmDialog } from '../../../../ui/confirm-dialog'
import { useToast } from '../../../../ui/toast'
import { type OwnBill, refreshBills } from '../bill-queries'

type Confirmed = Pick<OwnBill, 'id' | 'sp_name' | 'month' | 'cp_money_all' | 'currency' | 'is_covered'>

/** Agreeing with one bill or several, after it was said what that means. */
export function useConfirming(onDone: () => void = () => {}) {
  const t = useWords('bills')
  const toast = useToast()
  const [once, isBusy] = useOnce()
  const [bills, setBills] = useState<Confirmed[]>([])
  const [isOpen, setIsOpen] = useState(false)
  const uncovered = bills.filter(({ is_covered }) => !is_covered).length
  const [only] = bills

  const confirm = () =>
    once(async () => {
      const { data } = await api(confirmBills, { bill_ids: bills.map(({ id }) => id) })
      setIsOpen(false)
      toast({ tone: 'river', title: t('confirmed.title', { count: bills.length }), detail: outcome(data) })
      onDone()
      await refreshBills()
    })

  const outcome = ({ waiting, available }: { waiting: number; available: number }) => {
    if (waiting === 0) return t('confirmed.available', { count: available })
    if (available === 0) return t('confirmed.waiting', { count: waiting })
    return t('confirmed.both', { available, waiting })
  }

  const dialog = (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={setIsOpen}
      title={
        bills.length === 1 && only
          ? t('ask.one', { name: only.sp_name, amount: formatAmount(only.cp_money_all, only.currency) })
          : t('ask.several', { count: bills.length })
      }
      confirmLabel={t('confirm')}
      cancelLabel={t('cancel')}
      busy={isBusy}
      onConfirm={() => void confirm()}
    >
      <ul className="grid list-disc gap-2 pl-5">
        <li>{t('ask.meaning')}</li>
        {uncovered > 0 && <li>{t('ask.uncovered', { count: uncovered })}</li>}
        <li>{t('ask.days', { days: confirmDays })}</li>
      </ul>
    </ConfirmDialog>
  )

  function start(wanted: Confirmed[]) {
    setBills(wanted)
    setIsOpen(true)
  }
  return { start, dialog }
}
