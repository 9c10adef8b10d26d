import { releaseMaterials } from '#contract/works/material'
import type { Tx } from '../../../platform/database/query'
import type { JobContext } from '../../../platform/jobs/job'
import { canEditWork, keepFile, lockWork } from '../../works/works.public'
import { matched } from '../judging/judge-move-in'
import { isAsExpected } from '../judging/judge-rows'
import { handOverFile, listFilesOfRows, type MoveInFileRecord } from '../move-in-files.queries'
import { listRowsToAttach, type MoveInRowRecord } from '../move-in-rows.queries'
import { lockMoveIn, type MoveInRecord } from '../move-ins.queries'

/** Whatever came after the drafts were made goes where it belongs. */
export async function attachFiles(
  { agentId, database }: Pick<JobContext<unknown>, 'agentId' | 'database'>,
  moveIn: Pick<MoveInRecord, 'id' | 'member_id'>,
): Promise<void> {
  const rows = await database.read(agentId, tx => listRowsToAttach(tx, moveIn.id))
  for (const row of rows) {
    await database.change(agentId, async tx => {
      const locked = await lockMoveIn(tx, moveIn.id)
      if (locked && locked.state !== 'closed') await attachFilesOf(tx, moveIn.member_id, row)
    })
  }
}

/** Files of one row that no draft has yet. One whose content is another than its source says stays behind. */
export async function attachFilesOf(
  tx: Tx,
  memberId: number,
  row: Pick<MoveInRowRecord, 'id' | 'work_id' | 'track_id' | 'expected'>,
): Promise<void> {
  const files = (await listFilesOfRows(tx, [row.id])).filter(file => isGood(file, row))
  if (files.length === 0 || row.work_id === null) return
  const work = await lockWork(tx, row.work_id)
  if (!work || !canEditWork(work)) return
  for (const { id, type, sha256, storage_key, ...file } of files) {
    if (type === null || sha256 === null || storage_key === null) continue
    const ofRelease = (releaseMaterials as readonly string[]).includes(type)
    const trackId = ofRelease ? null : row.track_id
    if (trackId === null && !ofRelease) continue
    const fileName =
      row.expected.find(({ name }) => name === file.name)?.shown ?? file.name.split('/').at(-1) ?? ''
    const { size, media_type: mediaType } = file
    await handOverFile(tx, id)
    await keepFile(
      tx,
      { memberId, workId: work.id, trackId, type },
      { fileName, sha256, size, mediaType, storageKey: storage_key },
      new Date(),
    )
  }
}

const isGood = (file: MoveInFileRecord, { expected }: Pick<MoveInRowRecord, 'expected'>) =>
  file.state === 'ready' &&
  file.storage_key !== null &&
  matched(file).every(one => isAsExpected(one, expected))
