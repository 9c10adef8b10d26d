import { describe, expect, it } from 'vitest'
import { emptyRelease, emptyScope, emptyTrack } from '#contract/works/work'
import { findMissing } from './find-missing'

const content = { details: emptyRelease, tracks: [{ id: 1, details: emptyTrack }], scope: emptyScope }
const circumstances = { isEnterprise: false, today: '2026-03-01' }
const stepsOf = (known: Parameters<typeof findMissing>[2]) => [
  ...new Set(findMissing('single', content, known, circumstances).map(({ step }) => step)),
]

describe('what a draft lacks', () => {
  it('says nothing of files and channels that are not known yet', () => {
    expect(stepsOf({ materials: undefined, channels: undefined })).toEqual([1])
  })

  it('stands in the order of the steps once everything is known', () => {
    expect(stepsOf({ materials: [], channels: [] })).toEqual([1, 2, 3])
  })

  it('asks a single once for what its track takes over', () => {
    const found = findMissing('single', content, { materials: [], channels: undefined }, circumstances)
    expect(found.filter(({ field }) => field === 'title')).toEqual([
      { step: 1, field: 'title', why: 'empty' },
    ])
  })
})
