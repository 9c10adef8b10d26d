import { describe, expect, it } from 'vitest'
import type { MaterialType } from './material'
import { earliestDate, type Missing, missingInScope, missingOf, missingRights } from './missing'
import { countries, outside, regions } from './territories'
import { emptyRelease, emptyRights, emptyScope, emptyTrack, type TrackRights } from './work'

const today = '2026-11-15'
const person = { isEnterprise: false, today }
const details = {
  ...emptyRelease,
  title: 'Night sailing',
  artists: [{ name: 'Lin', role: 'main' as const, channel_ids: [] }],
  genre: 'pop' as const,
  language: 'zh' as const,
  p_line: { year: 2026, owner: 'Lin' },
  c_line: { year: 2026, owner: 'Lin' },
  explicit: false,
  ai_use: { music: false, lyrics: false, vocals: false, cover: false },
}
const rights: TrackRights = { ...emptyRights, property: 1, statement: 1, source: 1 }
const track = {
  id: 7,
  details: {
    ...emptyTrack,
    title: 'Night sailing',
    lyricists: ['Lin'],
    composers: ['Lin'],
    performers: ['Lin'],
    language: 'zh' as const,
    explicit: false,
    rights,
  },
}
const passed = (type: MaterialType, trackId: number | null = 7) => ({
  type,
  track_id: trackId,
  state: 'passed',
})
const materials = [passed('music'), passed('lyric'), passed('cover', null)]
const draft = { kind: 'single' as const, details, tracks: [track], materials }
const said = (found: Missing[]) => found.map(({ field, why }) => `${field} ${why}`)
const withRights = (changed: Partial<TrackRights>) => missingRights(7, { ...rights, ...changed }, person)

describe('what a draft lacks', () => {
  it('is nothing when everything is there', () => {
    expect(missingOf(draft, person)).toEqual([])
  })

  it('is everything of an empty draft, each with its step', () => {
    const found = missingOf(
      { kind: 'single', details: emptyRelease, tracks: [{ id: 7, details: emptyTrack }], materials: [] },
      person,
    )
    expect(said(found)).toEqual(
      expect.arrayContaining(['title empty', 'rights.property empty', 'material.music empty']),
    )
    for (const { step, field } of found) expect(step).toBe(field.startsWith('material.') ? 2 : 1)
  })

  it('says whether a file is missing, still being checked, or has failed', () => {
    const found = (state: string) =>
      said(missingOf({ ...draft, materials: [{ ...passed('music'), state }, ...materials.slice(1)] }, person))
    expect(found('checking')).toEqual(['material.music checking'])
    expect(found('waiting')).toEqual(['material.music checking'])
    expect(found('failed')).toEqual(['material.music failed'])
    expect(said(missingOf({ ...draft, materials: materials.slice(1) }, person))).toEqual([
      'material.music empty',
    ])
  })

  it('asks an instrumental for no lyrics and no lyricist', () => {
    const instrumental = {
      ...track,
      details: { ...track.details, instrumental: true, lyricists: [], language: null },
    }
    expect(
      missingOf(
        { ...draft, tracks: [instrumental], materials: [passed('music'), passed('cover', null)] },
        person,
      ),
    ).toEqual([])
  })

  it('minds what nobody asked for only when it is wrong', () => {
    const extra = { ...passed('karaoke'), state: 'failed' }
    expect(said(missingOf({ ...draft, materials: [...materials, extra] }, person))).toEqual([
      'material.karaoke failed',
    ])
  })

  it('refuses codes with a wrong check digit', () => {
    expect(said(missingOf({ ...draft, details: { ...details, upc: '036000291453' } }, person))).toEqual([
      'upc wrong',
    ])
  })
})

describe('the rights gate', () => {
  const ofRiver = { original_title: 'River', original_artist: 'Lin' }

  it('asks whose song a cover is, before anything else of it is known', () => {
    expect(said(withRights({ property: 3, source: null, statement: null }))).toEqual([
      'rights.original_title empty',
      'rights.original_artist empty',
      'rights.source empty',
    ])
    expect(said(withRights({ property: 4, source: null, statement: null }))).toEqual(['rights.source empty'])
  })

  it('stays shut without an authorization, and for sources that are not offered', () => {
    expect(said(withRights({ ...ofRiver, property: 3, statement: 2, source: 8 }))).toEqual([
      'rights.source closed',
    ])
    expect(said(withRights({ source: 4, statement: 2 }))).toEqual(['rights.source closed'])
    expect(
      said(missingRights(7, { ...rights, source: 4, statement: 2 }, { isEnterprise: true, today })),
    ).not.toContain('rights.source closed')
  })

  it('asks for what each source has to prove', () => {
    expect(said(withRights({ source: 2 }))).toEqual(['rights.co_authors empty'])
    const cover = { ...ofRiver, property: 3, statement: 2 } as const
    expect(said(withRights({ ...cover, source: 6, author: 'A', author_died: 1976 }))).toEqual([
      'rights.author_died wrong',
    ])
    expect(withRights({ ...cover, source: 6, author: 'A', author_died: 1975 })).toEqual([])
    const seven = { ...cover, source: 7, catalogue_number: 'X-1' } as const
    expect(said(withRights({ ...seven, physically_released_on: '2006-07-01' }))).toEqual([
      'rights.physically_released_on wrong',
    ])
    expect(withRights({ ...seven, physically_released_on: '2006-06-30' })).toEqual([])
    expect(said(withRights({ ...cover, source: 5 }))).toEqual([
      'rights.licence_number empty',
      'rights.valid_from empty',
      'rights.valid_to empty',
    ])
    const licence = { ...cover, source: 5, licence_number: '1', valid_from: '2020-01-01' } as const
    expect(said(withRights({ ...licence, valid_to: today }))).toEqual(['rights.valid_to ended'])
    expect(said(withRights({ ...licence, valid_to: '2019-01-01' }))).toEqual(['rights.valid_to wrong'])
    expect(withRights({ ...licence, valid_to: '2030-01-01' })).toEqual([])
  })

  it('wants the document of a licence among the materials', () => {
    const licensed = {
      ...track,
      details: {
        ...track.details,
        rights: {
          ...rights,
          ...ofRiver,
          property: 3,
          statement: 2,
          source: 4,
          valid_from: '2020-01-01',
        } as TrackRights,
      },
    }
    expect(said(missingOf({ ...draft, tracks: [licensed] }, person))).toEqual(['material.document empty'])
  })
})

describe('the scope', () => {
  const world = { worldwide: true, countries: [] }
  const channels = [
    { id: 1, lead_days: 5, territory: world },
    { id: 2, lead_days: 10, territory: world },
  ]
  const scope = { ...emptyScope, release_date: '2026-11-25' }
  const said3 = (changed: Partial<typeof scope>, tracks = [track]) =>
    said(missingInScope({ ...scope, ...changed }, tracks, channels, today))

  it('waits for the slowest of the chosen channels', () => {
    expect(earliestDate(channels, today)).toBe('2026-11-25')
    expect(said3({})).toEqual([])
    expect(said3({ release_date: '2026-11-24' })).toEqual(['release_date early'])
    expect(said3({ release_date: '2026-11-20', all_channels: false, channel_ids: [1] })).toEqual([])
    expect(said3({ all_channels: false, channel_ids: [99] })).toContain('channels empty')
  })

  it('stays at home where only mainland law covers it', () => {
    const old = {
      ...track,
      details: {
        ...track.details,
        rights: { ...rights, property: 3, statement: 2, source: 6 } as TrackRights,
      },
    }
    expect(said3({}, [old])).toEqual(['territory outside'])
    expect(said3({ territory: { worldwide: false, countries: ['CN'] } }, [old])).toEqual([])
  })

  it('knows every country once', () => {
    expect(new Set(countries).size).toBe(countries.length)
    expect(countries.length).toBeGreaterThan(240)
    for (const country of countries) expect(country).toMatch(/^[A-Z]{2}$/)
    expect(outside(world, { worldwide: false, countries: regions.mainland })).toHaveLength(
      countries.length - 1,
    )
  })
})
