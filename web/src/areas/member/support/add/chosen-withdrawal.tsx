import { useQuery } from '@tanstack/react-query'
import X from 'lucide-react/icons/x'
import { useEffect } from 'react'
import { withdrawalNumber } from '#contract/payouts/withdrawal'
import { formatAmount, formatDate } from '../../../../lib/format'
import { isRefusal } from '../../../../lib/is-refusal'
import { useWords } from '../../../../lib/words'
import { IconButton } from '../../../../ui/icon-button'
import { Skeleton } from '../../../../ui/skeleton'
import { withdrawalQuery } from '../../payouts/withdrawal-queries'
import type { ChosenProps } from './about'

/** The withdrawal that is asked about. */
export function ChosenWithdrawal({ id, onRemove, onGone }: ChosenProps) {
  const t = useWords('support')
  const { data: withdrawal, error } = useQuery(withdrawalQuery(id))
  const isGone = isRefusal(error, 'notFound')
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, when it turns out
  useEffect(() => {
    if (isGone) onGone()
  }, [isGone])
  if (!withdrawal && !error) return <Skeleton className="h-18 rounded-card!" />
  const title = withdrawal?.number ?? withdrawalNumber(id)
  return (
    <div className="flex min-h-18 items-center gap-3.5 rounded-card border border-line bg-surface py-2 pr-2 pl-4 shadow-lift">
      <div className="num min-w-0 flex-1">
        <p className="truncate font-semibold">{title}</p>
        {withdrawal && (
          <p className="text-sm text-soft">
            {formatDate(withdrawal.submitted_at)} {formatAmount(withdrawal.net, withdrawal.currency)}{' '}
            {withdrawal.currency}
          </p>
        )}
      </div>
      <IconButton label={t('about.remove', { title })} onClick={onRemove}>
        <X />
      </IconButton>
    </div>
  )
}
