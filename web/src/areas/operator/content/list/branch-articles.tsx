import { useQuery } from '@tanstack/react-query'
import { useLanguage, useWords } from '../../../../lib/words'
import { Skeleton } from '../../../../ui/skeleton'
import { SortableList } from '../../sortable/sortable-list'
import { Unreachable } from '../../unreachable'
import { type Branch, everyRowQuery } from '../content-queries'
import { MoveMenu } from './move-menu'
import { OrderedRow } from './ordered-row'
import { useRowTitle } from './row-title'
import { useOrderRows } from './use-order-rows'

type BranchArticlesProps = { branch: Branch; branches: readonly Branch[] }

export function BranchArticles({ branch, branches }: BranchArticlesProps) {
  const t = useWords('content')
  const language = useLanguage()
  const list = { kind: 'help', tid: branch.tid } as const
  const { data, isError, isFetching, refetch } = useQuery(everyRowQuery(list))
  const order = useOrderRows(list)
  const titleOf = useRowTitle()
  if (!data && isError) {
    return <Unreachable heading="h2" isRetrying={isFetching} onRetry={() => void refetch()} />
  }
  if (!data) {
    return (
      <div className="grid gap-3">
        {Array.from({ length: Math.min(branch.articles, 8) }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
          <Skeleton key={index} className="h-13" />
        ))}
      </div>
    )
  }
  const articles = data.filter(({ state }) => state !== 'binned')
  if (articles.length === 0) return <p className="text-sm text-soft">{t('branch.empty')}</p>
  return (
    <SortableList
      isInner
      label={t('branch.articles', { name: branch.title[language] })}
      items={articles}
      idOf={({ id }) => id}
      nameOf={titleOf}
      onOrder={next => void order([...next, ...data.filter(({ state }) => state === 'binned')])}
    >
      {row => (
        <OrderedRow row={row}>{branches.length > 1 && <MoveMenu row={row} branches={branches} />}</OrderedRow>
      )}
    </SortableList>
  )
}
