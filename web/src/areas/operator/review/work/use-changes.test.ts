import { describe, expect, it } from 'vitest'
import { emptyRelease, emptyScope, emptyTrack } from '#contract/works/work'
import type { Review } from '../review-queries'
import { compare } from './use-changes'

const track = (id: number, revises: number | null, title: string) => ({
  id,
  revises,
  position: 1,
  details: { ...emptyTrack, title },
  isrc: null,
})
const now = (tracks: ReturnType<typeof track>[]) =>
  ({
    work: { kind: 'album', details: { ...emptyRelease, title: 'River' }, scope: emptyScope, tracks },
    materials: [],
  }) as unknown as Pick<Review, 'work' | 'materials'>
const earlier = (kind: 'online' | 'submission', trackId: number): Review['earlier'][number] => ({
  kind,
  at: '2026-11-01T00:00:00.000Z',
  content: {
    details: { ...emptyRelease, title: 'Rivers' },
    scope: emptyScope,
    tracks: [{ id: trackId, position: 1, details: { ...emptyTrack, title: 'One' } }],
    materials: [],
  },
})

describe('the comparison with an earlier version', () => {
  it('knows the tracks of an earlier submission by themselves', () => {
    const diff = compare(now([track(5, 1, 'Two')]), earlier('submission', 5))
    expect(diff.release).toEqual([{ field: 'title', before: 'Rivers', after: 'River' }])
    expect(diff.tracks).toMatchObject([
      { id: 5, kind: 'changed', fields: [{ field: 'title', before: 'One' }] },
    ])
  })

  it('knows the tracks of what is online by what they go on from', () => {
    expect(compare(now([track(5, 1, 'Two')]), earlier('online', 1)).tracks).toMatchObject([
      { kind: 'changed' },
    ])
    const replaced = compare(now([track(5, null, 'Two')]), earlier('online', 1)).tracks
    expect(replaced.map(({ kind }) => kind)).toEqual(['added', 'removed'])
  })
})
