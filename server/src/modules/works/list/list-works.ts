import { z } from 'zod'
import type { listWorks } from '#contract/works/work-calls'
import { pageOf, place, readCursor } from '../../../platform/cursor'
import type { CallContext } from '../../../platform/http/call-handler'
import type { Linking } from '../../../platform/http/link-bearer'
import { coverThumbnail } from '../materials/cover-thumbnail'
import { allowedWith } from '../works.policy'
import { listWorkRows, type WorkFilter } from './works-list.queries'

type Context = CallContext<typeof listWorks>
type Means = Linking & Pick<Context, 'tx'>

export async function listOwnWorks(context: Context) {
  const { input, actor } = context
  const { shown, next_cursor } = await listWorksOf(context, actor.memberId, input)
  const items = shown.map(({ row, work }) => ({
    ...work,
    can: allowedWith({ ...row, status: work.status }, actor.role),
  }))
  return { items, next_cursor }
}

/** A member's works as everybody sees them; what may be done with one depends on who asks. */
export async function listWorksOf(
  means: Means,
  memberId: number,
  { cursor, limit, ...narrowed }: Omit<WorkFilter, 'memberId' | 'after'> & { cursor?: string },
) {
  const found = await listWorkRows(means.tx, {
    ...narrowed,
    memberId,
    after: readCursor<NonNullable<WorkFilter['after']>>(placeShapes[narrowed.sort], cursor),
    limit: limit + 1,
  })
  const { shown, next_cursor } = pageOf(found, limit, row => ({ value: row.place, id: row.id }))
  return { shown: shown.map(row => ({ row, work: presentRow(row, means) })), next_cursor }
}

type Row = Awaited<ReturnType<typeof listWorkRows>>[number]

function presentRow(row: Row, means: Means) {
  const status = row.status as '00'
  return {
    id: row.id,
    kind: row.kind as 'single',
    status,
    revision: row.revision as { id: number; status: '01'; purpose: 'revision' } | null,
    title: row.title,
    artists: row.artists,
    track_count: row.track_count,
    cover_url: row.cover ? coverThumbnail(means, means.tx.agentId, Buffer.from(row.cover, 'hex')) : null,
    release_date: row.release_date,
    upc: row.upc,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    deleted_at: row.deleted_at?.toISOString() ?? null,
  }
}

/** What a page ended with, by the order it was in. */
const placeShapes = {
  updated: z.object({ value: place.moment, id: place.id }),
  created: z.object({ value: place.text, id: place.id }),
  title: z.object({ value: place.text, id: place.id }),
  release_date: z.object({ value: place.day.nullable(), id: place.id }),
}
