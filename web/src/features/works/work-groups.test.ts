import { describe, expect, it } from 'vitest'
import { workStatuses } from '#contract/works/work-status'
import { countByGroup, workGroups } from './work-groups'

describe('works by status', () => {
  it('has a group for every status, and one only', () => {
    expect(Object.values(workGroups).flat().sort()).toEqual([...workStatuses].sort())
  })

  it('adds the codes of one label up and leaves out what is empty', () => {
    const counts = [
      { status: '991', count: 3 },
      { status: '200', count: 1 },
      { status: '301', count: 2 },
      { status: '00', count: 0 },
    ]
    expect(countByGroup(counts)).toEqual([
      { group: 'review', count: 3 },
      { group: 'online', count: 3 },
    ])
  })
})
