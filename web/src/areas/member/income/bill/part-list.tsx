import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { BillPartKind } from '#contract/income/bill-detail'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { Skeleton } from '../../../../ui/skeleton'
import { Loaded } from '../../loaded'
import { type BillDetail, type BillPart, partsQuery, type Within } from '../bill-detail-queries'
import { LineList } from './line-list'
import { PartRow } from './part-row'

type PartListProps = {
  bill: BillDetail
  by: BillPartKind
  within: Within
  level: number
  onLine: (line: number) => void
}

/** A recording opens into countries, a country of it into ways of use; everything else into lines. */
function nextWithin(by: BillPartKind, part: BillPart, within: Within): Within {
  if (by === 'track') return { work_id: part.work_id ?? 0, isrc: part.isrc }
  return by === 'country' ? { ...within, country: part.name } : { ...within, usage: part.name }
}

function nextKind(by: BillPartKind, within: Within): BillPartKind | 'lines' {
  if (by === 'track') return 'country'
  return by === 'country' && within.work_id !== undefined ? 'usage' : 'lines'
}

export function PartList({ bill, by, within, level, onLine }: PartListProps) {
  const t = useWords('bills')
  const query = useInfiniteQuery(partsQuery(bill.id, by, within))
  const parts = query.data?.pages.flatMap(page => page.items) ?? []
  return (
    <Loaded query={query} failed={t('parts.failed')} skeleton={<PartsSkeleton level={level} />}>
      {() =>
        parts.length === 0 ? (
          <p className="py-6 text-sm text-soft">{t('parts.none')}</p>
        ) : (
          <>
            <ul>
              {parts.map(part => (
                <OnePart
                  key={`${part.work_id} ${part.isrc} ${part.name}`}
                  {...{ bill, by, within, level, onLine, part }}
                />
              ))}
            </ul>
            {query.hasNextPage && (
              <Button
                size="small"
                className="my-3"
                loading={query.isFetchingNextPage}
                onClick={() => void query.fetchNextPage()}
              >
                {t('more')}
              </Button>
            )}
          </>
        )
      }
    </Loaded>
  )
}

function OnePart({ part, ...list }: PartListProps & { part: BillPart }) {
  const { bill, by, within, level, onLine } = list
  const [isOpen, setIsOpen] = useState(false)
  const next = nextWithin(by, part, within)
  const kind = nextKind(by, within)
  return (
    <li>
      <PartRow
        part={part}
        by={by}
        level={level}
        currency={bill.currency}
        isOpen={isOpen}
        onToggle={() => setIsOpen(!isOpen)}
      />
      {isOpen && (
        <div className="border-l border-river sm:ml-4">
          {kind === 'lines' ? (
            <LineList bill={bill} within={next} level={level + 1} onLine={onLine} />
          ) : (
            <PartList bill={bill} by={kind} within={next} level={level + 1} onLine={onLine} />
          )}
        </div>
      )}
    </li>
  )
}

function PartsSkeleton({ level }: { level: number }) {
  return (
    <div className={level > 0 ? 'pl-4' : undefined}>
      {[1, 2, 3].map(place => (
        <div key={place} className="flex h-16 items-center justify-between border-b border-line">
          <Skeleton className="h-5 w-40" />
          <Skeleton className="h-5 w-24" />
        </div>
      ))}
    </div>
  )
}
