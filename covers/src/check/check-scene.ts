// The rules a cover has to keep, looked at before anything is exported. Channels and listeners see it small first.
import { coverSide, everyLayer, type Layer, type Scene, type TextLayer } from '#contract/covers/scene'
import { contrast, type Rgb } from '../colour/colour'
import { readable } from '../compose/make-scene'
import { drawScene } from '../draw/draw-scene'
import type { Pixels, Surface } from '../draw/surface'
import { spanOf } from '../edit/boxes'
import { type Matrix, matrixOf, unmoved, within } from '../edit/matrix'
import { withoutLayers } from '../edit/tree'
import type { Words } from '../layouts/layout'
import { measureOn } from '../type/measure'
import type { InkBox } from '../type/set-lines'
import { hasQrCode, type ReadCode } from './qr-rule'

export const coverRuleNames = ['title', 'artist', 'names', 'inside', 'round', 'code'] as const
export type CoverRuleName = (typeof coverRuleNames)[number]

export interface CheckedRule {
  rule: CoverRuleName
  isKept: boolean
  /** For contrasts: how much there is, and how much it takes. */
  ratio?: number
  needs?: number
}

/** As it is seen in a list. */
const smallest = 64
/** Pixels that a letter needs to have strokes; credits are set in lighter faces. */
const leastHeight = { title: 9, artist: 26 } as const

/** Codes are looked for where somebody reads them. */
export function checkScene(
  scene: Scene,
  words: Words | undefined,
  surface: Surface,
  readCode?: ReadCode,
): CheckedRule[] {
  const text = [...seenText(scene.layers)]
  const measure = measureOn(surface)
  const reach = text.map(({ layer, around }) => ({ role: layer.role, span: spanOf(layer, measure, around) }))
  const layers = text.map(({ layer }) => layer)
  return [
    contrastRule('title', scene, text, surface),
    contrastRule('artist', scene, text, surface),
    { rule: 'names', isKept: words === undefined || areNames(scene, layers, words) },
    { rule: 'inside', isKept: reach.every(({ span }) => isInside(span)) },
    { rule: 'round', isKept: reach.every(({ role, span }) => role !== 'title' || isInCircle(span)) },
    ...(readCode ? [{ rule: 'code' as const, isKept: !hasQrCode(scene, surface, readCode) }] : []),
  ]
}

export interface SeenText {
  layer: TextLayer
  /** Of the groups it lies in. */
  around: Matrix
}

/** What can be read on a cover, also within groups. */
export function* seenText(layers: readonly Layer[], around: Matrix = unmoved): Generator<SeenText> {
  for (const layer of layers) {
    if (layer.is_hidden) continue
    if (layer.kind === 'text') yield { layer, around }
    if (layer.kind === 'group') yield* seenText(layer.layers, within(around, matrixOf(layer)))
  }
}

/** Reading begins at a smaller contrast than that of print: letters of covers are large. */
const needed = { title: readable * 0.75, artist: readable * 0.66 }

function contrastRule(
  role: 'title' | 'artist',
  scene: Scene,
  text: readonly SeenText[],
  surface: Surface,
): CheckedRule {
  const said = text.filter(({ layer }) => layer.role === role)
  if (said.length === 0) return { rule: role, isKept: true }
  const ids = new Set(said.map(({ layer }) => layer.id))
  const without = { ...scene, layers: withoutLayers(scene.layers, ids) }
  // Strokes thinner than a pixel have no contrast of their own: long titles and credits are looked at where they are read.
  const height = Math.max(...said.map(heightOf)) * 0.72
  const side = Math.round(
    smallest * Math.min(10, Math.max(1, leastHeight[role] / ((height * smallest) / coverSide))),
  )
  const [whole, bare] = [scene, without].map(each =>
    drawScene(each, surface, side).pen.getImageData(0, 0, side, side),
  )
  const ratio = strokes(whole as Pixels, bare as Pixels)
  return {
    rule: role,
    isKept: ratio >= needed[role],
    ratio: Math.round(ratio * 10) / 10,
    // Rounded up: what is shown to be enough is enough.
    needs: Math.ceil(needed[role] * 10) / 10,
  }
}

/** Of its letters on the cover, mirrored or not. */
function heightOf({ layer, around }: SeenText): number {
  const [, , c, d] = within(around, matrixOf(layer))
  return layer.size * Math.hypot(c, d)
}

/** The contrast of the middle of strokes: nine tenths of what differs is fainter. */
function strokes(whole: Pixels, bare: Pixels): number {
  const ratios: number[] = []
  for (let at = 0; at < whole.data.length; at += 4) {
    const one = pixelAt(whole, at)
    const other = pixelAt(bare, at)
    const differs = Math.abs(one[0] - other[0]) + Math.abs(one[1] - other[1]) + Math.abs(one[2] - other[2])
    if (differs > 24) ratios.push(contrast(one, other))
  }
  ratios.sort((one, other) => one - other)
  return ratios[Math.floor(ratios.length * 0.9)] ?? 1
}

const pixelAt = ({ data }: Pixels, at: number): Rgb => [
  data[at] as number,
  data[at + 1] as number,
  data[at + 2] as number,
]

/** A hair beyond the edge is no cut letter. */
const isInside = ({ left, right, top, bottom }: InkBox) =>
  left >= -6 && top >= -6 && right <= coverSide + 6 && bottom <= coverSide + 6

/** Round thumbnails cut corners: most of the title has to lie within. A credit is not read at that size. */
function isInCircle({ left, right, top, bottom }: InkBox): boolean {
  const middle = coverSide / 2
  const x = (left + right) / 2
  const y = (top + bottom) / 2
  return Math.hypot(x - middle, y - middle) < middle * 0.97
}

/** Without line breaks and capitals, which are the designer's. */
export const plainWords = (text: string) => text.replace(/\s+/g, '').toLocaleLowerCase('en')

/** The words on the cover are those of the release; a title that is drawn as a picture counts too. */
function areNames(scene: Scene, text: readonly TextLayer[], { title, artist }: Words): boolean {
  const said = (role: TextLayer['role']) =>
    plainWords(
      text
        .filter(layer => layer.role === role)
        .map(layer => layer.text)
        .join(''),
    )
  const woven = [...everyLayer(scene.layers)].some(
    layer =>
      layer.kind === 'paint' &&
      layer.letters !== null &&
      plainWords(layer.letters.text) === plainWords(title),
  )
  const shownTitle = said('title')
  const shownArtist = said('artist')
  return (
    (shownTitle === '' || shownTitle === plainWords(title) || woven) &&
    (shownArtist === '' || shownArtist === plainWords(artist))
  )
}
