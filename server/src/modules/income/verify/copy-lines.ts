import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { to as copyTo } from 'pg-copy-streams'
import type { Database } from '../../../platform/database/database'

/** Which title and store each line is, in the order of the lines; millions of them, so as a stream. */
export async function copyLines(
  { agentId, database }: { agentId: number; database: Database },
  { reportId, from, to }: { reportId: number; from: number; to: number },
  path: string,
): Promise<void> {
  await database.copy(agentId, async client => {
    const lines = `copy (select title, store from report_lines where report_id = ${Number(reportId)} and line >= ${Number(from)} and line < ${Number(to)} order by line) to stdout with (format csv)`
    await pipeline(client.query(copyTo(lines)), createWriteStream(path))
  })
}
