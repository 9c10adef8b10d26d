import { describe, expect, it } from 'vitest'
import { added, draftOf, moved, sentOf } from './layout-draft'

const nameOf = (field: string) => `the ${field}`

describe('a layout that is edited', () => {
  it('begins with what most banks ask for, each column titled by what it holds', () => {
    const sent = sentOf({ ...draftOf(undefined), name: ' CMB ' }, nameOf, nameOf)
    expect(sent.name).toBe('CMB')
    expect(sent.columns.map(({ title }) => title)).toContain('the account')
    expect(sent.columns[0]).not.toHaveProperty('key')
    expect(sent.head_rows.map(({ title }) => title)).toEqual(['the batch', 'the count', 'the sum'])
    expect(sent.head_rows[0]).not.toHaveProperty('key')
  })

  it('keeps text for columns that have some of their own', () => {
    const { columns } = draftOf(undefined)
    const [first] = columns
    if (!first) throw new Error('no column')
    const draft = {
      ...draftOf(undefined),
      columns: [
        { ...first, text: 'left over' },
        { ...first, key: 9, field: 'fixed' as const, text: ' 0755 ' },
        { ...first, key: 10, field: 'purpose' as const, text: 'Royalties' },
      ],
    }
    expect(sentOf(draft, nameOf, nameOf).columns.map(({ text }) => text)).toEqual(['', '0755', 'Royalties'])
  })

  it('moves and adds columns, each under a name of its own', () => {
    const { columns } = draftOf(undefined)
    expect(
      moved(columns, 0, 2)
        .map(({ key }) => key)
        .slice(0, 3),
    ).toEqual([1, 2, 0])
    expect(new Set(added(columns, 'fixed').map(({ key }) => key)).size).toBe(columns.length + 1)
  })
})
