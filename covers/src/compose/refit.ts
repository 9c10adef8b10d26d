// The same designs after a photo has come or gone: what can still be drawn stays, and no more than needed makes room.
import type { CoverMood } from '#contract/covers/moods'
import { familyOf } from '../families/families'
import { chooseTwelve, howMany, possible } from './choose'
import type { Material, Recipe } from './recipe'

/** At least so many show the photo, when there is one. */
export const photosLeast = howMany / 3

export const showsPhoto = ({ family }: Recipe) => familyOf(family).needs === 'photo'

/** `isHeld` says which place its member would miss: those go last. */
export function refit(
  recipes: readonly Recipe[],
  material: Material,
  moods: readonly CoverMood[],
  seed: number,
  isHeld: (index: number) => boolean = () => false,
): Recipe[] {
  const drawable = new Set(possible(material).map(({ name }) => name))
  const places = recipes.map((recipe, index) => ({ index, recipe, isGone: !drawable.has(recipe.family) }))
  const gone = places.filter(({ isGone }) => isGone)
  const shown = places.filter(({ recipe, isGone }) => showsPhoto(recipe) && !isGone)
  const missing = material.photo ? photosLeast - shown.length - gone.length : 0
  const making = places
    .filter(place => !gone.includes(place) && !shown.includes(place))
    .sort((one, other) => Number(isHeld(one.index)) - Number(isHeld(other.index)) || other.index - one.index)
    .slice(0, Math.max(0, missing))
  const changing = [...gone, ...making].map(({ index }) => index)
  const staying = recipes.filter((_, index) => !changing.includes(index))
  const rank = (recipe: Recipe) =>
    Number(staying.some(({ family }) => family === recipe.family)) * 4 +
    Number(!showsPhoto(recipe)) * 2 +
    Number(staying.some(({ layout }) => layout === recipe.layout))
  const fresh = chooseTwelve(material, moods, seed).sort((one, other) => rank(one) - rank(other))
  return recipes.map((recipe, index) => fresh[changing.indexOf(index)] ?? recipe)
}
