import type { Tx } from '../../../platform/database/query'
import type { Job, JobContext } from '../../../platform/jobs/job'
import { nicknameOf } from '../../identity/identity.public'
import { seedWork, tracksOf } from '../../works/works.public'
import { judgeMoveIn } from '../judging/judge-move-in'
import { makeDraftsJob } from '../move-in-jobs'
import { listReleasesToMake, lockRowsOfRelease, putMade } from '../move-in-rows.queries'
import { findMoveIn, lockMoveIn, type MoveInRecord, touchMoveIn } from '../move-ins.queries'
import { moveMoveIn } from '../move-move-in'
import { attachFilesOf } from './attach-files'
import { draftOf } from './draft-of'

type Context = JobContext<{ moveInId: number; personId: number }>

/** A release after the other, each in a transaction of its own: whoever is killed in between goes on with the next. */
export const makeDrafts: Job<{ moveInId: number; personId: number }> = {
  ...makeDraftsJob,
  lane: 'heavy',
  async run(context) {
    const { payload, agentId, database } = context
    const moveIn = await database.read(agentId, tx => findMoveIn(tx, payload.moveInId))
    if (moveIn?.state !== 'making') return
    const releases = await database.read(agentId, tx => listReleasesToMake(tx, moveIn.id))
    // A release that cannot be made keeps no other one from it.
    let failure: unknown
    for (const key of releases) {
      try {
        if (!(await database.change(agentId, tx => makeOne(tx, moveIn, key, context)))) return
      } catch (error) {
        failure ??= error
      }
    }
    if (failure !== undefined) {
      await database.change(agentId, tx => judgeAnew(tx, moveIn.id))
      throw failure
    }
    await database.change(agentId, async tx => {
      const locked = await lockMoveIn(tx, moveIn.id)
      if (!locked || !(await moveMoveIn(tx, locked, 'made', { now: new Date() }))) return
      await judgeMoveIn(tx, locked)
    })
  },
}

/** What keeps a release from being made may be told by now, and then the next try passes it over. */
async function judgeAnew(tx: Tx, moveInId: number) {
  const locked = await lockMoveIn(tx, moveInId)
  if (locked) await judgeMoveIn(tx, locked)
}

/** Answers whether the others are still wanted. */
async function makeOne(
  tx: Tx,
  { id, member_id }: MoveInRecord,
  key: string,
  { payload }: Context,
): Promise<boolean> {
  const locked = await lockMoveIn(tx, id)
  if (locked?.state !== 'making') return false
  const rows = await lockRowsOfRelease(tx, id, key)
  if (rows.length === 0 || rows.some(({ work_id }) => work_id !== null)) return true
  const now = new Date()
  const { kind, details, scope, tracks } = draftOf(rows)
  const workId = await seedWork(tx, {
    ...{ memberId: member_id, kind, details, scope, now, tracks: tracks.map(track => track.details) },
    doer: { by: 'member', id: payload.personId, name: await nicknameOf(tx, payload.personId) },
  })
  const made = await tracksOf(tx, workId)
  for (const [index, { rowId }] of tracks.entries()) {
    const trackId = made[index]?.id
    const row = rows.find(one => one.id === rowId)
    if (trackId === undefined || !row) throw new Error('a track without its row')
    await putMade(tx, rowId, { workId, trackId })
    await attachFilesOf(tx, member_id, { ...row, work_id: workId, track_id: trackId })
  }
  await touchMoveIn(tx, id, now)
  return true
}
