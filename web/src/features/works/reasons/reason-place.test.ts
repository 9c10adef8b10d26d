import { describe, expect, it } from 'vitest'
import { editorAt, fieldOfReason, partsOf } from './reason-place'

const files = [
  { id: 34, type: 'music', track_id: 12 },
  { id: 35, type: 'cover', track_id: null },
] as const
const draft = { id: 7, kind: 'single', purpose: 'release', revision_of: null } as const

describe('the place of a reason', () => {
  it('is where the file it names is put in', () => {
    expect(fieldOfReason('material.34', files)).toBe('tracks.12.material.music')
    expect(fieldOfReason('material.35', files)).toBe('material.cover')
    expect(fieldOfReason('material.99', files)).toBe('material.99')
    expect(fieldOfReason('tracks.12.title', files)).toBe('tracks.12.title')
  })

  it('is the step with the field, open at it', () => {
    expect(editorAt(draft, 'title')).toBe('/work-publish/step/step-1?id=7#title')
    expect(editorAt(draft, 'tracks.12.material.music')).toBe(
      '/work-publish/step/step-2?id=7#tracks.12.material.music',
    )
    expect(editorAt(draft, 'release_date')).toBe('/work-publish/step/step-3?id=7#release_date')
  })

  it('is the field that asks for it, under whatever name', () => {
    expect(editorAt(draft, 'if_late')).toBe('/work-publish/step/step-3?id=7#release_date')
    expect(editorAt(draft, 'channel_ids')).toBe('/work-publish/step/step-3?id=7#channels')
    expect(editorAt(draft, 'tracks.12.title')).toBe('/work-publish/step/step-1?id=7#title')
    expect(editorAt({ ...draft, kind: 'album' }, 'tracks.12.title')).toBe(
      '/work-publish/step/step-1?id=7#tracks.12.title',
    )
  })

  it('is the screen of added materials for a supplement', () => {
    const supplement = { id: 9, kind: 'single', purpose: 'supplement', revision_of: 7 } as const
    expect(editorAt(supplement, 'material.cover')).toBe('/work-publish/add-material?id=7#material.cover')
  })

  it('has a name only where a screen has one', () => {
    expect(partsOf('tracks.12.rights.source')).toEqual({ trackId: 12, field: 'rights.source' })
    expect(partsOf('p_line')).toEqual({ trackId: undefined, field: 'p_line' })
    expect(partsOf('something else')).toEqual({ trackId: undefined, field: undefined })
  })
})
