import { describe, expect, it } from 'vitest'
import { type MarkedWork, markOf, reasonState } from './reason-state'
import { emptyRelease, emptyRights, emptyScope, emptyTrack } from './work'

const work: MarkedWork = {
  details: { ...emptyRelease, title: 'River', artists: [{ name: 'Lin', role: 'main', channel_ids: [] }] },
  scope: emptyScope,
  tracks: [{ id: 12, details: { ...emptyTrack, title: 'River' } }],
  materials: [
    { type: 'music', track_id: 12, sha256: 'aa' },
    { type: 'cover', track_id: null, sha256: 'cc' },
  ],
}
const reason = (field: string, answer = '') => ({ field, mark: markOf(field, work), answer })

describe('what has become of a reason', () => {
  it('is nothing as long as its place is as it was', () => {
    for (const field of ['title', 'tracks.12.rights.source', 'material.cover', 'channels', 'tracks', '']) {
      expect(reasonState(reason(field), structuredClone(work)), field).toBe('open')
    }
    const shuffled = Object.fromEntries(Object.entries(work.details).reverse()) as typeof work.details
    expect(reasonState(reason(''), { ...work, details: shuffled }), 'the order of keys').toBe('open')
  })

  it('is told by its field alone', () => {
    const changed = { ...work, details: { ...work.details, label: 'Own' } }
    expect(reasonState(reason('label'), changed)).toBe('changed')
    expect(reasonState(reason('title'), changed)).toBe('open')
    expect(reasonState(reason(''), changed), 'one about the whole').toBe('changed')
    const rights = { ...emptyRights, source: 4 as const }
    const other = { ...work, tracks: [{ id: 12, details: { ...emptyTrack, rights } }] }
    expect(reasonState(reason('tracks.12.rights.source'), other)).toBe('changed')
    expect(reasonState(reason('tracks.12.title'), { ...work, tracks: [] }), 'its track is gone').toBe(
      'changed',
    )
  })

  it('is another file in the same place, or the same one read otherwise', () => {
    const music = reason('tracks.12.material.music')
    const [, cover] = work.materials
    const replaced = {
      ...work,
      materials: [{ type: 'music', track_id: 12, sha256: 'bb' } as const, cover as never],
    }
    expect(reasonState(music, replaced)).toBe('replaced')
    expect(reasonState(reason('material.cover'), replaced)).toBe('open')
    expect(reasonState(music, { ...work, materials: [] }), 'taken out').toBe('replaced')
  })

  it('is an answer where nothing was changed', () => {
    expect(reasonState(reason('title', 'It is meant so.'), work)).toBe('answered')
    const changed = { ...work, details: { ...work.details, title: 'Rivers' } }
    expect(reasonState(reason('title', 'Done.'), changed)).toBe('changed')
    expect(reasonState({ field: 'title', mark: null, answer: '' }, changed), 'never marked').toBe('open')
  })
})
