import type { Database } from '../../../platform/database/database'
import { askForPreview } from '../designs/design-jobs'
import { askForNextBackground, nextMissing } from './draw-starting-background.job'
import { listGiven, listUndrawnTemplates } from './starting-backgrounds.queries'

/** Asks the worker for the pictures that a site starts with and does not have yet: drawing them would hold up the start. */
export async function askForStartingCovers(database: Database, agentId: number): Promise<void> {
  await database.change(agentId, async tx => {
    for (const { id } of await listUndrawnTemplates(tx)) await askForPreview(tx, { templateId: id })
    if (nextMissing(await listGiven(tx))) await askForNextBackground(tx)
  })
}
