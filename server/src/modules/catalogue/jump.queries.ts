import { sql } from 'kysely'
import { build, rows, type Tx } from '../../platform/database/query'
import { deskTerms, ticketMatches } from '../support/support.public'

export function listWithdrawalsNumbered(tx: Tx, id: number) {
  return rows(
    tx,
    build
      .selectFrom('withdrawals as w')
      .innerJoin('members as m', 'm.id', 'w.member_id')
      .select(['w.id', 'm.nickname'])
      .where('w.id', '=', id),
  )
}

export function listBillsNumbered(tx: Tx, id: number) {
  return rows(
    tx,
    build
      .selectFrom('bills as b')
      .innerJoin('members as m', 'm.id', 'b.member_id')
      .innerJoin('channels as c', 'c.id', 'b.channel_id')
      .select(['b.id', 'b.member_id', 'm.nickname'])
      .select(sql<{ 'zh-CN': string; en: string }>`c.name`.as('channel_name'))
      .select(sql<string>`to_char(b.month, 'YYYY-MM')`.as('month'))
      .where('b.id', '=', id),
  )
}

/** Those whose message, batch or release is called exactly so: by words a work is found, and its deliveries from there. */
export function listDeliveriesOf(tx: Tx, name: string, most: number) {
  return rows(
    tx,
    build
      .selectFrom('deliveries as d')
      .innerJoin('works as w', 'w.id', 'd.work_id')
      .innerJoin('channels as c', 'c.id', 'd.channel_id')
      .select(['d.id', 'w.title'])
      .select(sql<{ 'zh-CN': string; en: string }>`c.name`.as('channel_name'))
      .where(({ or, eb }) =>
        or([
          eb('d.message_id', '=', name),
          eb(
            'd.id',
            'in',
            sql<number>`(select b.id from channels o join deliveries b on b.channel_id = o.id and b.batch = ${name})`,
          ),
          eb('d.work_id', 'in', sql<number>`(select id from works where upc = ${name})`),
        ]),
      )
      .orderBy('d.id', 'desc')
      .limit(most),
  )
}

export function listTicketsLike(tx: Tx, search: string, most: number) {
  return rows(
    tx,
    build
      .selectFrom('tickets')
      .select(['tickets.id', 'tickets.number', 'tickets.subject'])
      .where(ticketMatches(deskTerms, search))
      .orderBy('tickets.id', 'desc')
      .limit(most),
  )
}
