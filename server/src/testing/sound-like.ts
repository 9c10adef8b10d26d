import { keepFingerprint } from '../modules/works/materials/material-checks.queries'
import type { Database } from '../platform/database/database'

/** Gives the main audio of a work, made by buildWork(), this fingerprint. Answers which file it is. */
export function soundLike(
  { database, agentId }: { database: Database; agentId: number },
  workId: number,
  codes: number[],
): Promise<Buffer> {
  return database.change(agentId, async tx => {
    const { rows } = await tx.run<{ sha256: Buffer }>(
      "select sha256 from materials where work_id = $1 and type = 'music'",
      [workId],
    )
    const sha256 = rows[0]?.sha256 as Buffer
    await keepFingerprint(tx, sha256, 45_000, codes)
    return sha256
  })
}
