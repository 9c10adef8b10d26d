import { z } from 'zod'
import { monthInChina } from '#contract/china-months'
import type { listSplits } from '#contract/income/split-calls'
import { writePercent } from '#contract/income/split-percent'
import { pageOf, place, readCursor } from '../../../platform/cursor'
import type { CallContext } from '../../../platform/http/call-handler'
import { presentTrack } from './present-split'
import { listOwnTracks } from './split-tracks.queries'
import { listCurrentSplits, listParties, type PartyRow, type SplitRow } from './splits.queries'

type Context = Pick<CallContext<typeof listSplits>, 'tx' | 'actor' | 'input' | 'now' | 'secrets'>

export async function listOwnSplits(context: Context) {
  const { tx, actor, input, now } = context
  const { cursor, limit, search, only } = input
  const { memberId } = actor
  const after = readCursor(z.object({ id: place.id }), cursor)
  const found = await listOwnTracks(tx, { memberId, search, only, after, limit: limit + 1 })
  const { shown, next_cursor } = pageOf(found, limit, ({ id }) => ({ id }))
  const splits = await currentOf(
    context,
    shown.flatMap(({ isrc }) => isrc ?? []),
  )
  return {
    items: shown.map(track => {
      const own = splits.filter(({ split }) => split.isrc === track.isrc)
      const of = (state: string) => own.find(({ split }) => split.state === state)
      return {
        track: presentTrack(track, context, tx.agentId, memberId),
        agreed: presentAgreed(of('agreed'), memberId, monthInChina(now)),
        proposed: presentProposed(of('proposed'), now),
      }
    }),
    next_cursor,
  }
}

interface WithParties {
  split: SplitRow
  parties: PartyRow[]
}

async function currentOf({ tx }: Pick<Context, 'tx'>, isrcs: string[]): Promise<WithParties[]> {
  const splits = isrcs.length > 0 ? await listCurrentSplits(tx, isrcs) : []
  const ids = splits.map(({ id }) => id)
  const parties = ids.length > 0 ? await listParties(tx, ids) : []
  return splits.map(split => ({ split, parties: parties.filter(({ split_id }) => split_id === split.id) }))
}

function presentAgreed(found: WithParties | undefined, readerId: number, thisMonth: string) {
  if (!found) return null
  const from_month = found.split.from_month.slice(0, 7)
  return {
    from_month,
    is_ahead: from_month > thisMonth,
    parts: found.parties
      .filter(({ part }) => part > 0)
      .map(({ name, part, member_id }) => ({
        name,
        percent: writePercent(part),
        is_mine: member_id === readerId,
      })),
  }
}

/** One whose time has passed is over, even if nobody has said so yet. */
function presentProposed(found: WithParties | undefined, now: Date) {
  if (!found || found.split.ends_at <= now) return null
  return {
    from_month: found.split.from_month.slice(0, 7),
    ends_at: found.split.ends_at.toISOString(),
    asked: found.parties.length,
    accepted: found.parties.filter(({ answer }) => answer === 'accepted').length,
  }
}
