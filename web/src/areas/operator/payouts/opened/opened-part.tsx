import { useQuery } from '@tanstack/react-query'
import { isRefusal } from '../../../../lib/is-refusal'
import { useTabTitle } from '../../../../lib/use-tab-title'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { EmptyState } from '../../../../ui/empty-state'
import { Skeleton, SkeletonLines } from '../../../../ui/skeleton'
import { Unreachable } from '../../unreachable'
import { payoutQuery } from '../payout-queries'
import type { useApproval } from '../queue/use-approval'
import { OpenedPayout } from './opened-payout'

type OpenedPartProps = {
  id: number | undefined
  /** The address names it: it was not merely the first of the queue. */
  isNamed: boolean
  /** What is to be opened is not known yet. */
  isLoading: boolean
  approval: ReturnType<typeof useApproval>
  onLeft: (id: number) => void
  onBack: () => void
}

export function OpenedPart({ id, isNamed, isLoading, approval, onLeft, onBack }: OpenedPartProps) {
  const t = useWords('payout-desk')
  const { data, error, isError, isFetching, refetch } = useQuery({
    ...payoutQuery(id ?? 0),
    enabled: id !== undefined,
  })
  useTabTitle(isNamed ? data?.number : undefined)
  // The list beside it says that there is nothing.
  if (id === undefined && !isLoading) return null
  if (data)
    return (
      <OpenedPayout
        key={data.id}
        payout={data}
        approval={approval}
        onLeft={() => onLeft(data.id)}
        onBack={onBack}
      />
    )
  if (isError && isRefusal(error, 'notFound'))
    return (
      <EmptyState
        title={t('opened.missing')}
        className="py-24"
        action={<Button onClick={onBack}>{t('opened.back')}</Button>}
      >
        {t('opened.missingText')}
      </EmptyState>
    )
  if (isError) return <Unreachable heading="h2" isRetrying={isFetching} onRetry={() => void refetch()} />
  return (
    <div className="px-4 py-6 sm:px-8">
      <Skeleton className="h-4 w-56" />
      <Skeleton className="mt-3 h-11 w-64" />
      <SkeletonLines lines={14} className="mt-10" />
    </div>
  )
}
