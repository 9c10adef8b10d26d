import { describe, expect, it } from 'vitest'
import type { GroupLayer, Layer, Scene, TextLayer } from '#contract/covers/scene'
import { checkScene } from '#covers/check/check-scene'
import { plain, textLayer } from '#covers/compose/layer'
import { nodeSurface } from './node-surface'

const type = { font: 'noto-sans-sc', weight: 900, width: 100, is_italic: false }
const title = (colour: string, more: Partial<TextLayer> = {}) =>
  textLayer('title', { text: '河灯', type, size: 600, x: 900, y: 1600 }, { fill: plain(colour), ...more })
const scene = (layers: Layer[]): Scene => ({ version: 1, ground: '#101010', layers })
const group = (layers: Layer[], more: Partial<GroupLayer> = {}): GroupLayer => {
  const { text: _, type: __, role: ___, ...usual } = title('#ffffff')
  return { ...(usual as unknown as GroupLayer), id: 'g', kind: 'group', x: 0, y: 0, layers, ...more }
}
const checked = (layers: Layer[]) => {
  const words = { title: '河灯', artist: '' }
  return Object.fromEntries(checkScene(scene(layers), words, nodeSurface()).map(each => [each.rule, each]))
}

describe('words within a group', () => {
  it('are judged as if they stood for themselves', () => {
    const [free, held] = [checked([title('#ffffff')]), checked([group([title('#ffffff')])])]
    expect(held).toEqual(free)
    expect(held.title).toMatchObject({ isKept: true, needs: 3.4 })
    const faint = checked([group([title('#202020')])])
    expect(faint.title?.isKept).toBe(false)
    expect(faint.title?.ratio).toBeLessThan(2)
  })
  it('stand where the group puts them', () => {
    expect(checked([group([title('#ffffff')], { x: 2500 })]).inside?.isKept).toBe(false)
  })
  it('do not count while the group is hidden', () => {
    expect(checked([group([title('#202020', { text: 'x' })], { is_hidden: true })])).toMatchObject({
      title: { isKept: true },
      names: { isKept: true },
    })
  })
})
