import type { readReleasePage, saveReleasePage } from '#contract/release-pages/calls'
import type { Tx } from '../../platform/database/query'
import type { CallContext } from '../../platform/http/call-handler'
import { Refusal } from '../../platform/refusal'
import { ownWork, tracksOf } from '../works/works.public'
import { askForReleasePage } from './page-jobs'
import { presentOwnPage } from './present-own-page'
import { findByWork, putChoice } from './release-pages.queries'

export async function readOwnPage(context: CallContext<typeof readReleasePage>) {
  const { tx, input, actor } = context
  await ownWork(tx, actor.memberId, input.work_id)
  const page = await findByWork(tx, input.work_id)
  return page ? presentOwnPage(tx, page, context) : null
}

/** What has to be cut anew is cut by a job; until then nothing is heard. */
export async function saveOwnPage(context: CallContext<typeof saveReleasePage>) {
  const { tx, input, actor } = context
  const { work_id, ...choice } = input
  await ownWork(tx, actor.memberId, work_id)
  await requireOwnTrack(tx, work_id, choice.excerpt_track_id)
  if ((await putChoice(tx, work_id, choice)) === 0) throw new Refusal('notFound')
  await askForReleasePage(tx, work_id)
  const page = await findByWork(tx, work_id)
  if (!page) throw new Refusal('notFound')
  return presentOwnPage(tx, page, context)
}

async function requireOwnTrack(tx: Tx, workId: number, trackId: number | null) {
  if (trackId === null) return
  const tracks = await tracksOf(tx, workId)
  if (!tracks.some(({ id }) => id === trackId)) throw new Refusal('notFound')
}
