// What runs out goes by itself, for all agents at once. Each sweep is a job of its own: one that fails keeps no other.
import type { CronItem, TaskList } from 'graphile-worker'
import { whileNothingIsCopied } from '../backup/backup-locks'
import type { Database } from '../database/database'

/** Functions of the database, each on its own. */
const sweeps = {
  sweepUnusedUploads: 'sweep_unused_uploads',
  sweepRestingUploads: 'sweep_resting_uploads',
  sweepBin: 'sweep_bin',
  sweepUnusedFiles: 'sweep_unused_files',
  sweepPackedFiles: 'sweep_packed_files',
  sweepCoverImages: 'sweep_cover_images',
  sweepNotedFiles: 'sweep_noted_files',
  sweepLostChecks: 'sweep_lost_checks',
  wakeChannels: 'wake_channels',
  sweepReleasePages: 'sweep_release_pages',
  foldFigures: 'fold_figures',
}

export const sweepItems: CronItem[] = ['sweepExpired', ...Object.keys(sweeps)].map(task => ({
  task,
  identifier: task,
  match: '*/10 * * * *',
  // The next round does what this one could not.
  options: { maxAttempts: 1, backfillPeriod: 0 },
}))

export function sweepTasks(database: Database): TaskList {
  const tasks = Object.entries(sweeps).map(([task, name]) => {
    const sweep = async () => void (await database.withoutAgent(`select ${name}()`, []))
    // A sweep that meets a backup leaves its work to the next round.
    return [task, () => (name.startsWith('sweep') ? whileNothingIsCopied(database, sweep) : sweep())]
  })
  return {
    ...Object.fromEntries(tasks),
    sweepExpired: () => whileNothingIsCopied(database, () => sweepExpired(database)),
  }
}

/** A table that cannot be swept is told of once all others are. */
async function sweepExpired(database: Database): Promise<void> {
  const tables = await database.withoutAgent<{ name: string }>('select expiring_tables() as name', [])
  const failures: unknown[] = []
  for (const { name } of tables) {
    await database
      .withoutAgent('select sweep_expired($1)', [name])
      .catch(error => failures.push(new Error(`${name} was not swept`, { cause: error })))
  }
  if (failures.length > 0) throw new AggregateError(failures, failures.map(String).join(', '))
}
