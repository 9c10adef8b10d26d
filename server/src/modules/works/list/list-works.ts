import { z } from 'zod'
import type { listWorks } from '#contract/works/work-calls'
import { pageOf, readCursor } from '../../../platform/cursor'
import type { CallContext } from '../../../platform/http/call-handler'
import { derivedLink } from '../files/media-link'
import { thumbnailName } from '../materials/check-material.job'
import { allowedWith } from '../works.policy'
import { listWorkRows } from './works-list.queries'

type Context = CallContext<typeof listWorks>

/** Twice as sharp as a row shows it. */
const shownThumbnail = 160

export async function listOwnWorks({ tx, input, actor, secrets, now }: Context) {
  const { cursor, limit, ...narrowed } = input
  const found = await listWorkRows(tx, {
    ...narrowed,
    memberId: actor.memberId,
    after: readCursor(placeShape, cursor),
    limit: limit + 1,
  })
  const { shown, next_cursor } = pageOf(found, limit, row => ({ value: row.place, id: row.id }))
  return {
    items: shown.map(row => presentRow(row, { agentId: tx.agentId, secrets, now, role: actor.role })),
    next_cursor,
  }
}

type Row = Awaited<ReturnType<typeof listWorkRows>>[number]

function presentRow(
  row: Row,
  {
    agentId,
    secrets,
    now,
    role,
  }: Pick<Context, 'secrets' | 'now'> & { agentId: number; role: Context['actor']['role'] },
) {
  const status = row.status as '00'
  return {
    id: row.id,
    kind: row.kind as 'single',
    status,
    revision: row.revision as { id: number; status: '01'; purpose: 'revision' } | null,
    title: row.title,
    artists: row.artists,
    track_count: row.track_count,
    cover_url: row.cover
      ? derivedLink(secrets, now, {
          agentId,
          sha256: Buffer.from(row.cover, 'hex'),
          name: thumbnailName(shownThumbnail),
          mediaType: 'image/webp',
        })
      : null,
    release_date: row.release_date,
    upc: row.upc,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    deleted_at: row.deleted_at?.toISOString() ?? null,
    can: allowedWith({ ...row, status }, role),
  }
}

const placeShape = z.object({ value: z.string().nullable(), id: z.number().int() })
