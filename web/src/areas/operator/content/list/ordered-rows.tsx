import { useQuery } from '@tanstack/react-query'
import { questionsOnHome } from '#contract/content/kinds'
import { useWords } from '../../../../lib/words'
import { Badge } from '../../../../ui/badge'
import { EmptyState } from '../../../../ui/empty-state'
import { SkeletonLines } from '../../../../ui/skeleton'
import { SortableList } from '../../sortable/sortable-list'
import { Unreachable } from '../../unreachable'
import { everyRowQuery } from '../content-queries'
import { OrderedRow } from './ordered-row'
import { useRowTitle } from './row-title'
import { useOrderRows } from './use-order-rows'

/** Frequent questions, or the parts of the home page, as visitors find them. */
export function OrderedRows({ kind }: { kind: 'question' | 'block' }) {
  const t = useWords('content')
  const { data, isError, isFetching, refetch } = useQuery(everyRowQuery({ kind }))
  const order = useOrderRows({ kind })
  const titleOf = useRowTitle()
  if (!data && isError) {
    return <Unreachable heading="h2" isRetrying={isFetching} onRetry={() => void refetch()} />
  }
  if (!data) return <SkeletonLines lines={12} className="mt-2" />
  const rows = data.filter(({ state }) => state !== 'binned')
  if (rows.length === 0) {
    return (
      <EmptyState title={t('list.empty')} className="py-20">
        {t('list.emptyText')}
      </EmptyState>
    )
  }
  const onHome = new Set(
    kind === 'question'
      ? rows
          .filter(({ published_at, state }) => published_at !== null && state !== 'hidden')
          .slice(0, questionsOnHome)
          .map(({ id }) => id)
      : [],
  )
  return (
    <>
      <p className="max-w-[68ch] text-sm text-soft">{t(`order.lead.${kind}`, { count: questionsOnHome })}</p>
      <SortableList
        label={t(`room.${kind}`)}
        items={rows}
        idOf={({ id }) => id}
        nameOf={titleOf}
        // What lies in the bin keeps its place behind the others.
        onOrder={next => void order([...next, ...data.filter(({ state }) => state === 'binned')])}
      >
        {row => (
          <OrderedRow
            row={row}
            badges={
              <>
                {row.slot !== '' && <Badge dot={false}>{t(`slot.${row.slot as 'opening'}`)}</Badge>}
                {onHome.has(row.id) && (
                  <Badge dot={false} tone="river">
                    {t('row.onHome')}
                  </Badge>
                )}
              </>
            }
          />
        )}
      </SortableList>
    </>
  )
}
