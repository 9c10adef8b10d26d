// One design of the generator, made anew whenever something about it is changed.
import { useEffect, useMemo, useRef, useState } from 'react'
import { palettes } from '#covers/colour/palettes'
import { possible } from '#covers/compose/choose'
import type { Material, Recipe } from '#covers/compose/recipe'
import { familyOf } from '#covers/families/families'
import { layoutOf } from '#covers/layouts/layouts'
import { pairings } from '#covers/type/pairings'
import { CoverDesk } from '../../../../features/covers/cover-desk'
import type { Design } from '../../../../features/covers/cover-jobs'

const shownSide = 480
const newSeed = () => Math.floor(Math.random() * 2 ** 31)

export function layoutsFor(family: string, material: Material) {
  return familyOf(family).layouts.filter(name => layoutOf(name).suits(material))
}
export function pairingsFor(family: string) {
  const { pairings: good } = familyOf(family)
  return pairings.filter(({ name }) => good?.includes(name) ?? true).map(({ name }) => name)
}

function begin(material: Material): Recipe {
  const family = possible(material)[0]?.name ?? 'gradient'
  return {
    family,
    picture: newSeed(),
    palette: palettes[0]?.name ?? '',
    pairing: pairingsFor(family)[0] ?? '',
    layout: layoutsFor(family, material)[0] ?? '',
  }
}

export function useGenerated(material: Material) {
  const desk = useMemo(() => new CoverDesk(), [])
  useEffect(() => () => desk.close(), [desk])
  const [recipe, setRecipe] = useState(() => begin(material))
  const [design, setDesign] = useState<Design | 'failed'>()
  const latest = useRef(0)
  const [isMaking, setIsMaking] = useState(true)
  const { title, artist } = material

  useEffect(() => {
    const turn = ++latest.current
    const settle = (made: Design | 'failed') => {
      if (turn !== latest.current) return
      setDesign(made)
      setIsMaking(false)
    }
    setIsMaking(true)
    desk.compose(recipe, { title, artist, sound: [] }, shownSide).then(settle, () => settle('failed'))
    // The page has gone, or asks for another one.
    return () => {
      latest.current++
    }
  }, [desk, recipe, title, artist])

  return {
    recipe,
    design,
    isMaking,
    change: (part: Partial<Recipe>) => setRecipe(before => fitting({ ...before, ...part }, material)),
    shuffle: () => setRecipe(before => ({ ...before, picture: newSeed() })),
  }
}

/** Another family may not know the layout or the faces of the one before. */
function fitting(recipe: Recipe, material: Material): Recipe {
  const layouts = layoutsFor(recipe.family, material)
  const faces = pairingsFor(recipe.family)
  return {
    ...recipe,
    layout: layouts.includes(recipe.layout) ? recipe.layout : (layouts[0] ?? recipe.layout),
    pairing: faces.includes(recipe.pairing) ? recipe.pairing : (faces[0] ?? recipe.pairing),
  }
}
