// Layers within groups as a tree: found, changed, moved. Nothing is changed in place, and what stays the same stays the same object.
import type { GroupLayer, Layer } from '#contract/covers/scene'
import { usual } from '../compose/layer'
import { type Matrix, matrixOf, placedAs, tidy, tidyScale, unmoved, within } from './matrix'

type Layers = readonly Layer[]

export function layerOf(layers: Layers, id: string): Layer | undefined {
  for (const layer of layers) {
    if (layer.id === id) return layer
    const inner = layer.kind === 'group' ? layerOf(layer.layers, id) : undefined
    if (inner) return inner
  }
  return undefined
}

/** The groups a layer lies in, the outermost first. */
export function groupsAround(layers: Layers, id: string): GroupLayer[] | undefined {
  for (const layer of layers) {
    if (layer.id === id) return []
    const inner = layer.kind === 'group' ? groupsAround(layer.layers, id) : undefined
    if (inner) return [layer as GroupLayer, ...inner]
  }
  return undefined
}

export const matrixAround = (layers: Layers, id: string): Matrix =>
  (groupsAround(layers, id) ?? []).reduce<Matrix>((outer, group) => within(outer, matrixOf(group)), unmoved)

/** The layers among which one lies. */
export function siblingsOf(layers: Layers, id: string): Layers {
  return groupsAround(layers, id)?.at(-1)?.layers ?? layers
}

export function changeLayers(
  layers: Layer[],
  ids: ReadonlySet<string>,
  change: (layer: Layer) => Layer,
): Layer[] {
  let isSame = true
  const changed = layers.map(layer => {
    const own = ids.has(layer.id) ? change(layer) : layer
    const next = own.kind === 'group' ? inGroup(own, inner => changeLayers(inner, ids, change)) : own
    if (next !== layer) isSame = false
    return next
  })
  return isSame ? layers : changed
}

function inGroup(group: GroupLayer, change: (layers: Layer[]) => Layer[]): GroupLayer {
  const layers = change(group.layers)
  return layers === group.layers ? group : { ...group, layers }
}

export function withoutLayers(layers: Layer[], ids: ReadonlySet<string>): Layer[] {
  return layers
    .filter(({ id }) => !ids.has(id))
    .map(layer => (layer.kind === 'group' ? inGroup(layer, inner => withoutLayers(inner, ids)) : layer))
    .filter(layer => layer.kind !== 'group' || layer.layers.length > 0)
}

/** Among the layers where `id` lies, in another order or with others. Without an id: at the outside. */
function among(layers: Layer[], id: string | undefined, change: (siblings: Layer[]) => Layer[]): Layer[] {
  if (id === undefined || layers.some(layer => layer.id === id)) return change(layers)
  return layers.map(layer =>
    layer.kind === 'group' && groupsAround(layer.layers, id)
      ? inGroup(layer, inner => among(inner, id, change))
      : layer,
  )
}

/** In front of a layer, or in front of everything. */
export function inserted(layers: Layer[], added: readonly Layer[], above?: string): Layer[] {
  const known = above !== undefined && layerOf(layers, above) ? above : undefined
  return among(layers, known, siblings => {
    const at = known === undefined ? siblings.length : siblings.findIndex(({ id }) => id === known) + 1
    return [...siblings.slice(0, at), ...added, ...siblings.slice(at)]
  })
}

export const orders = ['front', 'forward', 'backward', 'back'] as const
export type Order = (typeof orders)[number]

/** Those that are named keep their order among themselves. */
export function reordered(layers: Layer[], ids: ReadonlySet<string>, order: Order): Layer[] {
  const own = layers.map(layer =>
    layer.kind === 'group' ? inGroup(layer, inner => reordered(inner, ids, order)) : layer,
  )
  const named = own.filter(({ id }) => ids.has(id))
  if (named.length === 0) return sameOr(layers, own)
  const others = own.filter(({ id }) => !ids.has(id))
  if (order === 'front') return sameOr(layers, [...others, ...named])
  if (order === 'back') return sameOr(layers, [...named, ...others])
  const result = [...own]
  const step = order === 'forward' ? 1 : -1
  const walk = order === 'forward' ? [...own.keys()].reverse() : [...own.keys()]
  for (const at of walk) {
    const [layer, next] = [result[at] as Layer, result[at + step]]
    if (!ids.has(layer.id) || !next || ids.has(next.id)) continue
    result[at] = next
    result[at + step] = layer
  }
  return sameOr(layers, result)
}

const sameOr = (before: Layer[], after: Layer[]) =>
  before.length === after.length && before.every((layer, index) => layer === after[index]) ? before : after

/** To where another lies, among the same siblings. */
export function movedTo(layers: Layer[], id: string, place: string): Layer[] {
  return among(layers, id, siblings => {
    const from = siblings.findIndex(layer => layer.id === id)
    const to = siblings.findIndex(layer => layer.id === place)
    if (to < 0 || from === to) return siblings
    const rest = siblings.filter(layer => layer.id !== id)
    rest.splice(to, 0, siblings[from] as Layer)
    return rest
  })
}

/** The first's siblings become one group, where the foremost of them lay. */
export function grouped(
  layers: Layer[],
  ids: ReadonlySet<string>,
  head: { id: string; name: string },
): Layer[] {
  const first = [...ids].find(id => layerOf(layers, id))
  if (first === undefined) return layers
  return among(layers, first, siblings => {
    const held = siblings.filter(({ id }) => ids.has(id))
    const front = siblings.lastIndexOf(held.at(-1) as Layer)
    const group: GroupLayer = { ...usual, ...head, kind: 'group', layers: held }
    const below = siblings.slice(0, front).filter(({ id }) => !ids.has(id))
    return [...below, group, ...siblings.slice(front + 1)]
  })
}

/** What a group holds stands for itself again, where it was seen. */
export function ungrouped(layers: Layer[], id: string): Layer[] {
  return among(layers, id, siblings =>
    siblings.flatMap(layer => {
      if (layer.id !== id || layer.kind !== 'group') return [layer]
      const outer = matrixOf(layer)
      return layer.layers.map(inner => {
        const { x, y, rotation, scale_x, scale_y } = placedAs(within(outer, matrixOf(inner)))
        const place = { x: tidy(x), y: tidy(y), rotation: tidy(rotation) }
        const scale = { scale_x: tidyScale(scale_x), scale_y: tidyScale(scale_y) }
        return { ...inner, ...place, ...scale, opacity: inner.opacity * layer.opacity }
      })
    }),
  )
}
