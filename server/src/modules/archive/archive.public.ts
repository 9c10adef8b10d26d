import type { ArchiveReason } from '#contract/archive/archive-state'
import type { Tx } from '../../platform/database/query'
import type { AccountHooks } from '../identity/identity.public'
import { lockArchivesOf } from './archives.queries'
import { moveArchive } from './move-archive'

export { buildArchive } from './build-archive.job'
export { expireArchives } from './expire-archives.job'
export { registerArchive } from './serve-archive'

async function stop(tx: Tx, memberId: number, reason: ArchiveReason, now: Date): Promise<void> {
  for (const archive of await lockArchivesOf(tx, memberId)) {
    await moveArchive(tx, archive, 'fail', { now, reason })
  }
}

/** Nothing is built for an account that nobody may use. What lay ready opens again with the account, and goes with it. */
export const archivesOfAccount: AccountHooks = {
  onAccountFreezing: (tx, memberId, now) => stop(tx, memberId, 'frozen', now),
  async onAccountClosed(tx, memberId, now) {
    await stop(tx, memberId, 'closed', now)
    for (const archive of await lockArchivesOf(tx, memberId))
      await moveArchive(tx, archive, 'expire', { now })
  },
}
