import { describe, expect, it } from 'vitest'
import { emptyRelease, emptyRights, emptyScope, emptyTrack } from '#contract/works/work'
import { type Content, withFields } from './content'
import { isHeld, mergeContents } from './merge'

const track = (id: number, title: string) => ({ id, details: { ...emptyTrack, title } })
const base: Content = {
  details: { ...emptyRelease, title: 'Night boat', label: 'River' },
  tracks: [track(1, 'One'), track(2, 'Two'), track(3, 'Three')],
  scope: emptyScope,
}
const change = (content: Content, fields: Record<string, unknown>) =>
  withFields(content, Object.entries(fields))
const without = (content: Content, id: number) => ({
  ...content,
  tracks: content.tracks.filter(other => other.id !== id),
})

describe('a draft changed in two places', () => {
  it('takes from each side what only that side changed', () => {
    const mine = change(base, { 'details.title': 'Night ferry', 'tracks.2.composers': ['Lin'] })
    const theirs = change(base, { 'details.label': 'Delta', 'tracks.2.lyricists': ['Wu'] })
    const { content, clashes } = mergeContents('album', base, mine, theirs)
    expect(clashes).toEqual([])
    expect(content.details).toMatchObject({ title: 'Night ferry', label: 'Delta' })
    expect(content.tracks[1]?.details).toMatchObject({ composers: ['Lin'], lyricists: ['Wu'] })
  })

  it('asks about what both changed differently, and shows mine until then', () => {
    const mine = change(base, { 'details.title': 'Mine' })
    const theirs = change(base, { 'details.title': 'Theirs' })
    const { content, clashes } = mergeContents('album', base, mine, theirs)
    expect(content.details.title).toBe('Mine')
    expect(clashes).toEqual([
      {
        kind: 'fields',
        unit: 'details.title',
        mine: { 'details.title': 'Mine' },
        theirs: { 'details.title': 'Theirs' },
      },
    ])
    expect(isHeld('album', clashes, 'details.title')).toBe(true)
    expect(isHeld('album', clashes, 'details.label')).toBe(false)
  })

  it('asks nothing where both say the same', () => {
    const both = change(base, { 'details.p_line': { year: 2026, owner: 'River' } })
    const other = change(base, { 'details.p_line': { owner: 'River', year: 2026 } })
    expect(mergeContents('album', base, both, other).clashes).toEqual([])
  })

  it('decides the answers of the rights gate together', () => {
    const mine = change(base, {
      'tracks.1.rights.property': 3,
      'tracks.1.rights.source': 4,
      'tracks.1.rights.statement': 2,
    })
    const theirs = change(base, { 'tracks.1.rights.property': 1 })
    const { content, clashes } = mergeContents('album', base, mine, theirs)
    expect(clashes.map(({ unit }) => unit)).toEqual(['tracks.1.rights.choice'])
    expect(content.tracks[0]?.details.rights).toEqual({
      ...emptyRights,
      property: 3,
      source: 4,
      statement: 2,
    })
    for (const field of ['property', 'statement', 'source'])
      expect(isHeld('album', clashes, `tracks.1.rights.${field}`)).toBe(true)
  })

  it('asks once about a title that a single and its track share', () => {
    const single = { ...base, tracks: [track(1, 'Night boat')] }
    const mine = change(single, { 'details.title': 'A', 'tracks.1.title': 'A' })
    const theirs = change(single, { 'details.title': 'B', 'tracks.1.title': 'B' })
    const { clashes } = mergeContents('single', single, mine, theirs)
    expect(clashes).toHaveLength(1)
    expect(clashes[0]).toMatchObject({ mine: { 'details.title': 'A', 'tracks.1.title': 'A' } })
  })

  it('takes over tracks that were added elsewhere', () => {
    const mine = change(base, { 'tracks.3.title': 'Last' })
    const theirs = { ...base, tracks: [...base.tracks, track(4, 'Four')] }
    const { content, clashes } = mergeContents('album', base, mine, theirs)
    expect(clashes).toEqual([])
    expect(content.tracks.map(({ details }) => details.title)).toEqual(['One', 'Two', 'Last', 'Four'])
  })

  it('lets a removed track go in silence only if nothing was changed in it here', () => {
    expect(mergeContents('album', base, base, without(base, 2)).clashes).toEqual([])
    const mine = change(base, { 'tracks.2.composers': ['Lin'] })
    const { content, clashes } = mergeContents('album', base, mine, without(base, 2))
    expect(content.tracks.map(({ id }) => id)).toEqual([1, 3])
    expect(clashes).toEqual([{ kind: 'removed', unit: 'tracks.2', track: mine.tracks[1] }])
  })

  it('keeps my order of tracks when nobody else changed it, and theirs otherwise', () => {
    const inOrder = (content: Content, ids: number[]) => ({
      ...content,
      tracks: ids.flatMap(id => content.tracks.filter(other => other.id === id)),
    })
    const added = { ...base, tracks: [...base.tracks, track(4, 'Four')] }
    const orderOf = ({ content }: { content: Content }) => content.tracks.map(({ id }) => id)
    expect(orderOf(mergeContents('album', base, inOrder(base, [3, 1, 2]), added))).toEqual([3, 1, 2, 4])
    const theirs = inOrder(base, [2, 1, 3])
    expect(orderOf(mergeContents('album', base, inOrder(base, [3, 1, 2]), theirs))).toEqual([2, 1, 3])
  })
})
