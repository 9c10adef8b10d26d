// A colour in which words that fade can be read: one that is on the cover already, and only then ink or paper.
import { coverSide, type Scene } from '#contract/covers/scene'
import { checkScene, seenText } from '#covers/check/check-scene'
import type { Rgb } from '#covers/colour/colour'
import { drawScene } from '#covers/draw/draw-scene'
import type { Surface } from '#covers/draw/surface'
import { spanOf, union } from '#covers/edit/boxes'
import { coloursOf } from '#covers/edit/shapes'
import { withoutLayers } from '#covers/edit/tree'
import { measureOn } from '#covers/type/measure'
import type { InkBox } from '#covers/type/set-lines'
import { byReading, type Change, type Fix, withChanges } from './fixes'

const side = 160
/** Each is drawn and looked at: more would take longer than anybody waits. */
const mostTried = 3
const inkAndPaper = ['#ffffff', '#14110f']

export function colourFix(
  scene: Scene,
  role: 'title' | 'artist',
  surface: Surface,
): { fix: Fix; box: InkBox } | undefined {
  const said = [...seenText(scene.layers)].filter(({ layer }) => layer.role === role && !layer.is_locked)
  const measure = measureOn(surface)
  const box = union(said.map(({ layer, around }) => spanOf(layer, measure, around)))
  if (!box) return undefined
  const ids = said.map(({ layer }) => layer.id)
  const ground = groundBelow({ ...scene, layers: withoutLayers(scene.layers, new Set(ids)) }, box, surface)
  const own = byReading(coloursOf(scene.ground, scene.layers), ground).slice(0, mostTried)
  for (const colour of [...own, ...byReading(inkAndPaper, ground)]) {
    // As it lies there first; what is blended or half seen through may need to stand for itself.
    for (const more of [{}, { blend: 'normal', opacity: 1 } as const]) {
      const changes: Change[] = ids.map(id => ({ id, fill: { kind: 'plain', colour }, ...more }))
      const changed = { ...scene, layers: withChanges(scene.layers, changes) }
      const found = checkScene(changed, undefined, surface).find(({ rule }) => rule === role)
      if (found?.isKept && found.ratio !== undefined) {
        return { fix: { rule: role, changes, colour, ratio: found.ratio }, box }
      }
    }
  }
  return undefined
}

/** The pixels on which the words stand. */
function groundBelow(scene: Scene, box: InkBox, surface: Surface): Rgb[] {
  const within = (value: number) => Math.min(side - 1, Math.max(0, Math.round((value / coverSide) * side)))
  const [left, top] = [within(box.left), within(box.top)]
  const width = Math.max(1, within(box.right) - left)
  const height = Math.max(1, within(box.bottom) - top)
  const { data } = drawScene(scene, surface, side).pen.getImageData(left, top, width, height)
  return Array.from({ length: width * height }, (_, index) => [
    data[index * 4] as number,
    data[index * 4 + 1] as number,
    data[index * 4 + 2] as number,
  ])
}
