import { sql } from 'kysely'

/**
 * The first day in China on which the bank can have paid `withdrawal`: that of its approval, or, where it came back, the last on which it did or was
 * sent again.
 */
export const payableSince = sql<string>`(greatest(withdrawal.approved_at, (
    select max(event.at) from withdrawal_events event
    where event.withdrawal_id = withdrawal.id and event.event in ('fail', 'bankReturns', 'sendToBank')
      and event.id >= (select min(first.id) from withdrawal_events first
                       where first.withdrawal_id = withdrawal.id and first.event in ('fail', 'bankReturns'))
  )) at time zone 'Asia/Shanghai')::date`
