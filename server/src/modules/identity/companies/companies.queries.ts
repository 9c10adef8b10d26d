import { build, execute, maybeOne, one, rows, type Tx } from '../../../platform/database/query'

export function readProfileRow(tx: Tx, memberId: number) {
  return one(
    tx,
    build
      .selectFrom('members')
      .select([
        'nickname',
        'avatar',
        'group_id',
        'contact_email',
        'contact_address',
        'artist_name',
        'artist_biography',
        'artist_website',
      ])
      .where('id', '=', memberId),
  )
}

export interface ProfileChange {
  nickname?: string
  avatar?: string
  contact_email?: string
  contact_address?: string
  artist_name?: string
  artist_biography?: string
  artist_website?: string
}

export function updateProfileRow(tx: Tx, memberId: number, change: ProfileChange) {
  return execute(tx, build.updateTable('members').set(change).where('id', '=', memberId))
}

export function latestEnterpriseCheck(tx: Tx, memberId: number) {
  return maybeOne(
    tx,
    build
      .selectFrom('enterprise_checks')
      .select([
        'id',
        'state',
        'company_name',
        'credit_code',
        'legal_representative',
        'licence_upload_id',
        'reasons',
        'submitted_at',
      ])
      .where('member_id', '=', memberId)
      .orderBy('id', 'desc')
      .limit(1),
  )
}

export interface NewEnterpriseCheck {
  memberId: number
  companyName: string
  creditCode: string
  legalRepresentative: string
  licenceUploadId: string
  now: Date
}

export function insertEnterpriseCheck(tx: Tx, check: NewEnterpriseCheck) {
  return execute(
    tx,
    build.insertInto('enterprise_checks').values({
      member_id: check.memberId,
      state: 'waiting',
      company_name: check.companyName,
      credit_code: check.creditCode,
      legal_representative: check.legalRepresentative,
      licence_upload_id: check.licenceUploadId,
      submitted_at: check.now,
    }),
  )
}

export function listColleagueRows(tx: Tx, accountId: number) {
  return rows(
    tx,
    build
      .selectFrom('colleagues')
      .leftJoin('members', 'members.id', 'colleagues.person_id')
      .select([
        'colleagues.id',
        'colleagues.mobile',
        'colleagues.role',
        'colleagues.state',
        'colleagues.since',
        'members.nickname',
      ])
      .where('colleagues.account_id', '=', accountId)
      .orderBy('colleagues.id')
      .limit(500),
  )
}

export async function countColleagues(tx: Tx, accountId: number): Promise<number> {
  const { count } = await one(
    tx,
    build
      .selectFrom('colleagues')
      .select(eb => eb.fn.countAll<number>().as('count'))
      .where('account_id', '=', accountId),
  )
  return count
}

/** Invited before: the role is the new one, a joined colleague stays joined. */
export function putInvitation(tx: Tx, accountId: number, mobile: string, role: string, now: Date) {
  return execute(
    tx,
    build
      .insertInto('colleagues')
      .values({ account_id: accountId, mobile, role, state: 'invited', since: now, role_since: now })
      .onConflict(conflict =>
        conflict
          .columns(['agent_id', 'account_id', 'mobile'])
          .doUpdateSet({ role, role_since: now })
          .where('colleagues.role', '!=', role),
      ),
  )
}

/** Since when the role is theirs decides how long a withdrawal waits. */
export function setColleagueRole(tx: Tx, accountId: number, id: number, role: string, now: Date) {
  return execute(
    tx,
    build
      .updateTable('colleagues')
      .set(eb => ({
        role,
        role_since: eb.case().when('role', '=', role).then(eb.ref('role_since')).else(now).end(),
      }))
      .where('id', '=', id)
      .where('account_id', '=', accountId),
  )
}

export function removeColleague(tx: Tx, accountId: number, id: number) {
  return execute(tx, build.deleteFrom('colleagues').where('id', '=', id).where('account_id', '=', accountId))
}

/** Where a person works, and where somebody wants them to. */
export function listCompanyRows(tx: Tx, personId: number, mobile: string) {
  return rows(
    tx,
    build
      .selectFrom('colleagues')
      .innerJoin('members as companies', 'companies.id', 'colleagues.account_id')
      .select([
        'colleagues.id',
        'colleagues.account_id',
        'colleagues.role',
        'colleagues.state',
        'companies.nickname as name',
      ])
      .where(eb =>
        eb.or([
          eb('colleagues.person_id', '=', personId),
          eb.and([eb('colleagues.mobile', '=', mobile), eb('colleagues.state', '=', 'invited')]),
        ]),
      )
      .orderBy('colleagues.id')
      .limit(200),
  )
}

/** Only an invitation to this very number can be accepted. */
export function acceptInvitation(tx: Tx, id: number, person: { id: number; mobile: string }, now: Date) {
  return execute(
    tx,
    build
      .updateTable('colleagues')
      .set({ state: 'active', person_id: person.id, since: now, role_since: now })
      .where('id', '=', id)
      .where('mobile', '=', person.mobile)
      .where('account_id', '!=', person.id)
      .where('state', '=', 'invited'),
  )
}

export function leaveCompany(tx: Tx, id: number, person: { id: number; mobile: string }) {
  return execute(
    tx,
    build
      .deleteFrom('colleagues')
      .where('id', '=', id)
      .where(eb =>
        eb.or([
          eb('person_id', '=', person.id),
          eb.and([eb('mobile', '=', person.mobile), eb('state', '=', 'invited')]),
        ]),
      ),
  )
}

/** Their own company and those of others. */
export function leaveCompanies(tx: Tx, personId: number) {
  return execute(
    tx,
    build
      .deleteFrom('colleagues')
      .where(eb => eb.or([eb('person_id', '=', personId), eb('account_id', '=', personId)])),
  )
}

export function findMembership(tx: Tx, personId: number, accountId: number) {
  return maybeOne(
    tx,
    build
      .selectFrom('colleagues')
      .innerJoin('members as companies', 'companies.id', 'colleagues.account_id')
      .select(['colleagues.role', 'colleagues.role_since', 'companies.state as company_state'])
      .where('colleagues.person_id', '=', personId)
      .where('colleagues.account_id', '=', accountId)
      .where('colleagues.state', '=', 'active'),
  )
}

export function setActsFor(tx: Tx, token: string, accountId: number | null) {
  return execute(
    tx,
    build.updateTable('member_sessions').set({ acts_for: accountId }).where('token', '=', token),
  )
}
