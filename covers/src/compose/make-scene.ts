// From a recipe to a scene: the words are set, the picture made around them, and their colour chosen by what lies behind.
import { coverSide, type Layer, type Scene, sceneVersion, type TextLayer } from '#contract/covers/scene'
import { blend, contrast, hexContrast, type Rgb, rgbOf } from '../colour/colour'
import { type Palette, palettes } from '../colour/palettes'
import { drawScene } from '../draw/draw-scene'
import type { Surface } from '../draw/surface'
import { familyOf } from '../families/families'
import { fieldBehind, type Made, type Stage } from '../families/family'
import { layoutOf } from '../layouts/layouts'
import { randomOf, seedOf } from '../numbers/random'
import { type Measure, measureOn } from '../type/measure'
import { pairings } from '../type/pairings'
import { inkBox } from '../type/set-lines'
import { plain, shapeLayer } from './layer'
import type { Material, Recipe } from './recipe'

/** Words are read at a glance from this contrast on. */
export const readable = 4.5
/** Pixels of a side in which the ground of the words is looked at. */
const lookedAt = 120

export function makeScene(recipe: Recipe, material: Material, surface: Surface): Scene {
  const measure = measureOn(surface)
  const family = familyOf(recipe.family)
  const layout = layoutOf(recipe.layout)
  const palette = palettes.find(({ name }) => name === recipe.palette) ?? (palettes[0] as Palette)
  const pairing =
    pairings.find(({ name }) => name === recipe.pairing) ?? (pairings[0] as (typeof pairings)[0])
  const words = { title: material.title, artist: material.artist }
  const set = layout.set({ words, pairing, measure, random: randomOf(seedOf(recipe.picture, 'layout')) })
  const stage: Stage = {
    words,
    palette,
    pairing,
    layout: layout.name,
    calm: layout.calm,
    text: set,
    measure,
    seed: recipe.picture,
    random: randomOf(recipe.picture),
    sound: material.sound,
    photo: material.photo,
  }
  const made = family.make(stage)
  const text = made.text ?? set
  const picture = { ground: made.ground, layers: made.layers }
  const { layers, veil } = inked(text, made, palette, measure, shade =>
    groundsOf({ ...picture, layers: [...picture.layers, ...shade] }, text, surface, measure),
  )
  return { version: sceneVersion, ground: made.ground, layers: [...made.layers, ...veil, ...layers] }
}

/** Colours for words that the family has left black. */
function inked(
  text: TextLayer[],
  made: Made,
  palette: Palette,
  measure: Measure,
  look: (veil: Layer[]) => Rgb[][],
) {
  const own = text.every(({ fill }) => fill.kind !== 'plain' || fill.colour !== '#000000')
  if (own) return { layers: text, veil: [] }
  const bare = chooseInks(text, made, palette, look([]))
  // Only for the title: a shade for the sake of a small credit would cost the picture more than it gives.
  const isHard = bare.some(({ layer, worst }) => layer.role === 'title' && worst < readable * 0.8)
  const shade = isHard ? [veilFor(bare, palette)] : []
  // Behind the shade lies another ground than before, for the credit too.
  const chosen = isHard ? chooseInks(text, made, palette, look(shade)) : bare
  // A photograph has more in it than the look at it sees, and what is small gets lost there first.
  const least = made.layers.some(({ kind }) => kind === 'image') ? readable : readable * 0.8
  // A credit that lies over edges of light and dark gets a small field of its own instead.
  const fields = chosen
    .filter(({ layer, worst }) => layer.role === 'artist' && worst < least)
    .flatMap(({ layer, ink }) => fieldBehind([layer], measure, opposite(ink, palette), 70))
  return { layers: chosen.map(({ layer }) => layer), veil: [...shade, ...fields] }
}

interface Inked {
  layer: TextLayer
  ink: string
  /** How well it is read where it is read worst. */
  worst: number
}

function chooseInks(text: TextLayer[], made: Made, palette: Palette, grounds: Rgb[][]): Inked[] {
  const usual = made.ink ? [made.ink, palette.light, palette.dark] : [palette.light, palette.dark]
  // A little beyond the palette, where nothing of it is read well enough.
  const candidates = [...usual, blend(palette.light, '#ffffff', 0.7), blend(palette.dark, '#000000', 0.7)]
  let titleInk: string | undefined
  return text.map((layer, index) => {
    const worst = (ink: string) => tenth(grounds[index] ?? [], ink)
    // One ink for all words, wherever that can be read: a second one looks like an accident.
    const first = layer.role === 'artist' && titleInk ? [titleInk, ...candidates] : candidates
    const ink =
      first.find(candidate => worst(candidate) >= readable) ??
      candidates.toSorted((one, other) => worst(other) - worst(one))[0] ??
      palette.light
    if (layer.role === 'title') titleInk = ink
    return { layer: { ...layer, fill: plain(ink) }, ink, worst: worst(ink) }
  })
}

/** The end of the palette on which that ink is read. */
const opposite = (ink: string, { dark, light }: Palette) =>
  hexContrast(ink, dark) > hexContrast(ink, light) ? dark : light

/** What nine of ten points behind the words reach at least. */
function tenth(ground: readonly Rgb[], ink: string): number {
  if (ground.length === 0) return 21
  const colour = rgbOf(ink)
  const all = ground.map(point => contrast(point, colour)).sort((one, other) => one - other)
  return all[Math.floor(all.length * 0.1)] ?? 21
}

/** The points of the picture behind each text. */
function groundsOf(
  picture: Pick<Scene, 'ground' | 'layers'>,
  text: readonly TextLayer[],
  surface: Surface,
  measure: Measure,
): Rgb[][] {
  const { data } = drawScene(picture, surface, lookedAt).pen.getImageData(0, 0, lookedAt, lookedAt)
  const scale = lookedAt / coverSide
  return text.map(layer => {
    const box = inkBox(layer, measure)
    const turned = layer.rotation === -90
    const left = turned ? layer.x + box.top : layer.x + box.left * layer.scale_x
    const right = turned ? layer.x + box.bottom : layer.x + box.right * layer.scale_x
    const top = turned ? layer.y - box.right : layer.y + box.top * layer.scale_y
    const bottom = turned ? layer.y - box.left : layer.y + box.bottom * layer.scale_y
    const points: Rgb[] = []
    const limit = (value: number) => Math.min(lookedAt - 1, Math.max(0, Math.floor(value * scale)))
    for (let y = limit(top); y <= limit(bottom); y++) {
      for (let x = limit(left); x <= limit(right); x++) {
        const at = (y * lookedAt + x) * 4
        points.push([data[at] as number, data[at + 1] as number, data[at + 2] as number])
      }
    }
    return points
  })
}

/** A slope of shade below words that nothing else makes readable, dark for light ones and light for dark ones. */
function veilFor(chosen: readonly Inked[], palette: Palette) {
  const title = chosen.find(({ layer }) => layer.role === 'title') ?? chosen[0]
  const colour = opposite(title?.ink ?? palette.light, palette)
  const isLow = (title?.layer.y ?? 0) > coverSide / 2
  return shapeLayer('Veil', `M0 0H${coverSide}V${coverSide}H0Z`, {
    kind: 'linear',
    from: { x: 0.5, y: isLow ? 0.3 : 0.75 },
    to: { x: 0.5, y: isLow ? 1 : 0 },
    stops: [
      { at: 0, colour, opacity: 0 },
      { at: 0.6, colour, opacity: 0.66 },
      { at: 1, colour, opacity: 0.82 },
    ],
  })
}
