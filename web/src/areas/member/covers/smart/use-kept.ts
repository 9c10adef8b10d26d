// Which of the designs at hand are kept in the library. A design is kept once for as long as nothing about it changes.
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { designLimits } from '#contract/covers/design'
import { createDesign, markDesign, readDesign } from '#contract/covers/design-calls'
import type { Scene } from '#contract/covers/scene'
import type { Material, Recipe } from '#covers/compose/recipe'
import { showsPhoto } from '#covers/compose/refit'
import { favouritesQuery, refreshDesigns } from '../../../../features/covers/design-queries'
import { api } from '../../../../lib/api'
import { isRefusal } from '../../../../lib/is-refusal'
import { useStoredState } from '../../../../ui/use-stored-state'

export interface KeptDesk {
  isFavourite(recipe: Recipe): boolean
  /** Answers whether it is one now. */
  toggle(recipe: Recipe, scene: Scene): Promise<boolean>
  /** Its number in the library, where it is put if it is not there yet. */
  keep(recipe: Recipe, scene: Scene): Promise<number>
}

/** Those kept last are listed first: more would be of designs that nobody sees any more. */
const mostRemembered = 60

interface KeptFor {
  key: string
  workId: number | undefined
  material: Material
  /** For a design without a title. */
  unnamed: string
}

export function useKept({ key, workId, material, unnamed }: KeptFor): KeptDesk {
  const [ids, setIds] = useStoredState<Record<string, number>>(`${key} kept`, {})
  const known = useRef(ids)
  known.current = ids
  const [wanted, setWanted] = useState<Record<string, boolean>>({})
  const making = useRef(new Map<string, Promise<number>>())
  const favourites = useQuery({ ...favouritesQuery(workId), enabled: Object.keys(ids).length > 0 })

  const nameOf = (recipe: Recipe) => {
    const { family, picture, palette, pairing, layout } = recipe
    const photo = showsPhoto(recipe) ? material.photo?.source.id : undefined
    return JSON.stringify([family, picture, palette, pairing, layout, material.title, material.artist, photo])
  }

  const remember = (name: string, id: number) => {
    const { [name]: _, ...others } = known.current
    const entries = Object.entries(others).slice(-(mostRemembered - 1))
    setIds({ ...Object.fromEntries(entries), [name]: id })
  }

  const create = (name: string, scene: Scene) => {
    const started = making.current.get(name)
    if (started) return started
    const title = [...(material.title.trim() || unnamed)].slice(0, designLimits.name).join('')
    const made = api(createDesign, { name: title, scene, work_id: workId })
      .then(({ data }) => {
        remember(name, data.id)
        return data.id
      })
      .finally(() => making.current.delete(name))
    making.current.set(name, made)
    return made
  }

  /** A design that was put into the bin or removed meanwhile is not there. */
  const isThere = (id: number) =>
    api(readDesign, { id }, { quiet: true }).then(
      ({ data }) => data.binned_at === null,
      error => !isRefusal(error, 'notFound'),
    )

  const mark = async (name: string, scene: Scene, isFavourite: boolean) => {
    const id = known.current[name]
    if (id === undefined && !isFavourite) return
    try {
      await api(
        markDesign,
        { id: id ?? (await create(name, scene)), is_favourite: isFavourite },
        { shows: isLost },
      )
    } catch (error) {
      if (!isLost(error) || id === undefined) throw error
      if (isFavourite) await api(markDesign, { id: await create(name, scene), is_favourite: true })
    }
  }

  const isFavourite = (recipe: Recipe) => {
    const name = nameOf(recipe)
    const id = ids[name]
    if (wanted[name] !== undefined) return wanted[name]
    return favourites.data?.items.some(row => row.id === id) ?? false
  }

  return {
    isFavourite,
    async toggle(recipe, scene) {
      const name = nameOf(recipe)
      const isWanted = !isFavourite(recipe)
      setWanted(before => ({ ...before, [name]: isWanted }))
      try {
        await mark(name, scene, isWanted)
        await refreshDesigns()
        return isWanted
      } finally {
        // From here on the library says it.
        setWanted(({ [name]: _, ...others }) => others)
      }
    },
    async keep(recipe, scene) {
      const name = nameOf(recipe)
      const id = known.current[name]
      if (id !== undefined && (await isThere(id))) return id
      const made = await create(name, scene)
      void refreshDesigns()
      return made
    },
  }
}

const isLost = (error: unknown) => isRefusal(error, 'notFound', 'conflict')
