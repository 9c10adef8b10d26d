// The state of the smart page: what was asked for, twelve recipes, and what has been drawn of them.
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { CoverMood } from '#contract/covers/moods'
import type { Scene } from '#contract/covers/scene'
import type { CheckedRule } from '#covers/check/check-scene'
import { chooseTwelve, shuffle } from '#covers/compose/choose'
import { type Material, type Part, parts, type Recipe } from '#covers/compose/recipe'
import { refit, showsPhoto } from '#covers/compose/refit'
import { CoverDesk } from '../../../../features/covers/cover-desk'
import type { Design, ExportWish } from '../../../../features/covers/cover-jobs'
import { useWords } from '../../../../lib/words'
import { useStoredState } from '../../../../ui/use-stored-state'
import { type KeptDesk, useKept } from './use-kept'
import { type PhotoDesk, usePhoto } from './use-photo'
import type { WorkBrief } from './use-work-brief'

export interface Brief {
  title: string
  artist: string
  moods: CoverMood[]
}

export const mostMoods = 3
/** Pixels of a side in which designs are shown: as sharp as the screen, and no sharper, since each pixel of twelve is computed. */
const shownSide = () => (window.devicePixelRatio > 1.25 ? 640 : 400)

interface Round {
  seed: number
  recipes: Recipe[]
}

export interface Smart {
  brief: Brief
  setBrief(brief: Brief): void
  recipes: Recipe[]
  designs: (Design | 'failed' | undefined)[]
  chosen: number
  choose(index: number): void
  /** What the rules say of the chosen one; nothing while it is looked at. */
  checks: CheckedRule[] | undefined
  locks: Part[]
  toggleLock(part: Part): void
  /** Twelve new ones. */
  begin(): void
  moreLike(index: number): void
  shufflePart(part: Part): void
  isWorking: boolean
  material: Material
  photo: PhotoDesk
  kept: KeptDesk
  /** The whole file of a design. */
  exportFile(design: Design, wish: ExportWish): Promise<Blob>
}

const newSeed = () => crypto.getRandomValues(new Uint32Array(1))[0] as number & 0x7fffffff

export function useSmart(workId: number | undefined, work: WorkBrief): Smart {
  const key = `cover brief ${workId ?? ''}`
  const [brief, setBrief] = useStoredState<Brief>(key, { title: '', artist: '', moods: [] })
  const [round, setRound] = useStoredState<Round | null>(`${key} round`, null)
  const [designs, setDesigns] = useState<Smart['designs']>([])
  const [chosen, choose] = useState(0)
  const [locks, setLocks] = useState<Part[]>([])
  const desk = useMemo(() => new CoverDesk(), [])
  useEffect(() => () => desk.close(), [desk])

  // What the browser remembers comes with the first effects: nothing is begun before.
  const [isRead, setRead] = useState(false)
  useEffect(() => setRead(true), [])
  const photo = usePhoto(`${key} photo`, isRead)

  const words = { title: brief.title || work.title, artist: brief.artist || work.artist }
  const { sound, tone, genre } = work
  const material: Material = { ...words, sound, tone, genre, photo: photo.held?.photo }
  const unnamed = useWords('covers')('keep.unnamed')
  const kept = useKept({ key, workId, title: words.title.trim() || unnamed })
  const file = photo.held?.file
  const latest = useRef(0)
  const photoId = material.photo?.source.id
  const drawnWith = useRef(photoId)

  const draw = useCallback(
    async (recipes: readonly Recipe[], of: Material, from: (Design | undefined)[] = []) => {
      const turn = ++latest.current
      drawnWith.current = of.photo?.source.id
      setDesigns(recipes.map((_, index) => from[index]))
      const waiting = recipes.map((recipe, index) => ({ recipe, index })).filter(({ index }) => !from[index])
      const lane = async () => {
        for (let next = waiting.shift(); next && turn === latest.current; next = waiting.shift()) {
          const { recipe, index } = next
          const made = await desk.compose(recipe, of, shownSide(), file).catch(() => 'failed' as const)
          if (turn !== latest.current) return
          setDesigns(before => before.map((design, at) => (at === index ? made : design)))
        }
      }
      await Promise.all(Array.from({ length: desk.lanes }, lane))
    },
    [desk, file],
  )

  const start = (recipes: Recipe[], seed: number, from?: (Design | undefined)[]) => {
    setRound({ seed, recipes })
    void draw(recipes, material, from)
  }

  // What was there is drawn again after a reload; a work with a title gets its first twelve by itself.
  const isReady = !work.isLoading && !photo.isLoading
  const hasBegun = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as soon as everything is known
  useEffect(() => {
    if (!isReady || hasBegun.current || material.title === '') return
    hasBegun.current = true
    // A photo that is not there any more leaves places to others.
    if (round && !photoId && round.recipes.some(showsPhoto)) refitTo(round)
    else if (round) void draw(round.recipes, material)
    else if (workId !== undefined) start(chooseTwelve(material, brief.moods, 1), 1)
  }, [isReady, round, material.title])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another photo, not another drawing
  useEffect(() => {
    if (hasBegun.current && round && !photo.isLoading && drawnWith.current !== photoId) refitTo(round)
  }, [photoId, photo.isLoading])

  const shown = designs[chosen]
  const scene = shown === 'failed' ? undefined : shown?.scene
  const [checked, setChecked] = useState<{ scene: Scene; checks: CheckedRule[] }>()
  const { title, artist } = words
  useEffect(() => {
    if (!scene) return
    let isOver = false
    const keep = (checks: CheckedRule[]) => {
      if (!isOver) setChecked({ scene, checks })
    }
    // One that cannot be checked now is checked when its file is handed in.
    desk.check(scene, { title, artist }, file).then(keep, () => {})
    return () => {
      isOver = true
    }
  }, [desk, scene, title, artist, file])

  const recipes = round?.recipes ?? []
  const one = recipes[chosen]
  return {
    brief: { ...brief, ...words },
    setBrief,
    recipes,
    designs,
    chosen,
    choose,
    locks,
    toggleLock: part =>
      setLocks(locks.includes(part) ? locks.filter(each => each !== part) : [...locks, part]),
    begin() {
      hasBegun.current = true
      const seed = newSeed()
      choose(0)
      start(chooseTwelve(material, brief.moods, seed), seed)
    },
    moreLike(index) {
      const recipe = recipes[index]
      if (!recipe) return
      const seed = newSeed()
      const free = parts.filter(part => !locks.includes(part))
      const others = Array.from({ length: 11 }, (_, at) =>
        shuffle(recipe, material, brief.moods, seed + at * 7919, varied(free, at)),
      )
      const held = designs[index]
      choose(0)
      start([recipe, ...others], seed, [held === 'failed' ? undefined : held])
    },
    shufflePart(part) {
      if (!one) return
      const changed = shuffle(one, material, brief.moods, newSeed(), [part])
      const next = recipes.map((recipe, index) => (index === chosen ? changed : recipe))
      setRound({ seed: round?.seed ?? 0, recipes: next })
      void redraw(changed)
    },
    checks: checked && checked.scene === scene ? checked.checks : undefined,
    isWorking: designs.length > 0 && designs.some(design => design === undefined),
    material,
    photo,
    kept,
    exportFile: ({ scene }, wish) => desk.export(scene, wish, file),
  }

  /** After a photo has come or gone: what somebody keeps or looks at stays if it can. */
  function refitTo({ seed, recipes: before }: Round) {
    const isHeld = (index: number) => {
      const design = designs[index]
      return index === chosen || (design && design !== 'failed' ? kept.isFavourite(design.scene) : false)
    }
    const next = refit(before, material, brief.moods, newSeed(), isHeld)
    // What shows a photo is drawn anew: it may be another one.
    const drawn = next.map((recipe, index) => {
      const design = designs[index]
      return recipe === before[index] && !showsPhoto(recipe) && design !== 'failed' ? design : undefined
    })
    start(next, seed, drawn)
  }

  async function redraw(recipe: Recipe) {
    const made = await desk.compose(recipe, material, shownSide(), file).catch(() => 'failed' as const)
    setDesigns(before => before.map((design, index) => (index === chosen ? made : design)))
  }
}

/** Not everything at once: one or two parts change, so that it stays recognisable. */
function varied(free: readonly Part[], turn: number): Part[] {
  if (free.length === 0) return ['picture']
  const first = free[turn % free.length] as Part
  const second = free[(turn * 3 + 1) % free.length] as Part
  return turn < free.length ? [first] : [first, second]
}
