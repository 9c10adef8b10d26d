import { type SqlBool, sql } from 'kysely'
import type { Language } from '#contract/language'
import { build, rows, type Tx } from '../../platform/database/query'

export interface AuditFilter {
  staff_id?: number
  /** The whole action, or what stands before its dot. */
  action?: string
  subject?: string
  subject_id?: string
  member_id?: number
  address?: string
  /** Days as they are counted here. */
  from?: string
  to?: string
  /** Where the page before ended. */
  after?: { at: string; id: number }
  limit: number
}

export type AuditRecord = Awaited<ReturnType<typeof listAuditRows>>[number]

/** Subjects are written as text: what is no number has no name. */
const subjectNumber = sql`case when subject_id ~ '^[0-9]{1,18}$' then subject_id::bigint end`

const numbered = (table: string, name: string) => sql`(
  select nullif(${sql.ref(name)}, '') from ${sql.table(table)} where id = ${subjectNumber})`

/** Of something else that the subject belongs to. */
const throughOne = (table: string, key: string, other: string, name: string) => sql`(
  select nullif(${sql.ref(`named.${name}`)}, '') from ${sql.table(table)} own
  join ${sql.table(other)} named on named.id = ${sql.ref(`own.${key}`)} where own.id = ${subjectNumber})`

/** What is called nothing in the reader's language is called as in the other. */
const inReaders = (language: Language, names: string) => sql`
  coalesce(nullif(${sql.ref(names)} ->> ${language}::text, ''), nullif(${sql.ref(names)} ->> 'zh-CN', ''), nullif(${sql.ref(names)} ->> 'en', ''))`

const translated = (language: Language, table: string, names: string, key = 'id') => sql`(
  select ${inReaders(language, names)}
  from ${sql.table(table)} where ${sql.ref(key)} = ${subjectNumber})`

/** By its channel and month. */
const billNamed = (language: Language) => sql`(
  select ${inReaders(language, 'channel.name')} || to_char(bill.month, ' YYYY-MM')
  from bills bill join channels channel on channel.id = bill.channel_id where bill.id = ${subjectNumber})`

/** Each is one row by its key, and only of the table that the subject names. */
const nameOfSubject = (language: Language) => sql<string | null>`case subject
  when 'work' then ${numbered('works', 'title')}
  when 'member' then ${numbered('members', 'nickname')}
  when 'staff' then ${numbered('staff', 'name')}
  when 'ticket' then ${numbered('tickets', 'subject')}
  when 'payer' then ${numbered('payers', 'name')}
  when 'report' then ${numbered('income_reports', 'name')}
  when 'infringement' then ${numbered('infringement_cases', 'number')}
  when 'enterprise_check' then ${numbered('enterprise_checks', 'company_name')}
  when 'cannedAnswer' then ${numbered('canned_answers', 'title')}
  when 'payoutLayout' then ${numbered('payout_layouts', 'name')}
  when 'code_range' then ${numbered('code_ranges', 'prefix')}
  when 'bill' then ${billNamed(language)}
  when 'incomeClaim' then ${throughOne('income_claims', 'claimant_id', 'members', 'nickname')}
  when 'askedPicture' then ${throughOne('asked_pictures', 'member_id', 'members', 'nickname')}
  when 'identity_check' then ${throughOne('identity_checks', 'member_id', 'members', 'nickname')}
  when 'delivery' then ${throughOne('deliveries', 'work_id', 'works', 'title')}
  when 'planApplication' then ${throughOne('plan_applications', 'work_id', 'works', 'title')}
  when 'channel' then ${translated(language, 'channels', 'name')}
  when 'announcement' then ${translated(language, 'announcements', 'title')}
  when 'content' then ${translated(language, 'content_items', 'titles')}
  when 'helpBranch' then ${translated(language, 'help_branches', 'title', 'tid')}
  when 'reviewReason' then ${translated(language, 'review_reasons', 'title')}
  when 'coverTemplate' then ${translated(language, 'cover_templates', 'names')}
  when 'coverBackground' then ${translated(language, 'cover_backgrounds', 'names')}
  when 'coverShadow' then ${translated(language, 'cover_shadows', 'names')}
end`

/** Counted rather than named: how the number is written stands in the contract. */
const numberOfSubject = sql<number | null>`case subject
  when 'withdrawal' then (select id from withdrawals where id = ${subjectNumber})
  when 'payoutBatch' then (select number from payout_batches where id = ${subjectNumber})
end`

/** Newest first. */
export async function listAuditRows(tx: Tx, filter: AuditFilter, language: Language) {
  const { staff_id, action, subject, subject_id, member_id, address, from, to, after, limit } = filter
  let query = build
    .selectFrom('audit_entries')
    .selectAll()
    .select([
      sql<string>`at::text`.as('place'),
      sql<string | null>`case subject
        when 'enterprise_check' then 'enterprise'
        when 'identity_check' then (select case c.kind when 'minor' then 'minor' else 'identity' end
          from identity_checks c where c.id = subject_id::bigint)
      end`.as('check_kind'),
      nameOfSubject(language).as('subject_name'),
      numberOfSubject.as('subject_number'),
    ])
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
  if (staff_id !== undefined) query = query.where('staff_id', '=', staff_id)
  if (action) query = query.where('action', 'in', await actionsLike(tx, action))
  if (subject) query = query.where('subject', '=', subject)
  if (subject_id) query = query.where('subject_id', '=', subject_id)
  if (member_id !== undefined) query = query.where(isAbout(member_id))
  if (address) query = query.where('address', '=', address)
  if (from) query = query.where(sql<SqlBool>`at >= ${startOf(from)}`)
  if (to) query = query.where(sql<SqlBool>`at < ${startOf(to)} + interval '1 day'`)
  if (after) query = query.where(sql<SqlBool>`(at, id) < (${after.at}::timestamptz, ${after.id}::bigint)`)
  return rows(tx, query)
}

/** Always something, so that an action nobody ever took finds nothing. */
async function actionsLike(tx: Tx, wanted: string): Promise<string[]> {
  const known = await listActions(tx)
  return [wanted, ...known.filter(action => action.startsWith(`${wanted}.`))]
}

function isAbout(memberId: number) {
  return sql<SqlBool>`(subject, subject_id) in (
    select 'member', ${String(memberId)}
    union all select 'identity_check', id::text from identity_checks where member_id = ${memberId}
    union all select 'enterprise_check', id::text from enterprise_checks where member_id = ${memberId})`
}

function startOf(day: string) {
  return sql`(${day}::date)::timestamp at time zone 'Asia/Shanghai'`
}

/** From one action to the next by the index: the log is long, the actions are few. */
export async function listActions(tx: Tx): Promise<string[]> {
  const found = await rows<{ action: string }>(tx, {
    compile: () =>
      sql<{ action: string }>`with recursive known (action) as (
          (select action from audit_entries order by action limit 1)
          union all
          select (select e.action from audit_entries e where e.action > known.action order by e.action limit 1)
          from known where known.action is not null)
        select action from known where action is not null limit 500`.compile(build),
  })
  return found.map(({ action }) => action)
}

/** Everybody who ever worked here may stand in the log. */
export function listStaffNames(tx: Tx) {
  return rows(tx, build.selectFrom('staff').select(['id', 'name']).orderBy('name').orderBy('id').limit(1000))
}
