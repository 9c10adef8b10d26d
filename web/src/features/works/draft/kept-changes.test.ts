import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { emptyRelease, emptyScope, emptyTrack, type Work } from '#contract/works/work'
import { contentOf } from './content'
import { adoptChanges, keepChanges, ownChanges, withKept } from './kept-changes'

const work = {
  id: 7,
  kind: 'album',
  version: 1,
  details: { ...emptyRelease, title: 'Night boat' },
  tracks: [{ id: 1, position: 1, details: { ...emptyTrack, title: 'One' }, isrc: null }],
  scope: emptyScope,
} as unknown as Work
const changed = (part: object) => ({ ...work, details: { ...work.details, ...part } }) as Work

beforeEach(() => {
  const stored: Record<string, string> = {}
  Object.defineProperties(stored, {
    setItem: { value: (key: string, value: string) => Object.assign(stored, { [key]: value }) },
    getItem: { value: (key: string) => stored[key] ?? null },
    removeItem: { value: (key: string) => delete stored[key] },
  })
  vi.stubGlobal('localStorage', stored)
})
afterEach(() => void vi.unstubAllGlobals())

/** Tabs that live hold a lock by their name. */
function livingTabs(...names: string[]) {
  const request = async (name: string, _: object, found: (lock: object | null) => unknown) =>
    found(names.includes(name) ? null : {})
  vi.stubGlobal('navigator', { locks: { request } })
}

describe('changes kept in the browser', () => {
  it('come back on top of the work, whatever else was changed meanwhile', () => {
    keepChanges(7, 'a', contentOf(work), new Map([['details.title', 'Night ferry']]))
    const { content, clashes } = withKept(changed({ label: 'Delta' }), ownChanges(7, 'a'))
    expect(content.details).toMatchObject({ title: 'Night ferry', label: 'Delta' })
    expect(clashes).toEqual([])
  })

  it('ask where the same was changed elsewhere, and are quiet where it arrived after all', () => {
    keepChanges(7, 'a', contentOf(work), new Map([['details.title', 'Night ferry']]))
    expect(withKept(changed({ title: 'Other' }), ownChanges(7, 'a')).clashes).toHaveLength(1)
    expect(withKept(changed({ title: 'Night ferry' }), ownChanges(7, 'a')).clashes).toEqual([])
  })

  it('tell of a track that was removed meanwhile', () => {
    keepChanges(7, 'a', contentOf(work), new Map([['tracks.1.title', 'Only']]))
    const { clashes } = withKept({ ...work, tracks: [] } as Work, ownChanges(7, 'a'))
    expect(clashes).toMatchObject([{ kind: 'removed', track: { id: 1, details: { title: 'Only' } } }])
  })

  it('are taken over from tabs that died, never from those that live', async () => {
    livingTabs('alive')
    keepChanges(7, 'dead', contentOf(work), new Map([['details.title', 'A']]))
    keepChanges(7, 'alive', contentOf(work), new Map([['details.label', 'B']]))
    keepChanges(70, 'dead', contentOf(work), new Map([['details.title', 'C']]))
    const adopted = await adoptChanges(7, 'me', () => true)
    expect(adopted.flat().map(({ mine }) => mine)).toEqual(['A'])
    expect(ownChanges(7, 'dead')).toEqual([])
    expect(ownChanges(7, 'alive')).toHaveLength(1)
  })

  it('wait where they cannot be applied now', async () => {
    livingTabs()
    keepChanges(7, 'dead', contentOf(work), new Map([['details.title', 'A']]))
    expect(await adoptChanges(7, 'me', field => field.startsWith('scope.'))).toEqual([])
    expect(ownChanges(7, 'dead')).toHaveLength(1)
  })

  it('are gone once everything is saved', () => {
    keepChanges(7, 'a', contentOf(work), new Map([['details.title', 'A']]))
    keepChanges(7, 'a', contentOf(work), new Map())
    expect(ownChanges(7, 'a')).toEqual([])
  })
})
