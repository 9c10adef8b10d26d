import { z } from 'zod'
import type { countReviews, listReviewQueue, ReviewStage } from '#contract/review/queue-calls'
import { pageOf, place, readCursor } from '../../../platform/cursor'
import type { Tx } from '../../../platform/database/query'
import type { CallContext } from '../../../platform/http/call-handler'
import { coverThumbnail } from '../../works/works.public'
import { answerDue, promisedBefore } from './review-promise'
import { countOpenCases, countQueues, listQueue } from './review-queue.queries'

type Context = CallContext<typeof listReviewQueue>

const placeShape = z.object({ since: place.moment, id: place.id })

export async function listTheQueue(context: Context) {
  const { tx, input, actor, site, now } = context
  const { cursor, limit, ...narrowed } = input
  const [found, counts] = await Promise.all([
    listQueue(tx, {
      ...narrowed,
      staffId: actor.staffId,
      after: readCursor(placeShape, cursor),
      limit: limit + 1,
    }),
    countsOf(tx, actor.staffId, promisedBefore(site, now)),
  ])
  const { shown, next_cursor } = pageOf(found, limit, row => ({ since: row.place, id: row.id }))
  return { items: shown.map(row => present(row, context)), next_cursor, counts }
}

const nothing = { waiting: 0, free: 0, mine: 0, late: 0 }

async function countsOf(tx: Tx, staffId: number, before: Date) {
  const found = await countQueues(tx, staffId, before)
  const of = (wanted: ReviewStage) => {
    const { stage: _, ...counts } = found.find(({ stage }) => stage === wanted) ?? {
      stage: wanted,
      ...nothing,
    }
    return counts
  }
  return { content: of('content'), rights: of('rights') }
}

type Row = Awaited<ReturnType<typeof listQueue>>[number]

function present(row: Row, context: Context) {
  const { tx, site } = context
  return {
    id: row.id,
    kind: row.kind as 'single',
    purpose: row.purpose as 'release',
    status: row.status as '200',
    title: row.title,
    artists: row.artists,
    track_count: row.track_count,
    cover_url: row.cover ? coverThumbnail(context, tx.agentId, Buffer.from(row.cover, 'hex')) : null,
    release_date: row.release_date,
    member: { id: row.member_id, nickname: row.nickname },
    waiting_since: row.status_since.toISOString(),
    due_at: answerDue(site, row.submitted_at ?? row.status_since).toISOString(),
    claimed_by: row.claimed_by === null ? null : { id: row.claimed_by, name: row.claimed_name ?? '' },
    rejections: row.rejections,
    warnings: row.warnings,
  }
}

export async function countTheQueues({ tx, actor, site, now }: CallContext<typeof countReviews>) {
  const [counts, cases] = await Promise.all([
    countsOf(tx, actor.staffId, promisedBefore(site, now)),
    countOpenCases(tx),
  ])
  return { content: counts.content.waiting, rights: counts.rights.waiting, cases }
}
