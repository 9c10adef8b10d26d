import { describe, expect, it } from 'vitest'
import type { MaterialType } from './material'
import { earliestDate, type Missing, missingInScope, missingOf, missingRights } from './missing'
import { countries, outside, regions } from './territories'
import { emptyRelease, emptyRights, emptyScope, emptyTrack, type Scope, type TrackRights } from './work'

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
    const ofRelease = found.filter(({ trackId }) => trackId === undefined)
    expect(said(ofRelease)).toEqual([
      'title empty',
      'artists empty',
      'genre empty',
      'language empty',
      'p_line empty',
      'c_line empty',
      'explicit empty',
      'ai_use empty',
      'material.cover empty',
    ])
    expect(said(found.filter(({ trackId }) => trackId === 7))).toEqual([
      'title empty',
      'composers empty',
      'lyricists empty',
      'performers empty',
      'language empty',
      'explicit empty',
      'rights.property empty',
      'material.music empty',
      'material.lyric empty',
    ])
    for (const { step, field } of found) expect(step).toBe(field.startsWith('material.') ? 2 : 1)
    expect(said(missingOf({ ...draft, tracks: [] }, person))).toEqual(['tracks empty'])
  })

  it('asks for an artist with a name and the main role', () => {
    const by = (name: string, role: 'main' | 'featured') =>
      said(
        missingOf({ ...draft, details: { ...details, artists: [{ name, role, channel_ids: [] }] } }, person),
      )
    expect(by('Lin', 'main')).toEqual([])
    expect(by('', 'main')).toEqual(['artists empty'])
    expect(by('Lin', 'featured')).toEqual(['artists empty'])
  })

  it('asks for year and owner of both lines', () => {
    for (const line of ['p_line', 'c_line'] as const)
      for (const half of [
        { year: null, owner: 'Lin' },
        { year: 2026, owner: '' },
      ])
        expect(said(missingOf({ ...draft, details: { ...details, [line]: half } }, person))).toEqual([
          `${line} empty`,
        ])
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
    expect(said(missingOf({ ...draft, details: { ...details, upc: '036000291452' } }, person))).toEqual([])
    const coded = (isrc: string) =>
      missingOf({ ...draft, tracks: [{ ...track, details: { ...track.details, isrc } }] }, person)
    expect(coded('GBAYC1700598')).toEqual([])
    expect(coded('GBAYC17')).toEqual([{ step: 1, field: 'isrc', why: 'wrong', trackId: 7 }])
  })

  it('tells one file of a track that is wrong from others that are right', () => {
    const two = (first: string, second: string) =>
      said(
        missingOf(
          {
            ...draft,
            materials: [
              { ...passed('music'), state: first },
              { ...passed('music'), state: second },
              ...materials.slice(1),
            ],
          },
          person,
        ),
      )
    expect(two('passed', 'failed')).toEqual(['material.music failed'])
    expect(two('passed', 'checking')).toEqual(['material.music checking'])
    expect(two('passed', 'passed')).toEqual([])
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
    expect(said(withRights({ ...licence, valid_from: '2027-01-01', valid_to: '2027-01-01' }))).toEqual([])
    const nowhere = { worldwide: false, countries: [] }
    expect(said(withRights({ ...licence, valid_to: '2030-01-01', licence_territory: nowhere }))).toEqual([
      'rights.licence_territory empty',
    ])
    expect(said(withRights({ ...cover, source: 6 }))).toEqual([
      'rights.author empty',
      'rights.author_died empty',
    ])
    expect(said(withRights({ ...cover, source: 7 }))).toEqual([
      'rights.catalogue_number empty',
      'rights.physically_released_on empty',
    ])
    expect(withRights({ source: 2, co_authors: ['Chen'] })).toEqual([])
    // A licence of its author needs neither a number nor an end.
    expect(withRights({ ...cover, source: 4, valid_from: '2020-01-01' })).toEqual([])
    expect(said(withRights({ source: 1, statement: 2 }))).toEqual(['rights.statement wrong'])
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
  const said3 = (changed: Partial<Scope>, tracks = [track]) =>
    said(missingInScope({ ...scope, ...changed }, tracks, channels, today))

  it('waits for the slowest of the chosen channels', () => {
    expect(earliestDate(channels, today)).toBe('2026-11-25')
    expect(said3({})).toEqual([])
    expect(said3({ release_date: '2026-11-24' })).toEqual(['release_date early'])
    expect(said3({ release_date: '2026-11-20', all_channels: false, channel_ids: [1] })).toEqual([])
    expect(said3({ all_channels: false, channel_ids: [99] })).toContain('channels empty')
  })

  it('has a place, a day and somewhere to go', () => {
    expect(said3({ all_channels: false, channel_ids: [] })).toContain('channels empty')
    expect(said3({ territory: { worldwide: false, countries: [] } })).toEqual(['territory empty'])
    expect(said3({ release_date: null })).toEqual(['release_date empty'])
    for (const { step } of missingInScope({ ...emptyScope, all_channels: false }, [track], channels, today))
      expect(step).toBe(3)
  })

  it('is where one of the chosen channels sells', () => {
    const mainland = { worldwide: false, countries: ['CN'] }
    const said = (countries: string[], ...places: { worldwide: boolean; countries: string[] }[]) =>
      missingInScope(
        { ...scope, territory: { worldwide: false, countries } },
        [track],
        places.map((territory, index) => ({ id: index + 1, lead_days: 0, territory })),
        today,
      ).map(({ field, why }) => `${field} ${why}`)
    expect(said(['US', 'JP'], mainland)).toEqual(['channels nowhere'])
    expect(said(['US', 'CN'], mainland)).toEqual([])
    expect(said(['US'], mainland, world)).toEqual([])
  })

  it('stays inside the time and the countries of each licence', () => {
    const licensed = (changed: Partial<TrackRights>) => ({
      ...track,
      details: {
        ...track.details,
        rights: { ...rights, property: 3, statement: 2, source: 4, ...changed } as TrackRights,
      },
    })
    const day = '2026-11-25'
    expect(said3({}, [licensed({ valid_from: day, valid_to: null })])).toEqual([])
    expect(said3({}, [licensed({ valid_from: '2026-11-26' })])).toEqual(['release_date outside'])
    expect(said3({}, [licensed({ valid_from: null, valid_to: '2026-11-26' })])).toEqual([])
    expect(said3({}, [licensed({ valid_from: null, valid_to: day })])).toEqual(['release_date ended'])
    expect(said3({ release_date: null }, [licensed({ valid_from: '2026-11-26' })])).toEqual([
      'release_date empty',
    ])
    // What needs no licence minds none that was written down once.
    const own = { ...track, details: { ...track.details, rights: { ...rights, valid_to: '2026-01-01' } } }
    expect(said3({}, [own])).toEqual([])
    const atHome = { worldwide: false, countries: ['CN'] }
    expect(said3({}, [licensed({ licence_territory: atHome })])).toEqual(['territory outside'])
    expect(said3({ territory: atHome }, [licensed({ licence_territory: atHome })])).toEqual([])
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
