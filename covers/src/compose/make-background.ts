// The picture of a family without any words: something to write on.
import { type Scene, sceneVersion } from '#contract/covers/scene'
import { type Palette, palettes } from '../colour/palettes'
import type { Surface } from '../draw/surface'
import { familyOf } from '../families/families'
import { layoutOf } from '../layouts/layouts'
import { randomOf } from '../numbers/random'
import { measureOn } from '../type/measure'
import { type Pairing, pairings } from '../type/pairings'
import type { Recipe } from './recipe'

export function makeBackground(
  { family: name, palette: colours, picture }: Pick<Recipe, 'family' | 'palette' | 'picture'>,
  surface: Surface,
): Scene {
  const family = familyOf(name)
  const layout = layoutOf(family.layouts[0] ?? '')
  const { ground, layers } = family.make({
    words: { title: '', artist: '' },
    palette: palettes.find(({ name }) => name === colours) ?? (palettes[0] as Palette),
    pairing: pairings[0] as Pairing,
    layout: layout.name,
    calm: layout.calm,
    text: [],
    measure: measureOn(surface),
    seed: picture,
    random: randomOf(picture),
    sound: [],
    photo: undefined,
  })
  return { version: sceneVersion, ground, layers }
}
