// Twelve recipes that differ in family, layout and colours, and suit the words and the mood.

import type { CoverMood } from '#contract/covers/moods'
import { type Palette, palettes } from '../colour/palettes'
import { families, familyOf } from '../families/families'
import type { Family } from '../families/family'
import { layoutOf } from '../layouts/layouts'
import { type Random, randomOf, seedOf, shuffled } from '../numbers/random'
import { isChinese } from '../type/letters'
import { type Pairing, pairings } from '../type/pairings'
import { hear, moodsFrom } from './hear'
import type { Material, Part, Recipe } from './recipe'

export const howMany = 12

/** Those that can be drawn of this, whatever the mood. */
export function possible(material: Material): Family[] {
  return families.filter(({ needs, suits, layouts }) => {
    if (needs === 'photo' && !material.photo) return false
    if (needs === 'sound' && material.sound.length === 0) return false
    if (needs === 'chinese' && !isChinese(material.title)) return false
    return (suits?.(material) ?? true) && layouts.some(name => layoutOf(name).suits(material))
  })
}

/** What suits the mood first, in an order that the seed decides. */
function ranked<T extends { moods: readonly CoverMood[] }>(
  from: readonly T[],
  wanted: readonly CoverMood[],
  random: Random,
): T[] {
  const suited = ({ moods }: T) => moods.filter(mood => wanted.includes(mood)).length
  return shuffled(random, from)
    .map(each => ({ each, rank: suited(each) + random() * (wanted.length > 0 ? 1.1 : 1) }))
    .sort((one, other) => other.rank - one.rank)
    .map(({ each }) => each)
}

export function chooseTwelve(material: Material, chosenMoods: readonly CoverMood[], seed: number): Recipe[] {
  const moods = moodsFrom(material, chosenMoods)
  const random = randomOf(seed)
  const candidates = possible(material)
  const own = candidates.filter(({ needs }) => needs === 'photo' || needs === 'sound')
  const others = ranked(
    candidates.filter(family => !own.includes(family)),
    moods,
    random,
  )
  // What the member gave is seen in the designs: it comes first, then what suits the mood.
  const chosen = shuffled(random, [...own, ...others].slice(0, howMany))
  const layouts = apart(chosen, material, random)
  const colours = coloursFor(material, chosenMoods, ranked(palettes, moods, random))
  const faces = ranked(pairings, moods, random)
  return chosen.map((family, index) => ({
    family: family.name,
    picture: seedOf(seed, `${family.name} ${index}`),
    palette: (colours[index % colours.length] as Palette).name,
    pairing: faceFor(family, faces, index).name,
    layout: layouts[index] ?? 'foot-left',
  }))
}

/** A recording's own colours come first, unless the member said what it feels like. */
function coloursFor(material: Material, chosen: readonly CoverMood[], from: readonly Palette[]): Palette[] {
  const own = chosen.length > 0 ? undefined : hear(material)?.palette
  return own ? [own, ...from.filter(({ name }) => name !== own.name)] : [...from]
}

function faceFor(family: Family, faces: readonly Pairing[], turn: number): Pairing {
  const good = faces.filter(({ name }) => family.pairings?.includes(name) ?? true)
  return (good[turn % good.length] ?? faces[0]) as Pairing
}

/** A layout for each family, no two alike: those with the fewest choices choose first, and take back what must be (Kuhn). */
function apart(chosen: readonly Family[], material: Material, random: Random): string[] {
  const choices = chosen.map(({ layouts }) => {
    const good = layouts.filter(name => layoutOf(name).suits(material))
    const [first, ...rest] = good
    return random() < 0.5 && first ? [first, ...shuffled(random, rest)] : shuffled(random, good)
  })
  const takenBy = new Map<string, number>()
  const place = (index: number, seen: Set<string>): boolean => {
    for (const name of choices[index] ?? []) {
      if (seen.has(name)) continue
      seen.add(name)
      const holder = takenBy.get(name)
      if (holder === undefined || place(holder, seen)) {
        takenBy.set(name, index)
        return true
      }
    }
    return false
  }
  const order = chosen
    .map((_, index) => index)
    .sort((a, b) => (choices[a]?.length ?? 0) - (choices[b]?.length ?? 0))
  for (const index of order) place(index, new Set())
  const found = new Map([...takenBy].map(([name, index]) => [index, name]))
  return chosen.map((_, index) => found.get(index) ?? (choices[index]?.[0] as string))
}

/** Another one like it: what is locked stays, the rest is chosen anew. */
export function shuffle(
  recipe: Recipe,
  material: Material,
  chosenMoods: readonly CoverMood[],
  seed: number,
  free: readonly Part[],
): Recipe {
  const moods = moodsFrom(material, chosenMoods)
  const random = randomOf(seed)
  const changed = { ...recipe }
  if (free.includes('picture')) changed.picture = seedOf(seed, 'picture')
  if (free.includes('colour')) changed.palette = other(ranked(palettes, moods, random), recipe.palette)
  const family = familyOf(changed.family)
  if (free.includes('layout')) {
    const good = family.layouts.filter(name => layoutOf(name).suits(material))
    changed.layout =
      good.find(name => name !== recipe.layout && random() < 0.6) ??
      other(
        good.map(name => ({ name })),
        recipe.layout,
      )
  }
  if (free.includes('type')) {
    const faces = ranked(pairings, moods, random).filter(
      ({ name }) => family.pairings?.includes(name) ?? true,
    )
    changed.pairing = other(faces, recipe.pairing)
  }
  return changed
}

const other = (from: readonly { name: string }[], than: string) =>
  from.find(({ name }) => name !== than)?.name ?? than
