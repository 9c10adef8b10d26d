// Lists and files that have arrived whole.
import { systemClock } from '../../platform/clock'
import type { Tx } from '../../platform/database/query'
import { enqueue } from '../../platform/jobs/job'
import { removeFiles } from '../../platform/storage/remove-files.job'
import { settleSession, type UploadSession } from '../works/works.public'
import { forgetList } from './forget-list'
import { canAddFiles, canList } from './move-in.policy'
import { insertFile } from './move-in-files.queries'
import { keyOf, readListJob, takeFilesJob } from './move-in-jobs'
import { countMoveIn, lockMoveIn } from './move-ins.queries'
import { moveMoveIn } from './move-move-in'

const moveInOf = async (tx: Tx, { move_in_id: id }: UploadSession) =>
  id === null ? undefined : lockMoveIn(tx, id)

/** Another one takes the place of the list before, with everything that came in that. */
async function receiveList(tx: Tx, session: UploadSession): Promise<void> {
  const moveIn = await moveInOf(tx, session)
  if (!moveIn || !canList(moveIn, (await countMoveIn(tx, moveIn.id)).made)) return refuse(tx, session)
  const { id } = moveIn
  const { file_name: name, size, storage_key: key } = session
  const isTaken = await moveMoveIn(tx, moveIn, 'list', { now: systemClock.now(), list: { name, size, key } })
  if (!isTaken) return refuse(tx, session)
  await forgetList(tx, id)
  await settleSession(tx, session.id, 'kept')
  await enqueue(tx, readListJob, { moveInId: id })
}

async function receiveFile(tx: Tx, session: UploadSession): Promise<void> {
  const moveIn = await moveInOf(tx, session)
  if (!moveIn || !canAddFiles(moveIn)) return refuse(tx, session)
  const { file_name: name, size, storage_key: storageKey } = session
  await insertFile(tx, { moveInId: moveIn.id, name, size, storageKey, now: systemClock.now() })
  await settleSession(tx, session.id, 'kept')
  await enqueue(tx, takeFilesJob, { moveInId: moveIn.id }, keyOf(takeFilesJob, moveIn.id))
}

/** The move-in went on, or ended, while the bytes were travelling. */
async function refuse(tx: Tx, session: UploadSession): Promise<void> {
  await settleSession(tx, session.id, 'failed', 'workUploads.over')
  await enqueue(tx, removeFiles, { keys: [session.storage_key] })
}

export const receiveMoveInList = { hold: moveInOf, receive: receiveList }
export const receiveMoveInFile = { hold: moveInOf, receive: receiveFile }
