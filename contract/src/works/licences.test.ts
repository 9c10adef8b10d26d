import { describe, expect, it } from 'vitest'
import { earliestLicenceEnd, licencesEndingBy } from './licences'
import { emptyRights, emptyTrack, type TrackRights } from './work'

const track = (title: string, rights: Partial<TrackRights>) => ({
  details: { ...emptyTrack, title, rights: { ...emptyRights, ...rights } },
})

describe('the end of licences', () => {
  const tracks = [
    track('own', { source: 1, valid_to: '2026-01-01' }),
    track('for ever', { source: 4, valid_to: null }),
    track('later', { source: 5, valid_to: '2027-03-01' }),
    track('sooner', { source: 3, valid_to: '2026-12-31' }),
    track('public domain', { source: 6, valid_to: '2020-01-01' }),
  ]

  it('is the earliest of those that end, whatever the other sources say', () => {
    expect(earliestLicenceEnd(tracks)).toBe('2026-12-31')
    expect(earliestLicenceEnd(tracks.slice(0, 2))).toBeNull()
    expect(earliestLicenceEnd([])).toBeNull()
    expect(earliestLicenceEnd(tracks.slice(1, 2))).toBeNull()
  })

  it('concerns the tracks whose licence does not reach further', () => {
    const upTo = (day: string) => licencesEndingBy(tracks, day).map(({ track }) => track.details.title)
    expect(upTo('2026-12-30')).toEqual([])
    expect(upTo('2026-12-31')).toEqual(['sooner'])
    expect(upTo('2027-03-01')).toEqual(['later', 'sooner'])
  })
})
