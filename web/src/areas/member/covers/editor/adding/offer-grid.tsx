import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { useWords } from '../../../../../lib/words'
import { Button } from '../../../../../ui/button'
import { Skeleton } from '../../../../../ui/skeleton'

interface Offered {
  id: number
  name: string
}

interface OfferGridProps<Item extends Offered> {
  query: UseInfiniteQueryResult<InfiniteData<{ items: Item[] }>>
  picture(item: Item): string | null
  empty: string
  onChoose(item: Item): void
}

/** Pictures to choose from, a page at a time. */
export function OfferGrid<Item extends Offered>({ query, picture, empty, onChoose }: OfferGridProps<Item>) {
  const t = useWords('cover-editor')
  const items = query.data?.pages.flatMap(page => page.items) ?? []
  if (query.isError) {
    return (
      <div className="space-y-3">
        <p className="text-sm">{t('add.failed')}</p>
        <Button size="small" variant="line" loading={query.isFetching} onClick={() => void query.refetch()}>
          {t('add.retry')}
        </Button>
      </div>
    )
  }
  if (query.data && items.length === 0) return <p className="text-sm text-soft">{empty}</p>
  return (
    <>
      <ul className="grid grid-cols-3 gap-2.5">
        {query.isLoading &&
          [0, 1, 2, 3, 4, 5].map(place => (
            <li key={place}>
              <Skeleton className="aspect-square rounded-control" />
            </li>
          ))}
        {items.map(item => (
          <li key={item.id}>
            <button
              type="button"
              onClick={() => onChoose(item)}
              className="block w-full rounded-control text-left outline-offset-2"
            >
              <span className="block aspect-square overflow-hidden rounded-control border border-line bg-sunken">
                {picture(item) && (
                  <img src={picture(item) ?? ''} alt="" loading="lazy" className="size-full object-cover" />
                )}
              </span>
              <span className="mt-1 block truncate text-xs text-soft">{item.name}</span>
            </button>
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <Button
          size="small"
          variant="line"
          block
          className="mt-3"
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t('add.more')}
        </Button>
      )}
    </>
  )
}
