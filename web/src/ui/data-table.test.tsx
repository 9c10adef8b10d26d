import type { ColumnDef } from '@tanstack/react-table'
import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { expectAccessible } from '../testing/accessible'
import { renderPart } from '../testing/render-part'
import { renderWithValue } from '../testing/render-with-value'
import { DataTable, type DataTableProps } from './data-table'
import type { TableSort } from './data-table-meta'

type Song = { id: string; name: string; year: number }
const songs: Song[] = [
  { id: '1', name: 'Delta', year: 2024 },
  { id: '2', name: 'Source', year: 2026 },
]
const columns: ColumnDef<Song>[] = [
  { id: 'name', header: 'Name', cell: ({ row }) => row.original.name, enableSorting: true },
  { id: 'year', header: 'Year', cell: ({ row }) => row.original.year, meta: { align: 'end' } },
]
const selectLabels = { all: 'All songs', row: (song: Song) => `Song ${song.name}` }
const usual: DataTableProps<Song> = {
  columns,
  rows: songs,
  rowId: song => song.id,
  caption: 'Songs',
  empty: <p>No songs yet</p>,
  error: <p>Songs did not come</p>,
}
const heads = () => screen.queryAllByRole('columnheader').map(head => head.textContent)

describe('a table of records', () => {
  it('shows a row for each, under its own name', async () => {
    renderPart(<DataTable {...usual} />)
    const table = screen.getByRole('table', { name: 'Songs' })
    expect(within(table).getAllByRole('row')).toHaveLength(3)
    expect(within(table).getByRole('row', { name: /Delta/ }).textContent).toContain('2024')
    await expectAccessible()
  })

  it('keeps the places of rows that are on their way, and says that it is busy', () => {
    renderPart(<DataTable {...usual} rows={[]} state="loading" skeletonRows={4} />)
    const table = screen.getByRole('table', { name: 'Songs' })
    expect(table.getAttribute('aria-busy')).toBe('true')
    expect(within(table).getAllByRole('row')).toHaveLength(5)
    expect(screen.queryByText('No songs yet')).toBeNull()
  })

  it.each([
    ['says what will be here when nothing is', { rows: [] }, 'No songs yet'],
    ['says that nothing came', { rows: [], state: 'error' as const }, 'Songs did not come'],
  ])('%s', (_, wanted, words) => {
    renderPart(<DataTable {...usual} {...wanted} footer={<p>Page 1</p>} />)
    expect(screen.getByText(words)).toBeTruthy()
    expect(screen.queryByRole('table')).toBeNull()
    expect(screen.getByText('Page 1')).toBeTruthy()
  })
})

describe('sorting', () => {
  const draw = (first?: TableSort) =>
    renderWithValue<TableSort | undefined>(first, (sort, change) => (
      <DataTable {...usual} sort={sort} onSort={change} />
    ))

  it('is offered by columns that can be sorted, and by no other', () => {
    draw()
    expect(within(screen.getByRole('columnheader', { name: 'Name' })).getByRole('button')).toBeTruthy()
    expect(within(screen.getByRole('columnheader', { name: 'Year' })).queryByRole('button')).toBeNull()
  })

  it('turns round with each press and is told to those who hear it', async () => {
    const { user, changes } = draw()
    const head = screen.getByRole('columnheader', { name: 'Name' })
    expect(head.getAttribute('aria-sort')).toBeNull()
    await user.click(within(head).getByRole('button'))
    const first = changes[0]
    expect(first?.column).toBe('name')
    expect(head.getAttribute('aria-sort')).toBe(first?.descending ? 'descending' : 'ascending')
    await user.click(within(head).getByRole('button'))
    expect(changes[1]).toEqual({ column: 'name', descending: !first?.descending })
    await expectAccessible()
  })
})

describe('choosing rows', () => {
  const draw = (first: string[] = []) =>
    renderWithValue(first, (selected, change) => (
      <DataTable {...usual} selected={selected} onSelect={change} selectLabels={selectLabels} />
    ))
  const all = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'All songs' })

  it('goes one by one, and the box for all shows that some are chosen', async () => {
    const { user, changes } = draw()
    await user.click(screen.getByRole('checkbox', { name: 'Song Source' }))
    expect(changes).toEqual([['2']])
    expect(all().indeterminate).toBe(true)
    expect(all().checked).toBe(false)
    await expectAccessible()
  })

  it('goes for all of them at once, and back', async () => {
    const { user, changes } = draw()
    await user.click(all())
    expect(changes.at(-1)).toEqual(['1', '2'])
    expect(all().checked).toBe(true)
    await user.click(all())
    expect(changes.at(-1)).toEqual([])
  })
})

describe('the menu of columns', () => {
  const table = <DataTable {...usual} columnsKey="songs" columnsLabel="Columns" />

  async function toggle(user: ReturnType<typeof renderPart>['user'], name: string) {
    await user.click(screen.getByRole('button', { name: 'Columns' }))
    await user.click(await screen.findByRole('menuitemcheckbox', { name }))
    await user.keyboard('{Escape}')
  }

  it('hides a column, and the next visit remembers it', async () => {
    const { user, unmount } = renderPart(table)
    await toggle(user, 'Year')
    expect(heads()).toEqual(['Name'])
    unmount()
    renderPart(table)
    expect(heads()).toEqual(['Name'])
  })

  it('never hides the last one', async () => {
    const { user } = renderPart(table)
    await toggle(user, 'Year')
    await toggle(user, 'Name')
    expect(heads()).toEqual(['Name'])
  })

  it('stays open while several are changed', async () => {
    const { user } = renderPart(table)
    await user.click(screen.getByRole('button', { name: 'Columns' }))
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Year' }))
    expect(screen.getByRole('menuitemcheckbox', { name: 'Year' }).getAttribute('aria-checked')).toBe('false')
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Year' }))
    expect(heads()).toEqual(['Name', 'Year'])
  })

  it('shows every column where the browser forbids storage', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('forbidden')
    })
    renderPart(table)
    expect(heads()).toEqual(['Name', 'Year'])
  })
})
