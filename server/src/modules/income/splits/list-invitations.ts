import { z } from 'zod'
import { monthInChina } from '#contract/china-months'
import type { PaidFor } from '#contract/income/split'
import type { listSharedTracks, listSplitInvitations } from '#contract/income/split-calls'
import { writePercent } from '#contract/income/split-percent'
import type { PartyAnswer } from '#contract/income/split-state'
import { pageOf, place, readCursor } from '../../../platform/cursor'
import type { Tx } from '../../../platform/database/query'
import type { CallContext } from '../../../platform/http/call-handler'
import { countInvitations, listInvitationRows, listSharedRows } from './invitations.queries'
import { signerOf } from './require-signer'
import { listRecordings } from './split-tracks.queries'

const invitationPlace = z.object({ id: place.id })
const sharedPlace = z.object({ isrc: place.text })

/** Who is not verified learns how many wait, and nothing of what they say. */
export async function listOwnInvitations(
  context: Pick<CallContext<typeof listSplitInvitations>, 'tx' | 'actor' | 'input' | 'now' | 'secrets'>,
) {
  const { tx, actor, input, now } = context
  const { memberId } = actor
  const { signer, obstacle } = await signerOf(context)
  const waiting = await countInvitations(tx, memberId, now)
  const isHidden = signer === null
  const below = readCursor(invitationPlace, input.cursor)?.id
  const found = isHidden ? [] : await listInvitationRows(tx, { memberId, now, below, limit: input.limit + 1 })
  const { shown, next_cursor } = pageOf(found, input.limit, ({ id }) => ({ id }))
  const tracks = await tracksOf(
    tx,
    shown.map(({ isrc }) => isrc),
  )
  const items = shown.map(row => ({
    party_id: row.id,
    track: tracks(row.isrc),
    owner_name: row.owner_name,
    name: row.name,
    role: row.role,
    paid_for: row.paid_for as PaidFor,
    percent: writePercent(row.part),
    percent_before: row.part_before === null ? null : writePercent(row.part_before),
    from_month: row.from_month.slice(0, 7),
    proposed_at: row.proposed_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
    answer: row.answer as PartyAnswer,
    asked: row.asked,
    accepted: row.accepted,
  }))
  return { obstacle, signer, waiting, items, next_cursor }
}

export async function listOwnShares({
  tx,
  actor,
  input,
  now,
}: Pick<CallContext<typeof listSharedTracks>, 'tx' | 'actor' | 'input' | 'now'>) {
  const thisMonth = monthInChina(now)
  const { memberId } = actor
  const after = readCursor(sharedPlace, input.cursor)?.isrc
  const found = await listSharedRows(tx, { memberId, thisMonth, after, limit: input.limit + 1 })
  const { shown, next_cursor } = pageOf(found, input.limit, ({ isrc }) => ({ isrc }))
  const tracks = await tracksOf(
    tx,
    shown.map(({ isrc }) => isrc),
  )
  const items = shown.map(row => ({
    track: tracks(row.isrc),
    owner_name: row.owner_name,
    percent: writePercent(row.part),
    from_month: row.from_month.slice(0, 7),
    is_ahead: row.from_month.slice(0, 7) > thisMonth,
  }))
  return { items, next_cursor }
}

async function tracksOf(tx: Tx, isrcs: string[]) {
  const found = isrcs.length > 0 ? await listRecordings(tx, isrcs) : []
  return (isrc: string) => {
    const track = found.find(row => row.isrc === isrc)
    return { isrc, title: track?.title ?? isrc, artists: track?.artists ?? '' }
  }
}
