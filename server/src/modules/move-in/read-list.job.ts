import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import type { MoveInReason } from '#contract/move-in/move-in-state'
import type { Job, JobContext } from '../../platform/jobs/job'
import { Refusal } from '../../platform/refusal'
import { StorageFull } from '../../platform/storage/storage'
import { storeNoted } from '../../platform/storage/store-noted'
import { ReportRefused } from '../income/income.public'
import { holdMember, requireQuota } from '../works/works.public'
import { forgetList } from './forget-list'
import { judgeMoveIn, toFind, toMatch } from './judging/judge-move-in'
import { FileMatcher, type Match } from './matching/match-file'
import { insertFile, listFiles } from './move-in-files.queries'
import { readListJob } from './move-in-jobs'
import { insertRows, listRows, type MoveInRowRecord } from './move-in-rows.queries'
import { findMoveIn, lockMoveIn, type MoveInRecord, putBegun, putReadProgress } from './move-ins.queries'
import { moveMoveIn } from './move-move-in'
import { pathInName } from './path-in-name'
import { bytesToKeep } from './reading/bytes-to-keep'
import { hashing } from './reading/hashed-content'
import { ListRefused } from './reading/list-refused'
import { type ReadList, readList } from './reading/read-list'
import { inOurWords } from './reading/read-table'

type Context = JobContext<{ moveInId: number }>

/** Its member has closed it, or sent another list, while it was read. */
class NotWantedAnyMore extends Error {}

/** A list becomes rows; what came in the same ZIP becomes files. One that is begun anew leaves alone what is there already. */
export const readMoveInList: Job<{ moveInId: number }> = {
  ...readListJob,
  lane: 'long',
  async run(context) {
    const { payload, agentId, database } = context
    const moveIn = await database.read(agentId, tx => findMoveIn(tx, payload.moveInId))
    if (moveIn?.state !== 'reading' || moveIn.storage_key === null) return
    await database.change(agentId, tx => putBegun(tx, moveIn.id, new Date()))
    try {
      await take(context, moveIn, moveIn.storage_key)
    } catch (error) {
      if (error instanceof NotWantedAnyMore) return
      const failure = failureOf(error)
      if (!failure) throw error
      await database.change(agentId, async tx => {
        const locked = await lockMoveIn(tx, moveIn.id)
        if (locked?.storage_key !== moveIn.storage_key) return
        if (await moveMoveIn(tx, locked, 'fail', { now: new Date(), failure }))
          await forgetList(tx, moveIn.id)
      })
    }
  },
}

function failureOf(error: unknown): { reason: MoveInReason; detail: string } | undefined {
  if (error instanceof ReportRefused) return failureOf(inOurWords(error))
  if (error instanceof ListRefused) return { reason: error.reason, detail: error.detail.slice(0, 200) }
  const isFull = error instanceof StorageFull || (error instanceof Refusal && error.key === 'tooLarge')
  return isFull ? { reason: 'full', detail: '' } : undefined
}

async function take(context: Context, moveIn: MoveInRecord, key: string): Promise<void> {
  const { agentId, database, services } = context
  const list = await readList(services.storage, key, moveIn.list_name)
  const rows = await database.change(agentId, async tx => {
    await holdMember(tx, moveIn.member_id)
    const locked = await lockMoveIn(tx, moveIn.id)
    if (locked?.state !== 'reading' || locked.storage_key !== key) throw new NotWantedAnyMore()
    const present = await listRows(tx, moveIn.id)
    if (present.length > 0) return present
    await requireQuota(tx, moveIn.member_id, bytesToKeep(list).bytes)
    await insertRows(tx, moveIn.id, list.rows)
    return listRows(tx, moveIn.id)
  })
  await takeFiles(context, moveIn, list, rows)
  await database.change(agentId, async tx => {
    const locked = await lockMoveIn(tx, moveIn.id)
    if (locked?.state !== 'reading' || locked.storage_key !== key) return
    await judgeMoveIn(tx, moveIn)
    await moveMoveIn(tx, locked, 'read', { now: new Date(), source: list.source })
  })
}

async function takeFiles(
  { agentId, database, services }: Context,
  moveIn: MoveInRecord,
  list: ReadList,
  rows: readonly MoveInRowRecord[],
): Promise<void> {
  const present = await database.read(agentId, tx => listFiles(tx, moveIn.id))
  const known = new Set(present.filter(({ is_of_list }) => is_of_list).map(({ name }) => name))
  const matcher = new FileMatcher(rows.map(toMatch))
  const store = storeNoted(database, services.storage, agentId)
  const { files } = list
  const { isShared } = bytesToKeep(list)
  let done = 0
  for (const file of files) {
    const name = pathInName(file.name)
    if (!known.has(name)) {
      const storageKey = `move-in/${agentId}/${randomUUID()}`
      const hash = hashing()
      const body = Readable.from(hash.through(file.open()), { objectMode: false })
      await store(storageKey, body, { expectedBytes: file.size })
      const content = hash.found()
      const found = toFind({ ...content, name, media_type: content.mediaType })
      const place = placeInList(rows, file.name) ?? matcher.match(found)
      await database.change(agentId, async tx => {
        if (isShared) await holdMember(tx, moveIn.member_id)
        const locked = await lockMoveIn(tx, moveIn.id)
        if (locked?.state !== 'reading') throw new NotWantedAnyMore()
        const { size } = content
        await insertFile(
          tx,
          { moveInId: moveIn.id, name, size, storageKey, now: new Date() },
          { content, place },
        )
        if (isShared) await requireQuota(tx, moveIn.member_id, 0)
      })
    }
    done += 1
    const progress = { done, total: files.length, now: new Date() }
    await database.change(agentId, tx => putReadProgress(tx, moveIn.id, progress))
  }
}

/** What the list itself says of a file that came with it. */
function placeInList(rows: readonly MoveInRowRecord[], name: string): Match | undefined {
  for (const { id, expected } of rows) {
    const file = expected.find(one => one.name === name)
    if (file) return { rowId: id, type: file.type, by: 'list' }
  }
  return undefined
}
