// What goes out has codes: those its member brought along, or the next ones of the agent. They never change afterwards.
import { todayInChina } from '#contract/identity/age'
import { readIsrc, readUpc } from '#contract/release-codes/code-formats'
import type { Tx } from '../../platform/database/query'
import { Refusal } from '../../platform/refusal'
import { codedWork, putCodes } from '../works/works.public'
import { assignVideoCodes } from './assign-video-codes'
import {
  type AssignedCode,
  findOtherWithUpc,
  findStrangerWithIsrc,
  insertAssigned,
  lockCodes,
} from './release-codes.queries'
import './release-codes.texts'
import { takeCodes } from './take-codes'

type CodedWork = Awaited<ReturnType<typeof codedWork>>

export async function assignCodes(tx: Tx, workId: number, now: Date): Promise<void> {
  // Before anything is read: what the one before gave out must be seen.
  await lockCodes(tx)
  const coded = await codedWork(tx, workId)
  await assignOwnCodes(tx, coded, now)
  await assignVideoCodes(tx, coded, now)
}

async function assignOwnCodes(tx: Tx, { work, tracks }: CodedWork, now: Date): Promise<void> {
  const workId = work.id
  const upc = work.upc ?? readUpc(work.details.upc)
  const bare = tracks.filter(({ isrc }) => isrc === null)
  if (work.upc !== null && bare.length === 0) return
  if (work.upc === null && upc) await requireFreeUpc(tx, upc, workId)
  const own = new Map(bare.map(({ id, details }) => [id, readIsrc(details.isrc)]))
  for (const isrc of own.values()) if (isrc) await requireOwnIsrc(tx, isrc, work.member_id)

  const year = Number(todayInChina(now).slice(0, 4))
  const assigned: AssignedCode[] = []
  const [newUpc] = await takeCodes(tx, 'upc', upc ? 0 : 1, year)
  if (newUpc) assigned.push({ kind: 'upc', ...newUpc, workId, trackId: null })
  const wanting = bare.filter(({ id }) => !own.get(id))
  const isrcs = await takeCodes(tx, 'isrc', wanting.length, year)
  for (const [index, { id: trackId }] of wanting.entries()) {
    const taken = isrcs[index]
    if (!taken) throw new Error('a track without its code')
    assigned.push({ kind: 'isrc', ...taken, workId, trackId })
    own.set(trackId, taken.code)
  }
  if (assigned.length > 0) await insertAssigned(tx, assigned, now)
  await putCodes(tx, work, { upc: upc ?? newUpc?.code ?? '', isrcs: own }, now)
}

async function requireFreeUpc(tx: Tx, upc: string, workId: number) {
  if (await findOtherWithUpc(tx, upc, workId))
    throw new Refusal('conflict', { text: 'codes.upcTaken', params: { code: upc } })
}

async function requireOwnIsrc(tx: Tx, isrc: string, memberId: number) {
  if (await findStrangerWithIsrc(tx, isrc, memberId))
    throw new Refusal('conflict', { text: 'codes.isrcTaken', params: { code: isrc } })
}
