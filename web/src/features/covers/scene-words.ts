import { everyLayer, type Layer } from '#contract/covers/scene'
import type { Wanted } from './browser-fonts'

/** Everything that is written on a scene, with its face. */
export function wordsOf(layers: readonly Layer[]): Wanted[] {
  return [...everyLayer(layers)].flatMap(layer => {
    if (layer.kind === 'text') return [{ type: layer.type, text: layer.text }]
    return layer.kind === 'paint' && layer.letters
      ? [{ type: layer.letters.type, text: layer.letters.text }]
      : []
  })
}
