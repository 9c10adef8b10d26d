import { coverSide, type Layer, type Scene, type TextLayer } from '#contract/covers/scene'
import { margin, type Words } from '../layouts/layout'
import { isChinese } from '../type/letters'

/** A template with the names of the release in the places that are meant for them. */
export function withNames(scene: Scene, named: Words): Scene {
  return { ...scene, layers: scene.layers.map(layer => renamed(layer, named)) }
}

function renamed(layer: Layer, named: Words): Layer {
  if (layer.kind === 'group') {
    return { ...layer, layers: layer.layers.map(inner => renamed(inner, named)) }
  }
  if (layer.kind !== 'text' || layer.role === 'none') return layer
  const text = named[layer.role].trim()
  return text ? { ...layer, text, size: fitting(layer, text) } : layer
}

/** About how wide or high the letters stand, as a multiple of their size. */
const reach = (text: string) => [...text].reduce((sum, letter) => sum + (isChinese(letter) ? 1 : 0.58), 0)

/** A longer name becomes smaller rather than running out of the cover; the editor sets it exactly. */
function fitting({ size, x, y, direction, align }: TextLayer, text: string): number {
  const start = direction === 'down' ? y : x
  const room =
    align === 'middle'
      ? (Math.min(start, coverSide - start) - margin) * 2
      : (align === 'end' ? start : coverSide - start) - margin
  return Math.max(40, Math.min(size, Math.round(room / reach(text))))
}
