import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { checkKinds, checkStates } from '#contract/identity/check-calls'
import { useWords } from '../../lib/words'
import { DataTable } from '../../ui/data-table'
import { EmptyState } from '../../ui/empty-state'
import { PageHeader } from '../../ui/page-header'
import { Pager } from '../../ui/pager'
import { Segmented } from '../../ui/segmented'
import { useCheckColumns } from './check-columns'
import { ForCheckers } from './for-checkers'
import { type CheckKind, type CheckState, checksQuery } from './staff-queries'
import { Unreachable } from './unreachable'

const all = 'all'

export default function Checks() {
  return (
    <ForCheckers>
      <Queue />
    </ForCheckers>
  )
}

/** What is shown stands in the address, so that it can be kept and passed on. */
function Queue() {
  const t = useWords('operator')
  const [params, setParams] = useSearchParams()
  const kind = checkKinds.find(known => known === params.get('kind'))
  const state = checkStates.find(known => known === params.get('state')) ?? 'waiting'
  const [cursors, setCursors] = useState<string[]>([])
  const cursor = cursors.at(-1)
  const { data, isError, isFetching, refetch } = useQuery({
    ...checksQuery({ kind, state, cursor }),
    // Somebody else may be at work too.
    refetchInterval: state === 'waiting' ? 30_000 : false,
  })
  const columns = useCheckColumns(state)
  const show = (next: { kind?: CheckKind; state?: CheckState }) => {
    setCursors([])
    const shown = { kind, state, ...next }
    setParams({
      ...(shown.kind && { kind: shown.kind }),
      ...(shown.state !== 'waiting' && { state: shown.state }),
    })
  }
  const waiting = data?.waiting
  const count = (of: CheckKind) => (state === 'waiting' ? waiting?.[of] : undefined)
  const total = waiting && checkKinds.reduce((sum, of) => sum + waiting[of], 0)
  const next = data?.next_cursor
  return (
    <div className="page pb-16">
      <PageHeader
        title={t('checks.title')}
        lead={t('checks.lead')}
        actions={
          <Segmented
            label={t('checks.states')}
            value={state}
            onChange={value => show({ state: value })}
            segments={checkStates.map(value => ({ value, label: t(`state.${value}`) }))}
          />
        }
      />
      <DataTable
        className="mt-6"
        caption={t('checks.title')}
        columns={columns}
        rows={data?.items ?? []}
        rowId={row => `${row.kind} ${row.id}`}
        state={data ? 'ready' : isError ? 'error' : 'loading'}
        skeletonRows={8}
        rowHeight="sm:h-19 max-sm:min-h-40"
        toolbar={
          <Segmented
            look="chips"
            label={t('checks.kinds')}
            value={kind ?? all}
            onChange={value => show({ kind: value === all ? undefined : value })}
            segments={[
              { value: all, label: t('kind.all'), count: state === 'waiting' ? total : undefined },
              ...checkKinds.map(value => ({ value, label: t(`kind.${value}`), count: count(value) })),
            ]}
          />
        }
        empty={
          <EmptyState title={t(`empty.${state}.title`)} className="py-20">
            {t(`empty.${state}.text`)}
          </EmptyState>
        }
        error={<Unreachable heading="h2" isRetrying={isFetching} onRetry={() => void refetch()} />}
        footer={
          (cursors.length > 0 || next) && (
            <Pager
              label={t('pages.label')}
              previousLabel={t('pages.previous')}
              nextLabel={t('pages.next')}
              summary={t('pages.page', { page: cursors.length + 1 })}
              onPrevious={cursors.length > 0 ? () => setCursors(cursors.slice(0, -1)) : undefined}
              onNext={next ? () => setCursors([...cursors, next]) : undefined}
            />
          )
        }
      />
    </div>
  )
}
