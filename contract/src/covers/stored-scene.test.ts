import { describe, expect, it } from 'vitest'
import { type Scene, scene, sceneVersion } from './scene'
import { readStoredScene } from './stored-scene'

const type = { font: 'noto-serif-sc', weight: 900 }
const words = { id: 'a', name: 'Title', kind: 'text', text: '河灯', type, size: 600, fill: plain('#3b1238') }
const box = {
  id: 'b',
  name: 'Box',
  kind: 'shape',
  path: 'M0 0L9 9Z',
  width: 9,
  height: 9,
  fill: plain('#ffffff'),
}
const sheets = { id: 'c', name: 'Sheets', kind: 'group', layers: [box] }
const whole: Scene = scene.parse({ version: sceneVersion, ground: '#101020', layers: [sheets, words] })

function plain(colour: string) {
  return { kind: 'plain', colour }
}
const stored = (change: (copy: Record<string, never> & { layers: Record<string, unknown>[] }) => void) => {
  const copy = structuredClone(whole) as never
  change(copy)
  return copy
}

describe('a scene that was stored', () => {
  it('is read as it was', () => {
    expect(readStoredScene(structuredClone(whole))).toEqual(whole)
  })

  it('gets what is new as the schema has it, and loses what is not known any more', () => {
    const older = stored(({ layers }) => {
      const [group, title] = layers as [Record<string, unknown>, Record<string, unknown>]
      for (const key of ['blend', 'shadow', 'leading', 'direction', 'role']) delete title[key]
      delete group.opacity
      title.glow = { colour: '#ffffff' }
    })
    expect(readStoredScene(older)).toEqual(whole)
  })

  it('opens when its version was an earlier one, or none', () => {
    expect(readStoredScene({ ...whole, version: 0 })).toEqual(whole)
    expect(readStoredScene({ ground: whole.ground, layers: whole.layers })).toEqual(whole)
  })

  it('keeps every other layer when one is of a kind that nobody knows, also within a group', () => {
    const strange = { id: 'x', name: 'Film', kind: 'film' }
    const older = stored(({ layers }) => {
      layers.push(strange)
      ;(layers[0] as { layers: unknown[] }).layers.unshift(strange)
    })
    expect(readStoredScene(older)).toEqual(whole)
  })

  it('is an empty one when there is nothing to read', () => {
    for (const nothing of [null, undefined, 7, [], 'x', { layers: 'x' }])
      expect(scene.parse(readStoredScene(nothing)).layers).toEqual([])
  })
})

describe('a scene that is sent', () => {
  const nested = (depth: number): unknown => (depth === 0 ? box : { ...sheets, layers: [nested(depth - 1)] })
  const of = (...layers: unknown[]) => scene.safeParse({ version: sceneVersion, ground: '#000000', layers })

  it('holds groups within groups up to a depth, and ends before the stack does', () => {
    expect(of(nested(5)).success).toBe(true)
    expect(of(nested(6)).success).toBe(false)
    let deep: unknown = box
    for (let level = 0; level < 20_000; level++) deep = { ...sheets, layers: [deep] }
    expect(of(deep).success).toBe(false)
  })

  it('counts layers wherever they stand', () => {
    const group = { ...sheets, layers: Array(99).fill(box) }
    expect(of(group, group).success).toBe(true)
    const refused = of(group, group, box)
    expect(refused.error?.issues).toMatchObject([{ code: 'too_big', maximum: 200, path: ['layers'] }])
  })
})
