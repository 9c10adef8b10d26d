import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { build, maybeOne, rows, type Tx } from '../../../platform/database/query'

export interface CheckFilter {
  state: string
  /** Where the page before ended. A check with the same moment follows when its id does, or always or never. */
  after?: { at: number; id: number | 'all' | 'none' }
  limit: number
}

type CheckTable = 'identity_checks' | 'enterprise_checks'

/** The queue goes on from the longest waiting; what was decided, from the latest. */
function placeIn(table: CheckTable, { state, after }: CheckFilter) {
  const isQueue = state === 'waiting'
  const moment = sql.ref<Date>(`${table}.${isQueue ? 'submitted_at' : 'decided_at'}`)
  return {
    moment,
    direction: isQueue ? ('asc' as const) : ('desc' as const),
    /** In microseconds, as exact as PostgreSQL keeps it. */
    place: sql<number>`(extract(epoch from ${moment}) * 1000000)::bigint`.as('place'),
    isAfter: after ? comesAfter(table, moment, after, isQueue ? '>' : '<') : sql<SqlBool>`true`,
  }
}

function comesAfter(
  table: CheckTable,
  moment: RawBuilder<Date>,
  { at, id }: NonNullable<CheckFilter['after']>,
  beyond: '>' | '<',
) {
  const then = sql`timestamptz 'epoch' + ${at}::bigint * interval '1 microsecond'`
  const compare = sql.raw(id === 'all' ? `${beyond}=` : beyond)
  if (typeof id === 'string') return sql<SqlBool>`${moment} ${compare} ${then}`
  return sql<SqlBool>`(${moment}, ${sql.ref(`${table}.id`)}) ${compare} (${then}, ${id})`
}

const shared = <T extends CheckTable>(table: T) =>
  [
    `${table}.id`,
    `${table}.state`,
    `${table}.member_id`,
    `${table}.submitted_at`,
    `${table}.decided_at`,
    'members.nickname',
    'members.mobile',
    'staff.name as decided_by',
  ] as const satisfies readonly string[]

export function listIdentityChecks(tx: Tx, kinds: readonly string[], filter: CheckFilter) {
  const { moment, direction, place, isAfter } = placeIn('identity_checks', filter)
  return rows(
    tx,
    build
      .selectFrom('identity_checks')
      .innerJoin('members', 'members.id', 'identity_checks.member_id')
      .leftJoin('staff', 'staff.id', 'identity_checks.decided_by')
      .select(shared('identity_checks'))
      .select(['identity_checks.kind', 'identity_checks.name', place])
      .where('identity_checks.state', '=', filter.state)
      .where('identity_checks.kind', 'in', kinds)
      .where(isAfter)
      .orderBy(moment, direction)
      .orderBy('identity_checks.id', direction)
      .limit(filter.limit),
  )
}

export function listEnterpriseChecks(tx: Tx, filter: CheckFilter) {
  const { moment, direction, place, isAfter } = placeIn('enterprise_checks', filter)
  return rows(
    tx,
    build
      .selectFrom('enterprise_checks')
      .innerJoin('members', 'members.id', 'enterprise_checks.member_id')
      .leftJoin('staff', 'staff.id', 'enterprise_checks.decided_by')
      .select(shared('enterprise_checks'))
      .select(['enterprise_checks.company_name as name', place])
      .where('enterprise_checks.state', '=', filter.state)
      .where(isAfter)
      .orderBy(moment, direction)
      .orderBy('enterprise_checks.id', direction)
      .limit(filter.limit),
  )
}

export function countWaitingIdentities(tx: Tx) {
  return rows(
    tx,
    build
      .selectFrom('identity_checks')
      .select(eb => ['kind', eb.fn.countAll<number>().as('waiting')])
      .where('state', '=', 'waiting')
      .groupBy('kind'),
  )
}

export async function countWaitingEnterprises(tx: Tx): Promise<number> {
  const counted = await maybeOne(
    tx,
    build
      .selectFrom('enterprise_checks')
      .select(eb => eb.fn.countAll<number>().as('waiting'))
      .where('state', '=', 'waiting'),
  )
  return counted?.waiting ?? 0
}

const identityChecks = () =>
  build
    .selectFrom('identity_checks')
    .innerJoin('members', 'members.id', 'identity_checks.member_id')
    .leftJoin('staff', 'staff.id', 'identity_checks.decided_by')
    .select(shared('identity_checks'))
    .select([
      'identity_checks.kind',
      'identity_checks.name',
      'identity_checks.document',
      'identity_checks.number_sealed',
      'identity_checks.birth_date',
      'identity_checks.guardian_name',
      'identity_checks.guardian_relation',
      'identity_checks.guardian_number_sealed',
      'identity_checks.guardian_mobile',
      'identity_checks.guardian_birth_date',
      'identity_checks.reasons',
    ])

export function findIdentityCheck(tx: Tx, checkId: number) {
  return maybeOne(tx, identityChecks().where('identity_checks.id', '=', checkId))
}

/** Who the account was verified as, other than by this check. */
export function findApprovedBefore(tx: Tx, memberId: number, checkId: number) {
  return maybeOne(
    tx,
    identityChecks()
      .where('identity_checks.member_id', '=', memberId)
      .where('identity_checks.state', '=', 'approved')
      .where('identity_checks.id', '!=', checkId),
  )
}

export function findEnterpriseCheck(tx: Tx, checkId: number) {
  return maybeOne(
    tx,
    build
      .selectFrom('enterprise_checks')
      .innerJoin('members', 'members.id', 'enterprise_checks.member_id')
      .innerJoin('uploads', 'uploads.id', 'enterprise_checks.licence_upload_id')
      .leftJoin('staff', 'staff.id', 'enterprise_checks.decided_by')
      .select(shared('enterprise_checks'))
      .select([
        'enterprise_checks.company_name as name',
        'enterprise_checks.credit_code',
        'enterprise_checks.legal_representative',
        'enterprise_checks.reasons',
        'uploads.id as upload_id',
        'uploads.media_type',
      ])
      .where('enterprise_checks.id', '=', checkId),
  )
}

export function listScans(tx: Tx, checkId: number) {
  return rows(
    tx,
    build
      .selectFrom('identity_scans')
      .innerJoin('uploads', 'uploads.id', 'identity_scans.upload_id')
      .select(['identity_scans.kind', 'uploads.id as upload_id', 'uploads.media_type'])
      .where('identity_scans.check_id', '=', checkId)
      .orderBy('identity_scans.kind'),
  )
}
