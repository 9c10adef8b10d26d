// The rules a cover has to keep, looked at before anything is exported. Channels and listeners see it small first.
import { coverSide, everyLayer, type Scene, type TextLayer } from '#contract/covers/scene'
import { contrast, type Rgb } from '../colour/colour'
import { readable } from '../compose/make-scene'
import { drawScene } from '../draw/draw-scene'
import type { Pixels, Surface } from '../draw/surface'
import type { Words } from '../layouts/layout'
import { measureOn } from '../type/measure'
import { inkBox } from '../type/set-lines'
import { hasQrCode, type ReadCode } from './qr-rule'

export const coverRuleNames = ['title', 'artist', 'names', 'inside', 'round'] as const
export type CoverRuleName = (typeof coverRuleNames)[number]

export interface CheckedRule {
  rule: CoverRuleName
  isKept: boolean
  /** For contrasts: how much there is. */
  ratio?: number
}

/** As it is seen in a list. */
const smallest = 64
/** Pixels that a letter needs to have strokes; credits are set in lighter faces. */
const leastHeight = { title: 9, artist: 26 } as const

/** Only where somebody reads codes. */
interface CheckedCode {
  rule: 'code'
  isKept: boolean
}

export function checkScene(scene: Scene, words: Words | undefined, surface: Surface): CheckedRule[]
export function checkScene(
  scene: Scene,
  words: Words | undefined,
  surface: Surface,
  readCode: ReadCode,
): (CheckedRule | CheckedCode)[]
export function checkScene(
  scene: Scene,
  words: Words | undefined,
  surface: Surface,
  readCode?: ReadCode,
): (CheckedRule | CheckedCode)[] {
  const text = [...everyLayer(scene.layers)].filter(
    (layer): layer is TextLayer => layer.kind === 'text' && !layer.is_hidden,
  )
  const measure = measureOn(surface)
  const reach = text.map(layer => spanOf(layer, measure))
  const titles = text.filter(({ role }) => role === 'title').map(layer => spanOf(layer, measure))
  return [
    contrastRule('title', scene, surface),
    contrastRule('artist', scene, surface),
    { rule: 'names', isKept: words === undefined || areNames(scene, text, words) },
    { rule: 'inside', isKept: reach.every(isInside) },
    { rule: 'round', isKept: titles.every(isInCircle) },
    ...(readCode ? [{ rule: 'code' as const, isKept: !hasQrCode(scene, surface, readCode) }] : []),
  ]
}

function contrastRule(role: 'title' | 'artist', scene: Scene, surface: Surface): CheckedRule {
  const said = [...everyLayer(scene.layers)].filter(
    (layer): layer is TextLayer => layer.kind === 'text' && layer.role === role,
  )
  if (said.length === 0) return { rule: role, isKept: true }
  const without = {
    ...scene,
    layers: scene.layers.filter(layer => layer.kind !== 'text' || layer.role !== role),
  }
  // Strokes thinner than a pixel have no contrast of their own: long titles and credits are looked at where they are read.
  const height = Math.max(...said.map(({ size, scale_y }) => size * scale_y)) * 0.72
  const side = Math.round(
    smallest * Math.min(10, Math.max(1, leastHeight[role] / ((height * smallest) / coverSide))),
  )
  const [whole, bare] = [scene, without].map(each =>
    drawScene(each, surface, side).pen.getImageData(0, 0, side, side),
  )
  const ratio = strokes(whole as Pixels, bare as Pixels)
  return {
    rule: role,
    isKept: ratio >= readable * (role === 'title' ? 0.75 : 0.66),
    ratio: Math.round(ratio * 10) / 10,
  }
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

interface Span {
  left: number
  right: number
  top: number
  bottom: number
}

function spanOf(layer: TextLayer, measure: Parameters<typeof inkBox>[1]): Span {
  const box = inkBox(layer, measure)
  const turn = (layer.rotation * Math.PI) / 180
  const corners = [
    [box.left, box.top],
    [box.right, box.top],
    [box.right, box.bottom],
    [box.left, box.bottom],
  ].map(([x = 0, y = 0]) => {
    const [wide, high] = [x * layer.scale_x, y * layer.scale_y]
    return [
      layer.x + wide * Math.cos(turn) - high * Math.sin(turn),
      layer.y + wide * Math.sin(turn) + high * Math.cos(turn),
    ] as const
  })
  const xs = corners.map(([x]) => x)
  const ys = corners.map(([, y]) => y)
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}

/** A hair beyond the edge is no cut letter. */
const isInside = ({ left, right, top, bottom }: Span) =>
  left >= -6 && top >= -6 && right <= coverSide + 6 && bottom <= coverSide + 6

/** Round thumbnails cut corners: most of the title has to lie within. A credit is not read at that size. */
function isInCircle({ left, right, top, bottom }: Span): boolean {
  const middle = coverSide / 2
  const x = (left + right) / 2
  const y = (top + bottom) / 2
  return Math.hypot(x - middle, y - middle) < middle * 0.97
}

const plainWords = (text: string) => text.replace(/\s+/g, '').toLocaleLowerCase('en')

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
