// Works for reviewers: with files that were really checked by the running server, so that they play, open and compare.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { expect } from '@playwright/test'
import type { WorkStatus } from '#contract/works/work-status'
import { type SeededPlace, seedFile } from '../../server/src/modules/works/works.public'
import type { Database } from '../../server/src/platform/database/database'
import { diskStorage } from '../../server/src/platform/storage/disk-storage'
import { buildWork, type WantedWork } from '../../server/src/testing/build-work'
import type { BackendFacts } from '../server/backend'
import { licencePaper } from './licence-paper'
import { coverPicture, recording, textFile } from './recordings'
import type { Site } from './site'

type Backend = BackendFacts & { database: Database }
type Wanted = Omit<WantedWork, 'without' | 'status'> & {
  status: WorkStatus
  /** Which recording it is; another number, another piece. */
  piece?: number
}

const words = '[00:01.00]One line\n[00:06.00]Another line\n[00:11.00]The last line\n'

export async function workWithFiles(
  backend: Backend,
  { agentId }: Pick<Site, 'agentId'>,
  memberId: number,
  { status, piece = 0, ...wanted }: Wanted,
): Promise<number> {
  const { database, dataDir } = backend
  const without = ['music', 'lyric', 'cover'] as const
  const workId = await buildWork({ database, agentId }, memberId, { ...wanted, without: [...without] })
  const name = wanted.title ?? 'Night sailing'
  const files: [SeededPlace['type'], string, string][] = [
    ['music', await recording(name, { number: piece, seconds: 35 }), 'audio/flac'],
    ['lyric', await textFile(`${name}.lrc`, words), 'text/plain'],
    ['cover', await coverPicture(), 'image/png'],
    ['document', await licencePaper(), 'application/pdf'],
  ]
  const storage = diskStorage(join(dataDir, 'files'))
  for (const [type, path, mediaType] of files) {
    const content = await readFile(path)
    const sha256 = createHash('sha256').update(content).digest()
    const storageKey = `originals/${agentId}/${workId}-${type}`
    await storage.write(storageKey, content)
    const file = { fileName: basename(path), mediaType, sha256, size: content.length, storageKey }
    const place = { workId, type, ...(type === 'cover' ? {} : { track: 1 }) }
    await database.change(agentId, tx => seedFile(tx, place, file))
  }
  const unchecked = () =>
    database.read(agentId, async tx => {
      const { rows } = await tx.run<{ type: string; state: string }>(
        "select type, state from materials where work_id = $1 and state <> 'passed'",
        [workId],
      )
      return rows
    })
  await expect.poll(unchecked, { timeout: 90_000 }).toEqual([])
  await database.change(agentId, tx =>
    tx.run('update works set status = $2, status_since = now(), submitted_at = now() where id = $1', [
      workId,
      status,
    ]),
  )
  return workId
}

/** How a work stands, with its codes. */
export function factsOf({ database }: Backend, { agentId }: Pick<Site, 'agentId'>, workId: number) {
  return database.read(agentId, async tx => {
    const { rows } = await tx.run<{ status: string; upc: string | null; isrcs: (string | null)[] }>(
      `select status, upc, (select array_agg(isrc order by position) from tracks where work_id = w.id) as isrcs
       from works w where id = $1`,
      [workId],
    )
    return rows[0]
  })
}

/** Two minutes ago is long enough for a number to be sent another code. */
export function letCodesAge({ database }: Backend, { agentId }: Pick<Site, 'agentId'>, mobile: string) {
  return database.change(agentId, tx =>
    tx.run("update sms_codes set sent_at = sent_at - interval '2 minutes' where mobile = $1", [mobile]),
  )
}
