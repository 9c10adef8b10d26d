import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useWords } from '../../lib/words'
import { ErrorState } from '../../ui/error-state'

type LoadedProps<Data> = {
  query: Pick<UseQueryResult<Data>, 'data' | 'isFetched' | 'isFetching' | 'refetch'>
  /** As large as what will stand there. */
  skeleton: ReactNode
  /** Says what did not come. */
  failed: string
  children: (data: Data) => ReactNode
}

/** What a screen loads: held in place, then there, or offered again. What is there stays when a refresh fails. */
export function Loaded<Data>({ query, skeleton, failed, children }: LoadedProps<Data>) {
  const t = useWords('member')
  const shell = useWords('shell')
  if (query.data !== undefined) return children(query.data)
  // Whoever tries again keeps the button under the finger and under the focus until it has an answer.
  if (query.isFetched) {
    return (
      <ErrorState
        title={failed}
        retryLabel={t('retry')}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
        className="py-8!"
      />
    )
  }
  return (
    <div aria-busy="true">
      <span className="sr-only">{shell('loading')}</span>
      {skeleton}
    </div>
  )
}
