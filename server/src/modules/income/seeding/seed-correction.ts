// A report that was taken back after its bills had been paid: its members owe the difference, as bills of their own.
import type { Tx } from '../../../platform/database/query'
import { reversePosting } from '../posting/reverse-posting'
import { findPaidReport } from './seeding.queries'

interface Correction {
  poster: { id: number }
  now: Date
  reason: string
}

/** Once: where somebody has a correction already, nothing is done. */
export async function seedCorrection(tx: Tx, { poster, now, reason }: Correction): Promise<void> {
  const reportId = await findPaidReport(tx)
  if (reportId !== undefined) await reversePosting(tx, { reportId, staffId: poster.id, reason, now })
}
