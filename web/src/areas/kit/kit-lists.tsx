import type { ColumnDef } from '@tanstack/react-table'
import { useState } from 'react'
import { Badge } from '../../ui/badge'
import { Button } from '../../ui/button'
import { DataTable } from '../../ui/data-table'
import type { TableSort } from '../../ui/data-table-meta'
import { EmptyState } from '../../ui/empty-state'
import { ErrorState } from '../../ui/error-state'
import { Pager } from '../../ui/pager'
import { Segmented } from '../../ui/segmented'
import { type Song, songs } from './kit-sample'
import { KitSection } from './kit-section'

const states = {
  live: <Badge tone="river">Online</Badge>,
  review: <Badge tone="amber">Rights review</Badge>,
  refused: <Badge tone="accent">Rejected</Badge>,
}

const columns: ColumnDef<Song>[] = [
  {
    id: 'title',
    header: 'Work',
    enableHiding: false,
    enableSorting: true,
    meta: { card: 'title' },
    cell: ({ row }) => (
      <>
        <span className="font-display block text-[1.0625rem]">{row.original.title}</span>
        <span className="text-sm text-soft">{row.original.by}</span>
      </>
    ),
  },
  {
    id: 'state',
    header: 'Where it stands',
    meta: { card: 'bare' },
    cell: ({ row }) => states[row.original.state],
  },
  { accessorKey: 'plays', header: 'Plays', enableSorting: true, meta: { align: 'end', width: 'w-32' } },
  { accessorKey: 'amount', header: 'This month', enableSorting: true, meta: { align: 'end', width: 'w-36' } },
  {
    id: 'act',
    header: () => <span className="sr-only">Action</span>,
    enableHiding: false,
    meta: { card: 'bare', align: 'end', width: 'w-28' },
    cell: () => <Button size="small">Open</Button>,
  },
]

const selectLabels = { all: 'Choose all works', row: (song: Song) => `Choose ${song.title}` }
const shows = ['full', 'loading', 'empty', 'error'] as const

export function KitLists() {
  const [show, setShow] = useState<(typeof shows)[number]>('full')
  const [sort, setSort] = useState<TableSort>({ column: 'amount', descending: true })
  const [selected, setSelected] = useState<string[]>(['2'])
  const [page, setPage] = useState(3)
  return (
    <KitSection id="lists" title="Lists">
      <DataTable
        caption="Works"
        columns={columns}
        rows={show === 'empty' ? [] : songs}
        rowId={song => song.id}
        state={show === 'loading' || show === 'error' ? show : 'ready'}
        skeletonRows={4}
        rowHeight="sm:h-19 max-sm:h-55"
        sort={sort}
        onSort={setSort}
        columnsKey="kit"
        columnsLabel="Columns"
        selected={selected}
        onSelect={setSelected}
        selectLabels={selectLabels}
        toolbar={
          <Segmented
            label="What the list shows"
            value={show}
            onChange={setShow}
            segments={shows.map(value => ({ value, label: value }))}
          />
        }
        empty={
          <EmptyState heading="h3" title="Nothing matches">
            Try fewer words.
          </EmptyState>
        }
        error={
          <ErrorState
            heading="h3"
            title="The list didn't arrive"
            retryLabel="Try again"
            onRetry={() => setShow('full')}
          />
        }
        footer={
          <Pager
            label="Pages"
            previousLabel="Previous page"
            nextLabel="Next page"
            summary="41 to 60 of 128"
            onPrevious={page > 1 ? () => setPage(page - 1) : undefined}
            onNext={page < 7 ? () => setPage(page + 1) : undefined}
            pages={{ current: page, count: 7, onSelect: setPage, label: number => `Page ${number}` }}
          />
        }
      />
      <Pager
        label="Cursor pages"
        previousLabel="Newer"
        nextLabel="Older"
        summary="Page 1"
        onNext={() => {}}
      />
    </KitSection>
  )
}
