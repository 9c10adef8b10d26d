import { describe, expect, it } from 'vitest'
import { isWhole, readHistory } from './history-state'

const read = (query: string) => readHistory(new URLSearchParams(query))

describe('the address of a history', () => {
  it('says which withdrawals are shown', () => {
    expect(read('state=paid&from=2026-10-01&to=2026-10-31')).toEqual({
      ...{ state: 'paid', from: '2026-10-01', to: '2026-10-31' },
    })
  })

  it.each(['state=lost', 'from=2026-02-30', 'from=yesterday&to=1999-01-01', 'id=7'])(
    'says nothing where nobody here wrote it: %s',
    query => {
      expect(isWhole(read(query))).toBe(true)
    },
  )

  it('drops an end before its beginning', () => {
    expect(read('from=2026-10-05&to=2026-10-01')).toEqual({ from: '2026-10-05' })
  })
})
