// Payers that have a folder leave their reports there and say with a `.done` file beside that one is complete. It is taken once, kept like
// every other, and only then removed: whoever is killed in between finds it again and knows it.
import { createHash } from 'node:crypto'
import { z } from 'zod'
import { cleanFileName } from '../../../platform/clean-file-name'
import { systemClock } from '../../../platform/clock'
import type { Job, JobContext } from '../../../platform/jobs/job'
import type { DroppedFile } from '../../../platform/storage/drop-folders'
import { storeNoted } from '../../../platform/storage/store-noted'
import { lockPayer } from '../desk/payers.queries'
import { isFileTaken, listDropFolders } from './arrival.queries'
import { dropPrefix } from './drop-prefix'
import { registerReport } from './register-report'

const completion = '.done'

export const readDropFolders: Job<Record<string, never>> = {
  name: 'readDropFolders',
  lane: 'heavy',
  payload: z.strictObject({}),
  everyMinutes: 5,
  async run(context) {
    const { agentId, database, services, log } = context
    const payers = await database.read(agentId, listDropFolders)
    for (const { id, drop_folder } of payers) {
      const folder = dropPrefix(agentId, drop_folder ?? '')
      for (const file of complete(await services.storage.drops.list(folder))) {
        // One that cannot be taken must not keep the others from it.
        await take(context, id, folder, file).catch(error =>
          log.error({ err: error, payerId: id, name: file.name }, 'a report was left in its folder'),
        )
      }
    }
  },
}

function complete(files: readonly DroppedFile[]): DroppedFile[] {
  const names = new Set(files.map(({ name }) => name))
  return files.filter(({ name }) => !name.endsWith(completion) && names.has(name + completion))
}

async function take(
  { agentId, database, services }: JobContext<unknown>,
  payerId: number,
  folder: string,
  file: DroppedFile,
): Promise<void> {
  const { drops } = services.storage
  const fileKey = `report-files/${agentId}/${nameOf(folder, file)}`
  if (!(await database.read(agentId, tx => isFileTaken(tx, fileKey)))) {
    const body = await drops.read(folder, file.name)
    if (!body) return
    await storeNoted(database, services.storage, agentId)(fileKey, body)
    await database.change(agentId, async tx => {
      await lockPayer(tx, payerId)
      if (await isFileTaken(tx, fileKey)) return
      const [now, name, size] = [systemClock.now(), cleanFileName(file.name), file.size]
      await registerReport(tx, { payerId, name, size, fileKey, now, arrivedBy: 'folder', importedBy: null })
    })
  }
  await drops.remove(folder, file.name + completion)
  await drops.remove(folder, file.name)
}

/** The same file keeps its name until it is written anew. */
const nameOf = (folder: string, { name, size, stamp }: DroppedFile) =>
  createHash('sha256')
    .update(JSON.stringify([folder, name, size, stamp]))
    .digest('hex')
