// What runs out goes by itself, for all agents at once. Each sweep is a job of its own: one that fails keeps no other.
import type { CronItem, TaskList } from 'graphile-worker'
import { whileNothingIsCopied } from '../backup/backup-locks'
import type { Database } from '../database/database'

const sweeps = {
  sweepExpired: 'sweep_expired',
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

export const sweepItems: CronItem[] = Object.keys(sweeps).map(task => ({
  task,
  identifier: task,
  match: '*/10 * * * *',
  // The next round does what this one could not.
  options: { maxAttempts: 1, backfillPeriod: 0 },
}))

export function sweepTasks(database: Database): TaskList {
  return Object.fromEntries(
    Object.entries(sweeps).map(([task, name]) => [
      task,
      async () => {
        const sweep = async () => void (await database.withoutAgent(`select ${name}()`, []))
        // A sweep that meets a backup leaves its work to the next round.
        if (name.startsWith('sweep')) await whileNothingIsCopied(database, sweep)
        else await sweep()
      },
    ]),
  )
}
