import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { MoveIn } from '#contract/move-in/calls'
import { useWords } from '../../../lib/words'
import { Button } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { cx } from '../../../ui/class-names'
import { EmptyState } from '../../../ui/empty-state'
import { KeyFigures } from '../../../ui/key-figures'
import { Segmented } from '../../../ui/segmented'
import { Skeleton } from '../../../ui/skeleton'
import { Loaded } from '../loaded'
import { MakeDrafts } from './make-drafts'
import { rowsQuery } from './move-in-queries'
import { RowCard } from './row-card'

export function LookAtRows({ moveIn, mayEdit }: { moveIn: MoveIn | null; mayEdit: boolean }) {
  const t = useWords('move-in')
  const isThere = moveIn && (moveIn.state === 'ready' || moveIn.state === 'making')
  return (
    <Card title={t('look.title')}>
      {isThere ? <Rows moveIn={moveIn} mayEdit={mayEdit} /> : <p className="text-soft">{t('look.first')}</p>}
    </Card>
  )
}

function Rows({ moveIn, mayEdit }: { moveIn: MoveIn; mayEdit: boolean }) {
  const t = useWords('move-in')
  const { rows, releases } = moveIn
  const problems = rows.with_errors + rows.with_notes
  const [view, setView] = useState<'all' | 'problems'>(rows.with_errors > 0 ? 'problems' : 'all')
  const query = useInfiniteQuery(rowsQuery(moveIn.id, view === 'problems'))
  const shown = query.data?.pages.flatMap(page => page.items) ?? []
  return (
    <div className="grid gap-5">
      <KeyFigures
        figures={[
          { value: rows.total, label: t('figure.rows') },
          { value: releases.total, label: t('figure.releases') },
          {
            value: rows.with_errors,
            label: t('figure.errors'),
            tone: rows.with_errors > 0 ? 'accent' : undefined,
          },
          { value: rows.with_notes, label: t('figure.notes') },
          { value: releases.made, label: t('figure.made'), tone: releases.made > 0 ? 'river' : undefined },
        ]}
      />
      {mayEdit && <MakeDrafts moveIn={moveIn} />}
      <Segmented
        label={t('filter.label')}
        value={view}
        onChange={setView}
        segments={[
          { value: 'all', label: t('filter.all'), count: rows.total },
          { value: 'problems', label: t('filter.problems'), count: problems },
        ]}
        className="justify-self-start"
      />
      <Loaded query={query} failed={t('failed')} skeleton={<Skeleton className="h-80" />}>
        {() =>
          shown.length === 0 && !query.isPlaceholderData ? (
            <EmptyState heading="h3" title={t('look.none')}>
              {t('look.noneText')}
            </EmptyState>
          ) : (
            <div aria-busy={query.isPlaceholderData} className={cx(query.isPlaceholderData && 'opacity-60')}>
              <ul aria-label={t('look.list')} className="border-t-2 border-ink">
                {shown.map(row => (
                  <RowCard key={row.id} row={row} mayEdit={mayEdit && moveIn.can.edit} />
                ))}
              </ul>
              {query.hasNextPage && (
                <div className="mt-6 flex justify-center">
                  <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                    {t('look.more')}
                  </Button>
                </div>
              )}
            </div>
          )
        }
      </Loaded>
    </div>
  )
}
