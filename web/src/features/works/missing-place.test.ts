import { describe, expect, it } from 'vitest'
import { type Draft, missingOf } from '#contract/works/missing'
import { emptyRelease, emptyTrack } from '#contract/works/work'
import { keyOf, missingOnce, shareDone, stepOf } from './missing-place'

const circumstances = { isEnterprise: false, today: '2026-05-01' }
const draft = (details: Partial<typeof emptyRelease>, kind: Draft['kind'] = 'single'): Draft => ({
  kind,
  details: { ...emptyRelease, ...details },
  tracks: [{ id: 5, details: emptyTrack }],
  materials: [],
})

describe('what is missing', () => {
  it('is missing once where it is asked once', () => {
    const found = missingOf(draft({}), circumstances)
    const titles = (kind: Draft['kind']) =>
      missingOnce(kind, found)
        .filter(({ field }) => field === 'title')
        .map(keyOf)
    expect(titles('single')).toEqual(['title'])
    expect(titles('album')).toEqual(['title', 'tracks.5.title'])
  })

  it('stands on the step where it is filled in', () => {
    for (const entry of missingOf(draft({}), circumstances)) expect(stepOf(keyOf(entry))).toBe(entry.step)
    expect(stepOf('release_date')).toBe(3)
    expect(stepOf('original_release_date')).toBe(1)
  })

  it('grows less with every answer', () => {
    const share = (work: Draft) =>
      shareDone(work, missingOnce(work.kind, missingOf(work, circumstances)), 1, circumstances)
    expect(share(draft({}))).toBe(0)
    expect(share(draft({ title: 'A' }))).toBeGreaterThan(0)
    expect(share(draft({ title: 'A', genre: 'pop' }))).toBeGreaterThan(share(draft({ title: 'A' })))
  })
})
