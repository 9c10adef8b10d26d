// A template with the names of a release in it.
import type { Layer, Scene } from '#contract/covers/scene'
import type { Words } from '../layouts/layout'
import type { Measure } from '../type/measure'
import { inkBox } from '../type/set-lines'
import { tidy } from './matrix'

/** Longer names become smaller, so that they take no more room than what stood there. An empty name leaves the sample out. */
export function withWords(scene: Scene, words: Words, measure: Measure): Scene {
  const said = (layer: Layer): Layer[] => {
    if (layer.kind === 'group') return [{ ...layer, layers: layer.layers.flatMap(said) }]
    if (layer.kind !== 'text' || layer.role === 'none') return [layer]
    const text = words[layer.role].trim()
    if (text === '') return layer.role === 'artist' ? [] : [layer]
    const [before, after] = [layer, { ...layer, text }].map(each => inkBox(each, measure))
    if (!before || !after) return [layer]
    const share = Math.min(
      1,
      ratio(before.right - before.left, after.right - after.left),
      ratio(before.bottom - before.top, after.bottom - after.top),
    )
    return [{ ...layer, text, size: Math.max(20, tidy(layer.size * share)) }]
  }
  return { ...scene, layers: scene.layers.flatMap(said) }
}

const ratio = (room: number, needed: number) => (needed <= 0 ? 1 : room / needed)
