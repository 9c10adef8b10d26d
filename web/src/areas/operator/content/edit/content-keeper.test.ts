import { describe, expect, it, vi } from 'vitest'
import { type KeeperState, type Kept, keepContent, type Outcome } from './content-keeper'

const nothing = { 'zh-CN': '', en: '' }
const empty = { title: nothing, summary: nothing, body: nothing, cover: null, category: null, plan: null }
const named = (en: string) => ({ title: { ...nothing, en } })

function keeperOf(answers: Outcome[], start: Partial<KeeperState> = {}) {
  const sent: KeeperState[] = []
  const kept: (Kept | undefined)[] = []
  const keeper = keepContent(
    { id: 7, tid: undefined, draft: empty, revision: 3, ...start },
    {
      save: async state => {
        sent.push(state)
        const outcome = answers.shift()
        if (!outcome) throw new Error('nothing more was expected to be saved')
        return outcome
      },
      keep: value => kept.push(value),
      pause: 5,
      retryPause: 5,
    },
  )
  return { keeper, sent, kept }
}

describe('a draft that is being written', () => {
  it('is saved by itself over what was saved before', async () => {
    const { keeper, sent, kept } = keeperOf([{ is: 'saved', id: 7, revision: 4 }])
    keeper.change(named('River'))
    expect(keeper.read().saving).toBe('waiting')
    await vi.waitFor(() => expect(keeper.read().saving).toBe('saved'))
    expect(sent).toMatchObject([{ id: 7, revision: 3, draft: { title: { en: 'River' } } }])
    expect(keeper.read().revision).toBe(4)
    expect(kept.at(-1)).toBeUndefined()
  })

  it('saves what was typed while it saved, once more and in turn', async () => {
    const { keeper, sent } = keeperOf([
      { is: 'saved', id: 7, revision: 4 },
      { is: 'saved', id: 7, revision: 5 },
    ])
    keeper.change(named('R'))
    const saving = keeper.flush()
    keeper.change(named('River'))
    expect(await saving).toBe(true)
    expect(sent.map(({ revision, draft }) => [revision, draft.title.en])).toEqual([
      [3, 'R'],
      [4, 'River'],
    ])
  })

  it('stays in the browser and is tried again while the line is dead', async () => {
    const { keeper, kept } = keeperOf([{ is: 'failed' }, { is: 'saved', id: 7, revision: 4 }])
    keeper.change(named('River'))
    expect(await keeper.flush()).toBe(false)
    expect(keeper.read().saving).toBe('failed')
    expect(kept.at(-1)).toMatchObject({ revision: 3, draft: { title: { en: 'River' } } })
    await vi.waitFor(() => expect(keeper.read().saving).toBe('saved'))
    expect(kept.at(-1)).toBeUndefined()
  })

  it('is tried once more when the page is left, and then waits in the browser', async () => {
    const { keeper, sent, kept } = keeperOf([{ is: 'failed' }])
    keeper.change(named('River'))
    keeper.leave()
    await vi.waitFor(() => expect(keeper.read().saving).toBe('failed'))
    await new Promise(resolve => setTimeout(resolve, 20))
    expect(sent).toHaveLength(1)
    expect(kept.at(-1)).toMatchObject({ draft: { title: { en: 'River' } } })
  })

  it('stops where somebody else has written, until one of the two is chosen', async () => {
    const { keeper, sent } = keeperOf([{ is: 'behind' }, { is: 'saved', id: 7, revision: 10 }])
    keeper.change(named('Mine'))
    expect(await keeper.flush()).toBe(false)
    keeper.change(named('Mine still'))
    expect(await keeper.flush()).toBe(false)
    expect(sent).toHaveLength(1)
    expect(await keeper.insist(9)).toBe(true)
    expect(sent[1]).toMatchObject({ revision: 9, draft: { title: { en: 'Mine still' } } })
  })

  it('gives way to what is on the server and keeps nothing then', async () => {
    const { keeper, kept, sent } = keeperOf([{ is: 'behind' }])
    keeper.change(named('Mine'))
    await keeper.flush()
    keeper.adopt({ draft: { ...empty, ...named('Theirs') }, revision: 9 })
    expect(keeper.read()).toMatchObject({ saving: 'idle', revision: 9, draft: { title: { en: 'Theirs' } } })
    expect(kept.at(-1)).toBeUndefined()
    expect(await keeper.flush()).toBe(true)
    expect(sent).toHaveLength(1)
  })

  it('tells at their fields what has to be put right, and tries again with the next letter', async () => {
    const problems = { 'draft.title.en': 'Too long' }
    const { keeper } = keeperOf([
      { is: 'refused', problems },
      { is: 'saved', id: 7, revision: 4 },
    ])
    keeper.change(named('Long'))
    await keeper.flush()
    expect(keeper.read()).toMatchObject({ saving: 'refused', problems })
    keeper.change(named('Short'))
    expect(await keeper.flush()).toBe(true)
    expect(keeper.read().problems).toEqual({})
  })

  it('goes on with what an earlier visit could not save, unless it was written over', async () => {
    const left = { draft: { ...empty, ...named('Left') }, revision: 3 }
    const { keeper, sent } = keeperOf([{ is: 'saved', id: 7, revision: 4 }])
    keeper.resume(left)
    expect(await keeper.flush()).toBe(true)
    expect(sent[0]?.draft.title.en).toBe('Left')
    const late = keeperOf([], { revision: 8 })
    late.keeper.resume(left)
    expect(late.keeper.read().saving).toBe('behind')
    expect(await late.keeper.flush()).toBe(false)
  })

  it('is not behind its own last save, whose answer nobody waited for', async () => {
    let answer = (_: Outcome) => {}
    const kept: (Kept | undefined)[] = []
    const going = keepContent(
      { id: 7, tid: undefined, draft: empty, revision: 3 },
      { save: () => new Promise(resolve => (answer = resolve)), keep: value => kept.push(value), pause: 1 },
    )
    going.change(named('River'))
    void going.flush()
    going.change(named('River rises'))
    going.keepHere()
    const left = kept.at(-1) as Kept
    expect(left).toMatchObject({ revision: 3, ...{ draft: named('River rises'), sent: named('River') } })
    answer({ is: 'behind' })

    const arrived = { draft: { ...empty, ...named('River') }, revision: 4 }
    const { keeper, sent } = keeperOf([{ is: 'saved', id: 7, revision: 5 }], arrived)
    keeper.resume(left)
    expect(await keeper.flush()).toBe(true)
    expect(sent).toMatchObject([{ revision: 4, draft: named('River rises') }])

    const others = keeperOf([], { ...arrived, draft: { ...empty, ...named('Lake') } })
    others.keeper.resume(left)
    expect(others.keeper.read().saving).toBe('behind')
  })
})
