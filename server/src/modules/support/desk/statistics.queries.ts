import { sql } from 'kysely'
import { build, one, rows, type Tx } from '../../../platform/database/query'

const chinaDay = (moment: string) => sql<string>`(${sql.ref(moment)} at time zone 'Asia/Shanghai')::date`

export function countAsked(tx: Tx, since: Date) {
  return one(
    tx,
    build
      .selectFrom('tickets')
      .select([
        eb => eb.fn.countAll<number>().as('asked'),
        sql<number>`count(*) filter (where closed_at is not null)`.as('closed'),
        sql<number>`count(rating)`.as('ratings'),
        sql<number | null>`avg(rating)::float8`.as('mean_rating'),
      ])
      .where('created_at', '>=', since),
  )
}

const median = sql<number | null>`percentile_cont(0.5) within group (order by waited_seconds) / 60`

export function measureAnswers(tx: Tx, since: Date) {
  return one(
    tx,
    build
      .selectFrom('ticket_history')
      .select([
        sql<number>`count(waited_seconds)`.as('owed'),
        sql<number>`count(*) filter (where waited_seconds <= promised_seconds)`.as('in_time'),
        median.as('median_minutes'),
      ])
      .where('event', '=', 'supportAnswered')
      .where('at', '>=', since),
  )
}

export function askedByDay(tx: Tx, since: Date) {
  const day = chinaDay('created_at')
  return rows(
    tx,
    build
      .selectFrom('tickets')
      .select([day.as('day'), eb => eb.fn.countAll<number>().as('count')])
      .where('created_at', '>=', since)
      .groupBy(day),
  )
}

export function answeredByDay(tx: Tx, since: Date) {
  const day = chinaDay('at')
  return rows(
    tx,
    build
      .selectFrom('ticket_history')
      .select([day.as('day'), eb => eb.fn.countAll<number>().as('count')])
      .where('event', '=', 'supportAnswered')
      .where('at', '>=', since)
      .groupBy(day),
  )
}

export function askedByCategory(tx: Tx, since: Date) {
  return rows(
    tx,
    build
      .selectFrom('tickets')
      .select(['category', eb => eb.fn.countAll<number>().as('asked')])
      .where('created_at', '>=', since)
      .groupBy('category')
      .orderBy('asked', 'desc')
      .orderBy('category'),
  )
}

/** A rating counts for whoever looked after the work order. */
export function measureStaff(tx: Tx, since: Date) {
  return rows(
    tx,
    build
      .selectFrom('ticket_history')
      .innerJoin('staff', 'staff.id', 'ticket_history.staff_id')
      .select([
        'staff.id',
        'staff.name',
        eb => eb.fn.countAll<number>().as('answers'),
        median.as('median_minutes'),
        sql<number | null>`(select avg(t.rating)::float8 from tickets t
          where t.assigned_to = staff.id and t.created_at >= ${since})`.as('rating'),
      ])
      .where('ticket_history.event', '=', 'supportAnswered')
      .where('ticket_history.at', '>=', since)
      .groupBy(['staff.id', 'staff.name'])
      .orderBy('answers', 'desc')
      .orderBy('staff.id'),
  )
}
