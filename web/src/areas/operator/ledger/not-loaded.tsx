import type { UseQueryResult } from '@tanstack/react-query'
import { isRefusal } from '../../../lib/is-refusal'
import { useWords } from '../../../lib/words'
import { EmptyState } from '../../../ui/empty-state'
import { Unreachable } from '../unreachable'

type NotLoadedProps = { query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'> }

/** There is no such thing, or it did not come and can be asked for again. */
export function NotLoaded({ query }: NotLoadedProps) {
  const t = useWords('ledger')
  if (isRefusal(query.error, 'notFound', 'invalidInput')) {
    return <EmptyState title={t('missing')}>{t('missingText')}</EmptyState>
  }
  return <Unreachable heading="h2" isRetrying={query.isFetching} onRetry={() => void query.refetch()} />
}
