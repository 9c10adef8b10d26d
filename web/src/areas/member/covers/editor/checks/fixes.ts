// What would put a cover right, as changes of single layers. Whoever takes one can take it back.
import { coverSide, type Layer, type Scene, type TextLayer } from '#contract/covers/scene'
import { type CheckedRule, type CoverRuleName, plainWords, seenText } from '#covers/check/check-scene'
import { contrast, type Rgb, rgbOf } from '#covers/colour/colour'
import { shifted } from '#covers/edit/align'
import { spanOf } from '#covers/edit/boxes'
import { changeLayers, layerOf, matrixAround } from '#covers/edit/tree'
import type { Measure } from '#covers/type/measure'
import type { InkBox } from '#covers/type/set-lines'
import type { ReleaseWords } from '../panels/release-words'

export type Change = { id: string } & Partial<
  Pick<TextLayer, 'fill' | 'blend' | 'opacity' | 'text' | 'x' | 'y' | 'size'>
>

export interface Fix {
  rule: CoverRuleName
  changes: Change[]
  /** Of a fix by colour: which, and the contrast it gives. */
  colour?: string
  ratio?: number
}

export function withChanges(layers: Layer[], changes: readonly Change[]): Layer[] {
  return changes.reduce(
    (result, { id, ...values }) =>
      changeLayers(result, new Set([id]), layer => (layer.kind === 'text' ? { ...layer, ...values } : layer)),
    layers,
  )
}

/** How well a colour reads on a ground: nine tenths of the ground give at least so much. */
export function readsOn(colour: string, ground: readonly Rgb[]): number {
  const ink = rgbOf(colour)
  const ratios = ground.map(each => contrast(ink, each)).sort((one, other) => one - other)
  return ratios[Math.floor(ratios.length * 0.1)] ?? 1
}

/** Those that read best first. Of colours that read alike, the one that came first. */
export function byReading(colours: readonly string[], ground: readonly Rgb[]): string[] {
  return colours
    .map(colour => ({ colour, ratio: readsOn(colour, ground) }))
    .sort((one, other) => other.ratio - one.ratio)
    .map(({ colour }) => colour)
}

/** Room that is left to the edge. */
const margin = 100

/** By how much a box has to shrink and move to lie within the cover. */
export function intoCover({ left, right, top, bottom }: InkBox): { grow: number; dx: number; dy: number } {
  const room = coverSide - margin * 2
  const grow = Math.min(1, room / Math.max(1, right - left), room / Math.max(1, bottom - top))
  const along = (from: number, to: number) => {
    // It shrinks around its middle.
    const half = ((to - from) * grow) / 2
    const middle = (from + to) / 2
    return Math.min(coverSide - margin - half, Math.max(margin + half, middle)) - middle
  }
  return { grow, dx: along(left, right), dy: along(top, bottom) }
}

/** How far the middle of a box has to move to be seen in a round picture. */
export function intoCircle({ left, right, top, bottom }: InkBox): { dx: number; dy: number } {
  const middle = coverSide / 2
  const x = (left + right) / 2 - middle
  const y = (top + bottom) / 2 - middle
  const away = Math.hypot(x, y)
  const most = middle * 0.85
  if (away <= most) return { dx: 0, dy: 0 }
  const share = most / away - 1
  return { dx: x * share, dy: y * share }
}

/** Every fix that needs no drawing. */
export function plainFixes(
  scene: Scene,
  checks: readonly CheckedRule[],
  words: ReleaseWords | undefined,
  measure: Measure,
): Fix[] {
  const broken = new Set(checks.filter(({ isKept }) => !isKept).map(({ rule }) => rule))
  const text = [...seenText(scene.layers)].filter(({ layer }) => !layer.is_locked)
  const fixes: Fix[] = []
  if (broken.has('names') && words) {
    fixes.push({
      rule: 'names',
      changes: renamed(
        text.map(({ layer }) => layer),
        words,
      ),
    })
  }
  if (broken.has('inside')) {
    const changes = text.flatMap(({ layer, around }) => {
      const box = spanOf(layer, measure, around)
      const { grow, dx, dy } = intoCover(box)
      return grow === 1 && dx === 0 && dy === 0 ? [] : [moved(scene, layer, grow, dx, dy, measure)]
    })
    fixes.push({ rule: 'inside', changes })
  }
  if (broken.has('round')) {
    const changes = text.flatMap(({ layer, around }) => {
      const { dx, dy } = intoCircle(spanOf(layer, measure, around))
      const isTitle = layer.role === 'title' && (dx !== 0 || dy !== 0)
      return isTitle ? [moved(scene, layer, 1, dx, dy, measure)] : []
    })
    fixes.push({ rule: 'round', changes })
  }
  return fixes.filter(({ changes }) => changes.length > 0)
}

/** A role that one layer has gets the words of the release; several share them in a way nobody can guess. */
function renamed(text: readonly TextLayer[], words: ReleaseWords): Change[] {
  return (['title', 'artist'] as const).flatMap(role => {
    const own = text.filter(layer => layer.role === role)
    const [only] = own
    const wanted = words[role]
    if (!only || own.length > 1 || wanted === '' || plainWords(only.text) === plainWords(wanted)) return []
    return [{ id: only.id, text: wanted }]
  })
}

/** Shrunk around its middle on the cover, then shifted, whatever group it lies in. */
function moved(
  scene: Scene,
  layer: TextLayer,
  grow: number,
  dx: number,
  dy: number,
  measure: Measure,
): Change {
  const middleOf = (layers: readonly Layer[]) => {
    const own = layerOf(layers, layer.id)
    if (!own) return { x: 0, y: 0 }
    const { left, right, top, bottom } = spanOf(own, measure, matrixAround(layers, layer.id))
    return { x: (left + right) / 2, y: (top + bottom) / 2 }
  }
  const before = middleOf(scene.layers)
  const shrunk = withChanges(scene.layers, [{ id: layer.id, size: Math.floor(layer.size * grow * 10) / 10 }])
  const after = middleOf(shrunk)
  const there = layerOf(shifted(shrunk, layer.id, before.x + dx - after.x, before.y + dy - after.y), layer.id)
  return {
    id: layer.id,
    x: there?.x ?? layer.x,
    y: there?.y ?? layer.y,
    ...(grow < 1 && there?.kind === 'text' && { size: there.size }),
  }
}
