import { useQuery } from '@tanstack/react-query'
import X from 'lucide-react/icons/x'
import { useEffect } from 'react'
import { formatAmount } from '../../../../lib/format'
import { isRefusal } from '../../../../lib/is-refusal'
import { useWords } from '../../../../lib/words'
import { IconButton } from '../../../../ui/icon-button'
import { Skeleton } from '../../../../ui/skeleton'
import { billQuery } from '../../income/bill-detail-queries'
import type { ChosenProps } from './about'

/** The bill that is asked about, and what asking does not do. */
export function ChosenBill({ id, onRemove, onGone }: ChosenProps) {
  const t = useWords('support')
  const { data: bill, error } = useQuery(billQuery(id))
  const isGone = isRefusal(error, 'notFound')
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, when it turns out
  useEffect(() => {
    if (isGone) onGone()
  }, [isGone])
  if (!bill && !error) return <Skeleton className="h-18 rounded-card!" />
  const title = bill ? `${bill.sp_name} ${bill.month}` : t('about.untitled')
  return (
    <>
      <div className="flex min-h-18 items-center gap-3.5 rounded-card border border-line bg-surface py-2 pr-2 pl-4 shadow-lift">
        <div className="min-w-0 flex-1">
          <p className="truncate font-semibold">{title}</p>
          {bill && (
            <p className="num text-sm text-soft">
              {formatAmount(bill.cp_money_all, bill.currency)} {bill.currency}
            </p>
          )}
        </div>
        <IconButton label={t('about.remove', { title })} onClick={onRemove}>
          <X />
        </IconButton>
      </div>
      {bill?.can.confirm && (
        <p className="mt-2 text-sm text-soft">
          {t('about.billDays', { day: bill.confirms_at.slice(0, 10) })}
        </p>
      )}
    </>
  )
}
