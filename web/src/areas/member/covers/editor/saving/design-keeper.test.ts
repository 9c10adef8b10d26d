// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Design } from '#contract/covers/design'
import type { Scene } from '#contract/covers/scene'
import { watchedState } from '../../../../../features/autosave/watched-state'
import type { Editor } from '../state/editor'
import { keepDesign, type Trouble } from './design-keeper'
import { recallScene } from './kept-scene'

const sceneOf = (ground: string): Scene => ({ version: 1, ground, layers: [] })
const [first, second, third] = ['#111111', '#222222', '#333333'].map(sceneOf) as [Scene, Scene, Scene]

const designOf = (version: number, scene: Scene, canChange = true): Design => ({
  id: 7,
  name: 'River lights',
  version,
  scene,
  images: [],
  is_favourite: false,
  work: null,
  preview: null,
  saved_at: '2026-01-01T00:00:00.000Z',
  saved_by: 'Lin',
  created_at: '2026-01-01T00:00:00.000Z',
  binned_at: null,
  can: { change: canChange },
})

/** What the keeper needs of the editor: a scene that can be set. */
function editorWith(scene: Scene) {
  const state = watchedState({ scene })
  return {
    get scene() {
      return state.read().scene
    },
    set: (next: Scene) => state.set({ scene: next }),
    subscribe: state.subscribe,
    pictures: { learn: () => {} },
  } as unknown as Editor
}

class Problem extends Error {
  constructor(readonly trouble: Trouble) {
    super(trouble.kind)
  }
}

/** A server with one design; `troubles` are answered first. */
function open(opened = designOf(1, first), server = designOf(1, first), ...troubles: Trouble[]) {
  const editor = editorWith(opened.scene)
  const sent: string[] = []
  const keeper = keepDesign(opened, editor, {
    async save(version, _name, scene) {
      sent.push(`${version} ${scene.ground}`)
      const trouble = troubles.shift()
      if (trouble) throw new Problem(trouble)
      if (version !== server.version) throw new Problem({ kind: 'conflict' })
      server = { ...server, version: version + 1, scene }
      return { version: server.version, saved_at: '2026-01-01T00:00:05.000Z' }
    },
    read: async () => server,
    troubleOf: error => (error instanceof Problem ? error.trouble : undefined),
  })
  return { editor, keeper, sent }
}

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers()
})
afterEach(() => void vi.useRealTimers())

describe('a design', () => {
  it('is kept here at once and saved a moment later, each save on the version of the last', async () => {
    const { editor, keeper, sent } = open()
    editor.set(second)
    expect(recallScene(7)).toMatchObject({ version: 1, scene: second })
    await vi.advanceTimersByTimeAsync(1500)
    expect(keeper.read().step).toBe('saved')
    expect(recallScene(7)).toBeUndefined()
    editor.set(third)
    await vi.advanceTimersByTimeAsync(1500)
    expect(sent).toEqual(['1 #222222', '2 #333333'])
  })

  it('waits for a lost connection and is saved when it is back', async () => {
    const { editor, keeper, sent } = open(undefined, undefined, { kind: 'unreached' })
    editor.set(second)
    await vi.advanceTimersByTimeAsync(1500)
    expect(keeper.read().step).toBe('unreached')
    expect(recallScene(7)?.scene).toEqual(second)
    await vi.advanceTimersByTimeAsync(3000)
    expect(keeper.read().step).toBe('saved')
    expect(sent).toHaveLength(2)
  })

  it('that was saved elsewhere is not overwritten; whoever is late chooses', async () => {
    const { editor, keeper, sent } = open(designOf(1, first), designOf(5, third))
    editor.set(second)
    await vi.advanceTimersByTimeAsync(1500)
    expect(keeper.read()).toMatchObject({ step: 'conflict', theirs: { version: 5 } })
    // Nothing more goes out by itself, and what is here stays here.
    editor.set(sceneOf('#444444'))
    await vi.advanceTimersByTimeAsync(100_000)
    expect(sent).toEqual(['1 #222222'])
    expect(recallScene(7)?.scene.ground).toBe('#444444')
    keeper.takeTheirs()
    expect(editor.scene).toBe(third)
    editor.set(second)
    await vi.advanceTimersByTimeAsync(1500)
    expect(sent).toEqual(['1 #222222', '5 #222222'])
  })

  it('comes with what a crash left in this browser', async () => {
    open().editor.set(second)
    const { editor, keeper, sent } = open()
    expect(editor.scene).toEqual(second)
    await vi.advanceTimersByTimeAsync(1500)
    expect(sent).toEqual(['1 #222222'])
    expect(keeper.read().step).toBe('saved')
  })

  it('with something left over from before another save asks', async () => {
    open().editor.set(second)
    const { keeper, sent } = open(designOf(3, third), designOf(3, third))
    await vi.advanceTimersByTimeAsync(5000)
    expect(keeper.read()).toMatchObject({ step: 'conflict', theirs: { version: 3 } })
    expect(sent).toEqual([])
  })

  it('says in the words of the server why it is not saved', async () => {
    const { editor, keeper } = open(undefined, undefined, { kind: 'refused', message: 'in the bin' })
    editor.set(second)
    await vi.advanceTimersByTimeAsync(5000)
    expect(keeper.read()).toMatchObject({ step: 'refused', message: 'in the bin' })
  })

  it('of somebody who may only look is never sent', async () => {
    const { editor, keeper, sent } = open(designOf(1, first, false))
    editor.set(second)
    await vi.advanceTimersByTimeAsync(5000)
    expect(keeper.read().step).toBe('readonly')
    expect(sent).toEqual([])
    expect(recallScene(7)).toBeUndefined()
  })
})
