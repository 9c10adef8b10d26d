import { describe, expect, it } from 'vitest'
import { compareMessages } from './compare-messages'

const numbered = (count: number) => Array.from({ length: count }, (_, index) => `line ${index + 1}`)
const shown = (before: string[], after: string[]) =>
  compareMessages(before, after)?.lines.map(({ op, before: old, after: now, text, count }) =>
    op === 'skipped' ? `… ${count} from ${old}/${now}` : `${old ?? '-'}/${now ?? '-'} ${op} ${text}`,
  )

describe('the difference between two messages', () => {
  it('shows a change with the lines around it, and counts the others', () => {
    const before = numbered(20)
    const after = before.map((text, index) => (index === 9 ? 'another' : text))
    expect(shown(before, after)).toEqual([
      '… 6 from 1/1',
      '7/7 same line 7',
      '8/8 same line 8',
      '9/9 same line 9',
      '10/- removed line 10',
      '-/10 added another',
      '11/11 same line 11',
      '12/12 same line 12',
      '13/13 same line 13',
      '… 7 from 14/14',
    ])
  })

  it('numbers the lines of both messages where one is longer', () => {
    const before = numbered(4)
    expect(shown(before, ['first', ...before])).toEqual([
      '-/1 added first',
      '1/2 same line 1',
      '2/3 same line 2',
      '3/4 same line 3',
      '4/5 same line 4',
    ])
  })

  it('counts the places, not the lines', () => {
    const before = numbered(40)
    const after = before.flatMap((text, index) => (index === 5 ? ['a', 'b'] : index === 30 ? [] : [text]))
    expect(compareMessages(before, after)?.changes).toBe(2)
    expect(compareMessages(before, before)).toEqual({
      changes: 0,
      lines: [{ op: 'skipped', before: 1, after: 1, text: '', count: 40 }],
    })
  })

  it('gives up on messages that have nothing in common, however long they are', () => {
    const begun = performance.now()
    expect(
      compareMessages(
        numbered(20_000),
        numbered(20_000).map(text => `x${text}`),
      ),
    ).toBeUndefined()
    expect(performance.now() - begun).toBeLessThan(2000)
  })
})
