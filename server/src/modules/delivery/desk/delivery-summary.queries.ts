import { sql } from 'kysely'
import { readStoredProfile } from '#contract/distribution/stored-profile'
import type { Language } from '#contract/language'
import { build, rows, type Tx } from '../../../platform/database/query'

/** In the operator's order. */
export async function listBoardChannels(tx: Tx) {
  const found = await rows(
    tx,
    build
      .selectFrom('channels as c')
      .leftJoin('staff as s', 's.id', 'c.paused_by')
      .select(['c.id', 'c.code', 'c.name', 'c.is_on', 'c.is_sandbox', 'c.profile', 'c.paused_at'])
      .select(['c.pause_note', 's.name as paused_by_name'])
      .where('c.is_store', '=', false)
      .orderBy('c.position')
      .orderBy('c.id'),
  )
  return found.map(channel => ({
    ...channel,
    name: channel.name as unknown as Record<Language, string>,
    profile: readStoredProfile(channel.profile),
  }))
}

/** The figures of deliveries alone, by their names: `deliveries.<channel>.<state>`. What has no history stands under one day. */
export async function readDeliveryFigures(tx: Tx): Promise<Map<string, number>> {
  const found = await rows<{ figure: string; amount: number }>(tx, {
    compile: () =>
      sql<{ figure: string; amount: number }>`select figure, sum(amount)::bigint as amount
        from (select figure, amount from figures where day = 'epoch' and starts_with(figure, 'deliveries.')
          union all
          select figure, amount from figure_changes where day = 'epoch' and starts_with(figure, 'deliveries.')) c
        group by figure`.compile(build),
  })
  return new Map(found.map(({ figure, amount }) => [figure, Number(amount)]))
}

interface LiveDay {
  channel_id: number
  day: string
  count: number
}

/** Releases that are live, by the day of their last change, which is the one that made them so: the index knows it. */
export function countLiveByDay(tx: Tx, from: string): Promise<LiveDay[]> {
  return rows(tx, {
    compile: () =>
      sql<LiveDay>`select c.id as channel_id, l.day::text as day, l.count
        from channels c
        cross join lateral (
          select day_in_china(d.changed_at) as day, count(*)::int as count from deliveries d
          where d.channel_id = c.id and d.kind = 'release' and shown_state(d.state, d.last_error) = 'live'
            and d.changed_at >= (${from}::date)::timestamp at time zone 'Asia/Shanghai'
          group by 1) l`.compile(build),
  })
}
