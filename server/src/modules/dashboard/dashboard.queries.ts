// Figures over everybody's rows. Nothing here counts a table that grows with the catalogue: see the migration of figures.
import { sql } from 'kysely'
import type { ReviewStage } from '#contract/review/queue-calls'
import { build, maybeOne, one, rows, type Tx } from '../../platform/database/query'

/** What was added up already, and what has changed since then. */
const everyChange = build
  .selectFrom('figures')
  .select(['figure', 'day', 'amount'])
  .unionAll(build.selectFrom('figure_changes').select(['figure', 'day', 'amount']))

const total = sql<number>`sum(amount)::bigint`

/** Each figure as it is now. */
export function readFigures(tx: Tx) {
  return rows(
    tx,
    build
      .selectFrom(everyChange.as('c'))
      .select(['figure', total.as('amount')])
      .groupBy('figure'),
  )
}

/** How much each figure has changed, by day; everything before the first day counts as the day before it. */
export function readFigureDays(tx: Tx, from: string) {
  const day = sql<string>`greatest(day, ${from}::date - 1)::text`
  return rows(
    tx,
    build
      .selectFrom(everyChange.as('c'))
      .select(['figure', day.as('on'), total.as('amount')])
      .groupBy(['figure', sql.ref('on')]),
  )
}

const count = sql<number>`count(*)::int`

export function oldestInReview(tx: Tx, stage: ReviewStage) {
  return maybeOne(
    tx,
    build
      .selectFrom('works')
      .select('status_since as at')
      .where('review_stage', '=', stage)
      .orderBy('status_since')
      .orderBy('id')
      .limit(1),
  )
}

/** Waiting for longer than since that moment. */
export function countLateReviews(tx: Tx, stage: ReviewStage, before: Date) {
  const works = build.selectFrom('works').select(count.as('count')).where('review_stage', '=', stage)
  return one(tx, works.where('status_since', '<', before))
}

export function sumCases(tx: Tx, today: string) {
  return one(
    tx,
    build
      .selectFrom('rights_cases')
      .select([
        count.as('waiting'),
        sql<Date | null>`min(opened_at)`.as('oldest_at'),
        sql<number>`(count(*) filter (where due_on <= ${today}))::int`.as('late'),
      ])
      .where('closed_at', 'is', null),
  )
}

export function sumChecks(tx: Tx, promisedBefore: Date) {
  const waiting = build
    .selectFrom('identity_checks')
    .select('submitted_at')
    .where('state', '=', 'waiting')
    .unionAll(build.selectFrom('enterprise_checks').select('submitted_at').where('state', '=', 'waiting'))
  return one(
    tx,
    build
      .selectFrom(waiting.as('w'))
      .select([
        count.as('waiting'),
        sql<Date | null>`min(submitted_at)`.as('oldest_at'),
        sql<number>`(count(*) filter (where submitted_at < ${promisedBefore}))::int`.as('late'),
      ]),
  )
}

export function sumTickets(tx: Tx, now: Date) {
  return one(
    tx,
    build
      .selectFrom('tickets')
      .select([
        count.as('waiting'),
        sql<Date | null>`min(asked_at)`.as('oldest_at'),
        sql<number>`(count(*) filter (where answer_due_at < ${now}))::int`.as('late'),
      ])
      .where('state', '=', 'open'),
  )
}

/** Those in which staff have the next step: one that counts, an answer to pass on, a deadline of the member that is over. */
export function sumClaims(tx: Tx, now: Date) {
  const isOver = sql<boolean>`due_at < ${now}`
  return one(
    tx,
    build
      .selectFrom('infringement_cases')
      .select([
        count.as('waiting'),
        sql<Date | null>`min(changed_at)`.as('oldest_at'),
        sql<number>`(count(*) filter (where ${isOver}))::int`.as('late'),
      ])
      .where('is_open', '=', true)
      .where('email_confirmed_at', 'is not', null)
      .where(eb =>
        eb.or([eb('state', 'in', ['received', 'countered']), eb.and([eb('state', '=', 'measured'), isOver])]),
      ),
  )
}

/** Nobody is promised a time for it. */
export function sumPictures(tx: Tx) {
  return one(
    tx,
    build
      .selectFrom('asked_pictures')
      .select([
        count.as('waiting'),
        sql<Date | null>`min(asked_at)`.as('oldest_at'),
        sql<number>`0`.as('late'),
      ])
      .where('state', '=', 'made'),
  )
}

export function countPayoutsToApprove(tx: Tx) {
  return one(tx, build.selectFrom('withdrawals').select(count.as('count')).where('state', '=', 'submitted'))
}

/** Open ones whose promised time ends before that moment. */
export function countTicketsDue(tx: Tx, before: Date) {
  const tickets = build.selectFrom('tickets').select(count.as('count')).where('state', '=', 'open')
  return one(tx, tickets.where('answer_due_at', '<', before))
}

/** What a colleague has shaped (posting.policy.ts) somebody else has to post; nobody is promised a time for that. */
export function sumReportsOfOthers(tx: Tx, staffId: number) {
  const own = sql`same_person(${staffId}) as own (id)`
  return one(
    tx,
    build
      .selectFrom('income_reports as report')
      .select([
        count.as('waiting'),
        sql<Date | null>`min(report.read_at)`.as('oldest_at'),
        sql<number>`0`.as('late'),
      ])
      .where('report.state', '=', 'checked')
      .where('report.pending', 'is', null)
      .where('report.is_usage_only', '=', false)
      .where(sql<boolean>`coalesce(report.imported_by, report.checked_by) is not null`)
      .where(
        sql<boolean>`not exists (
          select from ${own} where id in (report.imported_by, report.reread_by, report.checked_by))`,
      )
      .where(
        sql<boolean>`not exists (
          select from report_titles title join title_decisions decision on decision.id = title.decision_id
          where title.report_id = report.id and title.posting_id is null and decision.decided_by in (select id from ${own}))`,
      )
      .where(
        sql<boolean>`not exists (
          select from report_tables where report_id = report.id and marked_by in (select id from ${own})
          union all select from report_rates where report_id = report.id and entered_by in (select id from ${own})
          union all select from report_totals where report_id = report.id and entered_by in (select id from ${own}))`,
      )
      .where(
        sql<boolean>`(not exists (select from ${own} where id = report.payer_reading_by) or exists (
          select from income_reports other join postings posting on posting.report_id = other.id
          where other.payer_id = report.payer_id and other.payer_reading_at = report.payer_reading_at
            and posting.reversed_at is null
            and not exists (select from same_person(report.payer_reading_by) own where own = posting.posted_by)))`,
      ),
  )
}

interface WaitingJobs {
  lane: string
  waiting: number
  oldest_at: Date | null
}

export function waitingJobs(tx: Tx): Promise<WaitingJobs[]> {
  return rows(tx, { compile: () => sql<WaitingJobs>`select * from waiting_jobs()`.compile(build) })
}

interface FailedJob {
  id: number
  task: string
  payload: Record<string, unknown>
  attempts: number
  last_error: string | null
  created_at: Date
  failed_at: Date
}

export function listFailed(tx: Tx, below: number | null, most: number): Promise<FailedJob[]> {
  return rows(tx, {
    compile: () => sql<FailedJob>`select * from failed_jobs(${below}, ${most})`.compile(build),
  })
}

export async function retryFailed(tx: Tx, jobId: number): Promise<boolean> {
  const { done } = await one(tx, {
    compile: () => sql<{ done: boolean }>`select retry_job(${jobId}) as done`.compile(build),
  })
  return done
}

export async function dropFailed(tx: Tx, jobId: number): Promise<boolean> {
  const { done } = await one(tx, {
    compile: () => sql<{ done: boolean }>`select drop_job(${jobId}) as done`.compile(build),
  })
  return done
}
