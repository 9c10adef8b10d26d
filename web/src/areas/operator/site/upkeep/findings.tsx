import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { checkFiles, type FindingKind, findingKinds } from '#contract/upkeep/calls'
import { fileSize } from '../../../../features/materials/file-size'
import { api } from '../../../../lib/api'
import { formatCount, formatDate, formatMoment } from '../../../../lib/format'
import { useWords } from '../../../../lib/words'
import { Badge } from '../../../../ui/badge'
import { Button } from '../../../../ui/button'
import { EmptyState } from '../../../../ui/empty-state'
import { Notice } from '../../../../ui/notice'
import { Segmented } from '../../../../ui/segmented'
import { SkeletonLines } from '../../../../ui/skeleton'
import { Unreachable } from '../../unreachable'
import { CursorPager, useCursors } from '../../use-cursors'
import { useStaffDeed } from '../../use-staff-deed'
import { type FileFinding, findingsQuery, type Upkeep, upkeepQuery } from './upkeep-queries'

type Filter = FindingKind | 'all'

/** Rows without files and files without rows. Nothing here removes anything. */
export function Findings({ upkeep: { check, found } }: { upkeep: Upkeep }) {
  const t = useWords('site')
  const client = useQueryClient()
  const [filter, setFilter] = useState<Filter>('all')
  const [deed, isBusy] = useStaffDeed(() => client.invalidateQueries({ queryKey: upkeepQuery.queryKey }))
  const isRunning = check !== null && check.ended_at === null
  const all = findingKinds.reduce((sum, kind) => sum + found[kind], 0)
  const segments = [
    { value: 'all' as const, label: t('found.all'), count: all },
    ...findingKinds.map(kind => ({ value: kind, label: t(`found.${kind}`), count: found[kind] })),
  ]
  return (
    <section className="mt-12" aria-labelledby="findings">
      <div className="flex flex-wrap items-end justify-between gap-4 border-b-2 border-ink pb-3">
        <div>
          <h2 id="findings" className="text-lg">
            {t('found.title')}
          </h2>
          <p className="mt-1 max-w-[62ch] text-soft">{t('found.lead')}</p>
        </div>
        <Button
          loading={isBusy || isRunning}
          onClick={() => void deed(() => api(checkFiles, {}), t('found.asked'))}
        >
          {t('found.check')}
        </Button>
      </div>
      <p className="mt-3 text-sm text-soft" role="status">
        {check === null && t('found.never')}
        {isRunning && t('found.running')}
        {check?.ended_at &&
          t('found.last', {
            moment: formatMoment(check.ended_at),
            rows: formatCount(check.rows_seen),
            objects: formatCount(check.objects_seen),
          })}
      </p>
      {check && (
        <>
          <Segmented
            className="mt-5"
            look="chips"
            label={t('found.filter')}
            segments={segments}
            value={filter}
            onChange={setFilter}
          />
          {filter !== 'all' && (
            <Notice className="mt-4 max-w-3xl" title={t(`found.${filter}`)}>
              {t(`found.${filter}.text`)}
            </Notice>
          )}
          <FindingList filter={filter} />
        </>
      )}
    </section>
  )
}

function FindingList({ filter }: { filter: Filter }) {
  const t = useWords('site')
  const pages = useCursors(filter)
  const asked = { cursor: pages.cursor, ...(filter !== 'all' && { found: filter }) }
  const { data, isError, isFetching, refetch } = useQuery(findingsQuery(asked))
  return (
    <div className="mt-5">
      {!data && !isError && <SkeletonLines lines={5} />}
      {!data && isError && (
        <Unreachable heading="h2" isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
      {data?.items.length === 0 && <EmptyState title={t('found.none')}>{t('found.noneText')}</EmptyState>}
      <ul className="border-t border-line empty:hidden">
        {data?.items.map(finding => (
          <FindingRow key={finding.id} finding={finding} />
        ))}
      </ul>
      <CursorPager pages={pages} next={data?.next_cursor} />
    </div>
  )
}

function FindingRow({ finding }: { finding: FileFinding }) {
  const t = useWords('site')
  const { found, storage_key, named_by, used_by, row_id, expected_size, found_size, written_at } = finding
  const belongs = named_by
    ? t('found.of', {
        what: t(`owner.${used_by && named_by === 'uploads' ? ownerOf(used_by) : named_by}`),
        id: row_id ?? '',
      })
    : t('found.ofNothing')
  return (
    <li className="grid gap-x-6 gap-y-1 border-b border-line py-3.5 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <p className="font-semibold break-all">{storage_key}</p>
        <p className="text-sm break-all text-soft">{belongs}</p>
        <p className="text-sm text-soft">
          {found === 'other_size' &&
            t('found.sizes', { expected: fileSize(expected_size ?? 0), found: fileSize(found_size ?? 0) })}
          {found === 'unnamed' &&
            t('found.written', { size: fileSize(found_size ?? 0), day: formatDate(written_at) })}
          {found === 'missing' && t('found.since', { day: formatDate(finding.first_found_at) })}
        </p>
      </div>
      <div>
        <Badge tone={found === 'unnamed' ? 'neutral' : 'accent'}>{t(`found.${found}`)}</Badge>
      </div>
    </li>
  )
}

const users = [
  'identity_scans',
  'enterprise_checks',
  'withdrawals',
  'income_claims',
  'ticket_attachments',
] as const
type User = (typeof users)[number]

/** Pictures of the site, of texts and of people are all pictures here. */
function ownerOf(used: string): User | 'uploads' {
  return users.find(user => user === used) ?? 'uploads'
}
