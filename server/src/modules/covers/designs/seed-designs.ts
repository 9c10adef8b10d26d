import type { Scene } from '#contract/covers/scene'
import type { Tx } from '../../../platform/database/query'
import { countDesigns, insertDesign, setFavourite } from './cover-designs.queries'
import { askForPreview } from './design-jobs'

interface SeededDesign {
  name: string
  scene: Scene
  isFavourite: boolean
  savedAt: Date
}

/** For an account that has none: designs without pictures of its own. */
export async function seedDesigns(tx: Tx, memberId: number, designs: readonly SeededDesign[]): Promise<void> {
  if ((await countDesigns(tx, memberId)) > 0) return
  for (const { name, scene, isFavourite, savedAt } of designs) {
    const id = await insertDesign(tx, {
      ...{ name, scene, memberId, workId: null },
      ...{ savedBy: memberId, now: savedAt },
    })
    if (isFavourite) await setFavourite(tx, id, true)
    await askForPreview(tx, { designId: id })
  }
}
