import { describe, expect, it } from 'vitest'
import { emptyRelease, emptyRights, emptyScope, emptyTrack } from '#contract/works/work'
import { diffWorks, isUnchanged, type Side } from './diff-works'

const track = (id: number, revises: number | null, position: number, title: string) => ({
  id,
  revises,
  position,
  details: { ...emptyTrack, title },
})
const file = (
  track_id: number | null,
  type: 'music' | 'cover' | 'lyric',
  sha256: string,
  file_name: string = type,
) => ({
  track_id,
  type,
  file_name: `${file_name}.bin`,
  sha256,
})

const online: Side = {
  details: { ...emptyRelease, title: 'River' },
  scope: emptyScope,
  tracks: [track(1, null, 1, 'One'), track(2, null, 2, 'Two'), track(3, null, 3, 'Three')],
  files: [file(null, 'cover', 'c'), file(1, 'music', 'm1'), file(2, 'music', 'm2'), file(3, 'music', 'm3')],
}
/** As it begins: the same in rows of its own. */
const begun: Side = {
  ...online,
  tracks: [track(11, 1, 1, 'One'), track(12, 2, 2, 'Two'), track(13, 3, 3, 'Three')],
  files: [
    file(null, 'cover', 'c'),
    file(11, 'music', 'm1'),
    file(12, 'music', 'm2'),
    file(13, 'music', 'm3'),
  ],
}

describe('what a revision changes', () => {
  it('is nothing as long as it is only a copy', () => {
    expect(isUnchanged(diffWorks('album', online, begun))).toBe(true)
  })

  it('is told field by field, for the release and for each track', () => {
    const [first, ...others] = begun.tracks
    if (!first) throw new Error('no track')
    const changed = {
      ...first.details,
      composers: ['Lin'],
      rights: { ...emptyRights, property: 3, statement: 2, source: 4 } as const,
    }
    const diff = diffWorks('album', online, {
      ...begun,
      details: { ...begun.details, title: 'Rivers', label: 'Own' },
      tracks: [{ ...first, details: changed }, ...others],
    })
    expect(diff.release).toEqual([
      { field: 'title', before: 'River', after: 'Rivers' },
      { field: 'label', before: '', after: 'Own' },
    ])
    expect(diff.tracks).toHaveLength(1)
    expect(diff.tracks[0]?.fields.map(({ field }) => field)).toEqual([
      'composers',
      'rights.property',
      'rights.source',
    ])
  })

  it('says once what a single says once', () => {
    const single = { ...online, tracks: [track(1, null, 1, 'River')], files: [] }
    const revised = {
      ...single,
      details: { ...single.details, title: 'Rivers' },
      tracks: [track(11, 1, 1, 'Rivers')],
    }
    const diff = diffWorks('single', single, revised)
    expect(diff.release).toHaveLength(1)
    expect(diff.tracks).toEqual([])
  })

  it('knows a file by its content, not by its name', () => {
    const diff = diffWorks('album', online, {
      ...begun,
      files: [
        file(null, 'cover', 'c', 'renamed'),
        file(11, 'music', 'other'),
        file(12, 'music', 'm2'),
        file(12, 'lyric', 'l2'),
      ],
    })
    expect(diff.files).toEqual([])
    expect(diff.tracks.map(({ id, files }) => [id, files])).toEqual([
      [11, [{ type: 'music', before: 'music.bin', after: 'music.bin' }]],
      [12, [{ type: 'lyric', before: null, after: 'lyric.bin' }]],
      [13, [{ type: 'music', before: 'music.bin', after: null }]],
    ])
  })

  it('tells that lyrics are read in another encoding now', () => {
    const lyric = { ...file(1, 'lyric', 'l'), encoding: null }
    const before = { ...online, files: [lyric] }
    const read = (encoding: 'Big5' | null | undefined) =>
      diffWorks('single', before, { ...begun, files: [{ ...lyric, track_id: 11, encoding }] }).tracks
    expect(read(null)).toEqual([])
    expect(read(undefined)).toEqual([])
    expect(read('Big5').map(({ files }) => files)).toEqual([
      [{ type: 'lyric', before: 'lyric.bin', after: 'lyric.bin (Big5)' }],
    ])
  })

  it('tells tracks that came, went and moved', () => {
    const diff = diffWorks('album', online, {
      ...begun,
      tracks: [track(14, null, 1, 'New'), track(13, 3, 2, 'Three'), track(11, 1, 3, 'One')],
      files: [file(null, 'cover', 'c'), file(11, 'music', 'm1'), file(13, 'music', 'm3')],
    })
    expect(diff.tracks.map(({ kind, title, movedFrom }) => [kind, title, movedFrom])).toEqual([
      ['added', 'New', null],
      ['changed', 'Three', 3],
      ['changed', 'One', 1],
      ['removed', 'Two', null],
    ])
  })

  it('leaves those alone that only made room for a new one', () => {
    const diff = diffWorks('album', online, {
      ...begun,
      tracks: [
        track(14, null, 1, 'New'),
        ...begun.tracks.map(old => ({ ...old, position: old.position + 1 })),
      ],
    })
    expect(diff.tracks.map(({ title }) => title)).toEqual(['New'])
  })

  it('takes all or some channels as one question', () => {
    const scope = { ...emptyScope, all_channels: false, channel_ids: [5, 2] }
    expect(diffWorks('album', online, { ...begun, scope }).scope).toEqual([
      { field: 'channels', before: 'all', after: [2, 5] },
    ])
    const same = { ...online, scope: { ...scope, channel_ids: [2, 5] } }
    expect(diffWorks('album', same, { ...begun, scope }).scope).toEqual([])
  })
})
