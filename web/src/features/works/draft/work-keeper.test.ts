import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { emptyRelease, emptyScope, emptyTrack, type Work } from '#contract/works/work'
import { contentOf, type FieldValues, isSame, withFields } from './content'
import type { Wires } from './draft-state'
import type { SaveBody } from './save-body'
import { keepWork } from './work-keeper'

class Away extends Error {}
class Stale extends Error {}
class No extends Error {}

const draft = {
  id: 7,
  kind: 'album',
  version: 1,
  details: { ...emptyRelease, title: 'Night boat' },
  tracks: [{ id: 1, position: 1, details: { ...emptyTrack, title: 'One' } }],
  scope: emptyScope,
  can: { edit: true },
} as unknown as Work

/** A server that knows one work and counts its versions; `trouble` is what it throws next. */
function world(work: Work = draft) {
  const server = {
    work,
    requests: [] as SaveBody[],
    kept: new Map() as FieldValues,
    trouble: [] as Error[],
    isBusy: false,
    changeElsewhere(fields: Record<string, unknown>) {
      const { details, tracks } = withFields(contentOf(server.work), Object.entries(fields))
      const placed = tracks.map((track, index) => ({ ...track, position: index + 1 })) as Work['tracks']
      server.work = { ...server.work, details, tracks: placed, version: server.work.version + 1 }
    },
  }
  const wires: Wires = {
    save: async (version, body) => {
      expect(server.isBusy, 'one request at a time').toBe(false)
      server.isBusy = true
      await new Promise(resolve => setTimeout(resolve, 50))
      server.isBusy = false
      const trouble = server.trouble.shift()
      if (trouble) throw trouble
      if (version !== server.work.version) throw new Stale()
      server.requests.push(body)
      const { details = {}, tracks = [] } = body
      const changed = server.work.tracks.map(track => {
        const change = tracks.find(({ id }) => id === track.id)?.details
        return change ? { ...track, details: { ...track.details, ...change } } : track
      }) as Work['tracks']
      server.work = {
        ...server.work,
        details: { ...server.work.details, ...details } as Work['details'],
        tracks: changed,
        version: version + 1,
      }
      return { version: version + 1, saved_at: '2026-01-01T00:00:00Z' }
    },
    read: async () => server.work,
    keep: (_, changes) => {
      server.kept = changes
    },
    restore: current => ({ content: contentOf(current), clashes: [] }),
    troubleOf: error => {
      if (error instanceof Stale) return { kind: 'conflict' }
      if (error instanceof Away) return { kind: 'unreached' }
      if (error instanceof No) return { kind: 'refused', message: 'no' }
    },
    onSaved: () => {},
  }
  const keeper = keepWork(server.work, wires)
  const write = (fields: Record<string, unknown>) =>
    keeper.edit(content => withFields(content, Object.entries(fields)))
  return { server, keeper, write }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a draft that is being written', () => {
  it('goes out once after a pause, with nothing but what was changed', async () => {
    const { server, keeper, write } = world()
    write({ 'details.title': 'N' })
    await vi.advanceTimersByTimeAsync(300)
    write({ 'details.title': 'Night ferry', 'tracks.1.rights.property': 1 })
    expect(keeper.read().saving.kind).toBe('unsent')
    await vi.advanceTimersByTimeAsync(1000)
    expect(server.requests).toEqual([
      { details: { title: 'Night ferry' }, tracks: [{ id: 1, details: { rights: { property: 1 } } }] },
    ])
    expect(keeper.read().saving).toEqual({ kind: 'saved', at: '2026-01-01T00:00:00Z' })
  })

  it('is kept in the browser from the first letter until it is saved', async () => {
    const { server, write } = world()
    write({ 'details.title': 'Night ferry' })
    expect([...server.kept]).toEqual([['details.title', 'Night ferry']])
    await vi.advanceTimersByTimeAsync(1000)
    expect(server.kept.size).toBe(0)
  })

  it('sends what is typed during a request after it, never beside it', async () => {
    const { server, keeper, write } = world()
    write({ 'details.title': 'A' })
    await vi.advanceTimersByTimeAsync(620)
    write({ 'details.title': 'AB' })
    const saved = keeper.flush()
    await vi.advanceTimersByTimeAsync(1000)
    expect(await saved).toBe(true)
    expect(server.work.details.title).toBe('AB')
    expect(server.work.version).toBe(3)
  })

  it('keeps up with somebody who never stops typing', async () => {
    const { server, keeper, write } = world()
    const seen = new Set<string>()
    keeper.subscribe(() => seen.add(keeper.read().saving.kind))
    write({ 'details.title': 'A' })
    await vi.advanceTimersByTimeAsync(600)
    for (let letter = 0; letter < 20; letter++) {
      write({ 'details.title': `A${letter}` })
      await vi.advanceTimersByTimeAsync(40)
    }
    await vi.advanceTimersByTimeAsync(1000)
    expect(server.work.details.title).toBe('A19')
    expect(seen).not.toContain('unreached')
  })

  it('waits with ever new conflicts instead of asking without a pause', async () => {
    const { server, keeper, write } = world()
    server.trouble = Array.from({ length: 5 }, () => new Stale())
    write({ 'details.title': 'A' })
    await vi.advanceTimersByTimeAsync(1000)
    expect(keeper.read().saving.kind).toBe('unreached')
    await vi.advanceTimersByTimeAsync(3000)
    expect(server.work.details.title).toBe('A')
  })

  it('does not send a space that the server would drop', async () => {
    const { server, write } = world()
    write({ 'details.title': 'Night boat ' })
    await vi.advanceTimersByTimeAsync(1000)
    expect(server.requests).toEqual([])
  })

  it('tries again by itself while the server is away, and loses nothing', async () => {
    const { server, keeper, write } = world()
    server.trouble = [new Away(), new Away()]
    write({ 'details.title': 'Night ferry' })
    await vi.advanceTimersByTimeAsync(700)
    expect(keeper.read().saving.kind).toBe('unreached')
    expect(server.kept.size).toBe(1)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(server.work.details.title).toBe('Night ferry')
    expect(keeper.read().saving.kind).toBe('saved')
  })

  it('says what the server refuses, and goes on with the next change', async () => {
    const { server, keeper, write } = world()
    server.trouble = [new No()]
    write({ 'details.title': 'Night ferry' })
    await vi.advanceTimersByTimeAsync(700)
    expect(keeper.read().saving).toEqual({ kind: 'refused', message: 'no' })
    write({ 'details.label': 'River' })
    await vi.advanceTimersByTimeAsync(1000)
    expect(server.work.details).toMatchObject({ title: 'Night ferry', label: 'River' })
  })
})

describe('a draft that was changed elsewhere', () => {
  it('takes over the other side and saves this one, without a question', async () => {
    const { server, keeper, write } = world()
    server.changeElsewhere({ 'details.label': 'Delta' })
    write({ 'details.title': 'Night ferry' })
    await vi.advanceTimersByTimeAsync(2000)
    expect(server.work.details).toMatchObject({ title: 'Night ferry', label: 'Delta' })
    expect(keeper.read().content.details.label).toBe('Delta')
    expect(keeper.read().clashes).toEqual([])
  })

  it('holds back what both changed until it is decided, and saves the rest', async () => {
    const { server, keeper, write } = world()
    server.changeElsewhere({ 'details.title': 'Theirs' })
    write({ 'details.title': 'Mine', 'details.version': 'Live' })
    await vi.advanceTimersByTimeAsync(2000)
    expect(server.work.details).toMatchObject({ title: 'Theirs', version: 'Live' })
    expect(keeper.read().content.details.title).toBe('Mine')
    const [clash] = keeper.read().clashes
    if (!clash) throw new Error('no clash')
    keeper.decide(clash, 'mine')
    await vi.advanceTimersByTimeAsync(2000)
    expect(server.work.details.title).toBe('Mine')
  })

  it('takes a decision back as often as wanted', async () => {
    const { server, keeper, write } = world()
    server.changeElsewhere({ 'details.title': 'Theirs' })
    write({ 'details.title': 'Mine' })
    await vi.advanceTimersByTimeAsync(2000)
    const clash = () => keeper.read().clashes[0] ?? expect.fail('no clash')
    keeper.decide(clash(), 'theirs')
    expect(keeper.read().content.details.title).toBe('Theirs')
    const [decision] = keeper.read().decisions
    if (!decision) throw new Error('no decision')
    keeper.takeBack(decision)
    expect(keeper.read().content.details.title).toBe('Mine')
    keeper.decide(clash(), 'mine')
    await vi.advanceTimersByTimeAsync(2000)
    expect(server.work.details.title).toBe('Mine')
  })

  it('keeps what was typed in the browser when the work is closed meanwhile', async () => {
    const { server, keeper, write } = world()
    write({ 'details.title': 'Night ferry' })
    server.work = { ...server.work, version: 2, status: '200', can: { ...server.work.can, edit: false } }
    await vi.advanceTimersByTimeAsync(2000)
    expect(keeper.read()).toMatchObject({ hasStranded: true, content: { details: { title: 'Night boat' } } })
    expect([...server.kept]).toEqual([['details.title', 'Night ferry']])
  })

  it('still takes a scope once only the scope can be changed', async () => {
    const { server, keeper, write } = world({
      ...draft,
      can: { ...draft.can, edit: false, choose_scope: true },
    })
    write({ 'scope.release_date': '2026-05-01', 'details.title': 'Not now' })
    await vi.advanceTimersByTimeAsync(1000)
    expect(server.requests).toEqual([{ scope: { release_date: '2026-05-01' } }])
    expect(keeper.read().saving.kind).toBe('saved')
  })

  it('changes its tracks on the newest version, after what was typed before', async () => {
    const { server, keeper, write } = world()
    write({ 'details.title': 'Night ferry' })
    server.changeElsewhere({ 'details.label': 'Delta' })
    const seen: number[] = []
    const altered = keeper.alter(
      async version => {
        seen.push(version)
        if (seen.length === 1) {
          server.changeElsewhere({ 'details.version': 'Live' })
          throw new Stale()
        }
        return { version: version + 1 }
      },
      content => ({ ...content, tracks: [] }),
    )
    await vi.advanceTimersByTimeAsync(2000)
    await altered
    expect(seen).toEqual([3, 4])
    expect(isSame(keeper.read().content.tracks, [])).toBe(true)
    expect(keeper.read().content.details).toMatchObject({
      title: 'Night ferry',
      label: 'Delta',
      version: 'Live',
    })
  })
})
