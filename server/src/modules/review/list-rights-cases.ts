import { z } from 'zod'
import type { listRightsCases } from '#contract/review/calls'
import { licencesEndingBy } from '#contract/works/licences'
import { pageOf, place, readCursor } from '../../platform/cursor'
import type { CallContext } from '../../platform/http/call-handler'
import { listOpenCases, listTracksOfCases } from '../works/works.public'

const placeShape = z.object({ dueOn: place.day, id: place.id })

export async function listTheRightsCases({ tx, input }: CallContext<typeof listRightsCases>) {
  const after = readCursor(placeShape, input.cursor)
  const found = await listOpenCases(tx, { after, limit: input.limit + 1 })
  const { shown, next_cursor } = pageOf(found, input.limit, ({ due_on: dueOn, id }) => ({ dueOn, id }))
  const workIds = shown.map(({ work_id }) => work_id)
  const tracks = await listTracksOfCases(tx, workIds)
  const items = shown.map(row => {
    const own = tracks.filter(({ work_id }) => work_id === row.work_id)
    return present(row, own)
  })
  return { items, next_cursor }
}

type Row = Awaited<ReturnType<typeof listOpenCases>>[number]
type Tracks = Awaited<ReturnType<typeof listTracksOfCases>>

function present(row: Row, tracks: Tracks) {
  const ended = row.reason === 'licence_ended' ? licencesEndingBy(tracks, row.ended_on) : []
  return {
    id: row.id,
    work_id: row.work_id,
    title: row.title,
    artists: row.artists,
    status: row.status as '990',
    member: { id: row.member_id, nickname: row.nickname },
    reason: row.reason as 'licence_ended' | 'consent_withdrawn',
    ended_on: row.ended_on,
    tracks: ended.map(({ track, end }) => ({ id: track.id, title: track.details.title, licence_ends: end })),
    opened_at: row.opened_at.toISOString(),
    due_on: row.due_on,
    revision: row.revision_id === null ? null : { id: row.revision_id, status: row.revision_status as '01' },
  }
}
