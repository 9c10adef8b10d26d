// What the demo's musician has begun in the cover studio.
import { z } from 'zod'
import type { CoverMood } from '#contract/covers/moods'
import { chooseTwelve } from '#covers/compose/choose'
import { makeScene } from '#covers/compose/make-scene'
import type { Material } from '#covers/compose/recipe'
import { seedDesigns } from '../modules/covers/covers.public'
import { nodeSurface } from '../platform/canvas/node-surface'
import { systemClock } from '../platform/clock'
import type { Job } from '../platform/jobs/job'
import { demoMembers } from './demo-accounts'

const payload = z.object({ memberId: z.number().int() })

const day = 86_400_000
const wishes: readonly {
  title: string
  moods: CoverMood[]
  seed: number
  days: number
  isFavourite?: true
}[] = [
  { title: '夜航星', moods: ['night'], seed: 4, days: 1, isFavourite: true },
  { title: '支流', moods: ['folk'], seed: 11, days: 3 },
  { title: '石桥', moods: ['nostalgic'], seed: 2, days: 8, isFavourite: true },
  { title: 'Night Sailing', moods: ['dream'], seed: 9, days: 15 },
  { title: '入海', moods: ['calm'], seed: 7, days: 33 },
]

export const designDemo: Job<z.infer<typeof payload>> = {
  name: 'designDemo',
  lane: 'heavy',
  payload,
  async run({ agentId, database, payload: { memberId } }) {
    const now = systemClock.now().getTime()
    const surface = nodeSurface()
    const designs = wishes.flatMap(({ title, moods, seed, days, isFavourite = false }, index) => {
      const material: Material = { title, artist: demoMembers[0].nickname, sound: [] }
      // Another place of each twelve: no two look alike.
      const recipe = chooseTwelve(material, moods, seed)[index * 2]
      if (!recipe) return []
      const scene = makeScene(recipe, material, surface)
      return [{ name: title, scene, isFavourite, savedAt: new Date(now - days * day) }]
    })
    await database.change(agentId, tx => seedDesigns(tx, memberId, designs))
  },
}
