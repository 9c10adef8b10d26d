import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'

type MoreButtonProps = {
  query: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>
  /** What there is more of: the page has several lists. */
  of: string
}

/** The next page of a list; nothing where all of it is there. */
export function MoreButton({ query, of }: MoreButtonProps) {
  const t = useWords('splits')
  if (!query.hasNextPage) return null
  return (
    <div className="mt-6 flex justify-center">
      <Button
        aria-label={t('list.moreOf', { list: of })}
        loading={query.isFetchingNextPage}
        onClick={() => void query.fetchNextPage()}
      >
        {t('list.more')}
      </Button>
    </div>
  )
}
