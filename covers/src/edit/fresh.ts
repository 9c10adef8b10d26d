// New layers and copies of layers: each has an id that no other has.
import { everyLayer, type Layer, sceneLimits } from '#contract/covers/scene'

/** The smallest number behind a word that is free. */
export function freshId(taken: ReadonlySet<string>, word: string): string {
  const stem = word.replace(/-\d+$/, '').slice(0, 30) || 'layer'
  for (let count = 1; ; count++) {
    const id = count === 1 ? stem : `${stem}-${count}`
    if (!taken.has(id)) return id
  }
}

export const idsIn = (layers: readonly Layer[]) => new Set([...everyLayer(layers)].map(({ id }) => id))

/** Copies that can stand beside what is there. */
export function renamed(copied: readonly Layer[], taken: ReadonlySet<string>): Layer[] {
  const known = new Set(taken)
  const rename = (each: Layer): Layer => {
    const id = freshId(known, each.id)
    known.add(id)
    return each.kind === 'group' ? { ...each, id, layers: each.layers.map(rename) } : { ...each, id }
  }
  return copied.map(rename)
}

const depthOf = (layers: readonly Layer[]): number =>
  Math.max(1, ...layers.map(each => (each.kind === 'group' ? 1 + depthOf(each.layers) : 1)))

/** Whether a cover may have so many, and groups so deep. */
export const canHold = (layers: readonly Layer[]) =>
  [...everyLayer(layers)].length <= sceneLimits.layers && depthOf(layers) <= sceneLimits.depth
