import { type ReactNode, useState } from 'react'
import { useWords } from '../../lib/words'
import { Pager } from '../../ui/pager'

/** Where each page began, so that one can go back; another filter begins anew. */
export function useCursors(filterKey: string) {
  const [kept, setKept] = useState({ filterKey, cursors: [] as string[] })
  const cursors = kept.filterKey === filterKey ? kept.cursors : []
  const set = (next: string[]) => setKept({ filterKey, cursors: next })
  return { cursor: cursors.at(-1), cursors, set }
}

type CursorPagerProps = { pages: ReturnType<typeof useCursors>; next: string | null | undefined }

export function CursorPager({ pages: { cursors, set }, next }: CursorPagerProps): ReactNode {
  const t = useWords('operator')
  if (cursors.length === 0 && !next) return null
  return (
    <Pager
      label={t('pages.label')}
      previousLabel={t('pages.previous')}
      nextLabel={t('pages.next')}
      summary={t('pages.page', { page: cursors.length + 1 })}
      onPrevious={cursors.length > 0 ? () => set(cursors.slice(0, -1)) : undefined}
      onNext={next ? () => set([...cursors, next]) : undefined}
    />
  )
}
