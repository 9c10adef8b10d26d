import { describe, expect, it } from 'vitest'
import type { ReasonPart } from '#contract/review/reason-calls'
import { partOf, reasonsFor } from './reason-part'

const words = { 'zh-CN': '字', en: 'word' }
const reason = (id: number, part: ReasonPart) => ({ id, part, title: words, text: words, uses: 0 })

describe('the reasons that fit', () => {
  it('go by the part of the work, in whichever track it is', () => {
    expect(partOf('title')).toBe('title')
    expect(partOf('tracks.12.composers')).toBe('credits')
    expect(partOf('tracks.12.rights.source')).toBe('rights')
    expect(partOf('tracks.12.material.music')).toBe('audio')
    expect(partOf('material.cover')).toBe('cover')
    expect(partOf('release_date')).toBe('scope')
    expect(partOf('genre')).toBe('other')
  })

  it('begin with those for this part, and end with those for anything', () => {
    const library = [reason(1, 'other'), reason(2, 'cover'), reason(3, 'audio'), reason(4, 'cover')]
    expect(reasonsFor('material.cover', library).map(({ id }) => id)).toEqual([2, 4, 1])
    expect(reasonsFor('genre', library).map(({ id }) => id)).toEqual([1])
  })
})
