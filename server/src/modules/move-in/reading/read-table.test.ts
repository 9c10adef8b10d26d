import { describe, expect, it } from 'vitest'
import { neededColumns } from '#contract/move-in/columns'
import { readTable } from './read-table'

const read = (...lines: string[][]) =>
  readTable({ name: 'list.csv', body: Buffer.from(lines.map(cells => cells.join(',')).join('\n')) })

const said = (rows: Awaited<ReturnType<typeof readTable>>) =>
  rows.map(({ values }) => neededColumns.map(column => values[column]))

describe('a list', () => {
  it('may have a second table, whose columns are in another order', async () => {
    const values = (name: string) => neededColumns.map(column => `${name} ${column}`)
    const found = await read(
      [...neededColumns],
      values('one'),
      [...neededColumns],
      values('two'),
      neededColumns.toReversed(),
      values('three').toReversed(),
    )
    expect(said(found)).toEqual(['one', 'two', 'three'].map(values))
  })
})
