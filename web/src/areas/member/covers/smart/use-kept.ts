// Which of the designs at hand are kept in the library. A design is kept once for as long as nothing about it changes.
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { designLimits } from '#contract/covers/design'
import { createDesign, markDesign, readDesign } from '#contract/covers/design-calls'
import type { Scene } from '#contract/covers/scene'
import { seedOf } from '#covers/numbers/random'
import { favouritesQuery, refreshDesigns } from '../../../../features/covers/design-queries'
import { api } from '../../../../lib/api'
import { isRefusal } from '../../../../lib/is-refusal'
import { useStoredState } from '../../../../ui/use-stored-state'

export interface KeptDesk {
  isFavourite(scene: Scene): boolean
  /** Answers whether it is one now. */
  toggle(scene: Scene): Promise<boolean>
  /** Its number in the library, where it is put if it is not there yet. */
  keep(scene: Scene): Promise<number>
}

/** Those kept last are listed first: more would be of designs that nobody sees any more. */
const mostRemembered = 60

interface KeptFor {
  key: string
  workId: number | undefined
  /** What it is called there. */
  title: string
}

export function useKept({ key, workId, title }: KeptFor): KeptDesk {
  const [ids, setIds] = useStoredState<Record<string, number>>(`${key} kept`, {})
  const known = useRef(ids)
  known.current = ids
  const [wanted, setWanted] = useState<Record<string, boolean>>({})
  const making = useRef(new Map<string, Promise<number>>())
  const favourites = useQuery({ ...favouritesQuery(workId), enabled: Object.keys(ids).length > 0 })

  const remember = (name: string, id: number) => {
    const { [name]: _, ...others } = known.current
    const entries = Object.entries(others).slice(-(mostRemembered - 1))
    // Two that are kept at the same time both stay.
    known.current = { ...Object.fromEntries(entries), [name]: id }
    setIds(known.current)
  }

  const create = (name: string, scene: Scene) => {
    const started = making.current.get(name)
    if (started) return started
    const made = api(createDesign, {
      name: [...title].slice(0, designLimits.name).join(''),
      scene,
      work_id: workId,
    })
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

  const isFavourite = (scene: Scene) => {
    const name = markOf(scene)
    const id = ids[name]
    if (wanted[name] !== undefined) return wanted[name]
    return favourites.data?.items.some(row => row.id === id) ?? false
  }

  return {
    isFavourite,
    async toggle(scene) {
      const name = markOf(scene)
      const isWanted = !isFavourite(scene)
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
    async keep(scene) {
      const name = markOf(scene)
      const id = known.current[name]
      if (id !== undefined && (await isThere(id))) return id
      const made = await create(name, scene)
      void refreshDesigns()
      return made
    },
  }
}

const marks = new WeakMap<Scene, string>()

/** The same from the same recipe, words, sound and photo, also after a reload. */
function markOf(scene: Scene): string {
  let mark = marks.get(scene)
  if (!mark) {
    const text = JSON.stringify(scene)
    mark = `${seedOf(1, text)} ${seedOf(2, text)} ${text.length}`
    marks.set(scene, mark)
  }
  return mark
}

const isLost = (error: unknown) => isRefusal(error, 'notFound', 'conflict')
