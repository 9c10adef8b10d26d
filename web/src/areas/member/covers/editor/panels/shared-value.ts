import type { Fill, Layer, Scene } from '#contract/covers/scene'
import { layerOf } from '#covers/edit/tree'

/** What all have alike; nothing where they differ. */
export function shared<Value>(layers: readonly Layer[], read: (layer: Layer) => Value): Value | undefined {
  const [first, ...others] = layers
  if (!first) return undefined
  const value = read(first)
  const said = JSON.stringify(value)
  return others.every(layer => JSON.stringify(read(layer)) === said) ? value : undefined
}

/** Of layers that are filled with something. */
export const fillOf = (layer: Layer): Fill | undefined =>
  layer.kind === 'text' || layer.kind === 'shape' ? (layer.fill ?? undefined) : undefined

export const withFill = (layer: Layer, fill: Fill): Layer =>
  layer.kind === 'text' || layer.kind === 'shape' ? { ...layer, fill } : layer

export const layersOf = (scene: Scene, ids: readonly string[]): Layer[] =>
  ids.flatMap(id => layerOf(scene.layers, id) ?? [])
