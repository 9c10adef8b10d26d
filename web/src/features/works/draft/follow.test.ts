import { describe, expect, it } from 'vitest'
import { emptyRelease, emptyScope, emptyTrack } from '#contract/works/work'
import type { Content } from './content'
import { followRelease, passToPerformers, passToTracks, withInstrumental } from './follow'

const content = (details: Partial<Content['details']>, ...tracks: Partial<typeof emptyTrack>[]): Content => ({
  details: { ...emptyRelease, ...details },
  tracks: tracks.map((track, index) => ({ id: index + 1, details: { ...emptyTrack, ...track } })),
  scope: emptyScope,
})
const tracksOf = ({ tracks }: Content) => tracks.map(({ details }) => details)

describe('what is asked once', () => {
  it('is written into the release and the track of a single', () => {
    const said = { title: 'Night boat', version: 'Live', language: 'zh', explicit: false } as const
    expect(tracksOf(followRelease('single', content(said, {})))[0]).toMatchObject(said)
    expect(tracksOf(followRelease('album', content(said, { title: 'One' })))[0]?.title).toBe('One')
  })

  it('reaches the tracks of an album that say nothing of their own', () => {
    const before = content(
      { language: 'zh' },
      { language: 'zh' },
      { language: 'en' },
      {},
      { instrumental: true },
    )
    const after = { ...before, details: { ...before.details, language: 'yue' as const, explicit: false } }
    const tracks = tracksOf(passToTracks(before, after))
    expect(tracks.map(({ language }) => language)).toEqual(['yue', 'en', 'yue', null])
    expect(tracks.every(({ explicit }) => explicit === false)).toBe(true)
  })

  it('names whoever a single is by as performer, while it is typed, until somebody else stands there', () => {
    const by = (name: string, ...performers: string[]) =>
      content({ artists: [{ name, role: 'main', channel_ids: [] }] }, { performers })
    const performersOf = (...[before, name]: [Content, string]) =>
      tracksOf(passToPerformers('single', before, { ...before, details: by(name).details }))[0]?.performers
    expect(performersOf(by(''), 'N')).toEqual(['N'])
    expect(performersOf(by('N', 'N'), 'Nightsail')).toEqual(['Nightsail'])
    expect(performersOf(by('Nightsail', 'Nightsail'), '')).toEqual([])
    expect(performersOf(by('Nightsail', 'Lin'), 'Delta')).toEqual(['Lin'])
    expect(performersOf(by('Nightsail'), 'Delta'), 'taken away on purpose').toEqual([])
    const album = by('Nightsail')
    expect(passToPerformers('album', album, album)).toBe(album)
  })

  it('does not call every track of an explicit album explicit', () => {
    const before = content({}, {})
    const after = { ...before, details: { ...before.details, explicit: true } }
    expect(tracksOf(passToTracks(before, after))[0]?.explicit).toBeNull()
  })

  it('knows that nobody sings in an instrumental, and forgets it again', () => {
    const quiet = withInstrumental('single', content({ language: 'zh' }, { language: 'zh' }), 1, true)
    expect(quiet.details.language).toBe('zxx')
    const sung = withInstrumental('single', quiet, 1, false)
    expect([sung.details.language, tracksOf(sung)[0]?.language]).toEqual([null, null])
  })
})
