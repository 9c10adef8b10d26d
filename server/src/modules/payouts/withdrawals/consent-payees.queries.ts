import { type SqlBool, sql } from 'kysely'
import { build, execute, maybeOne, rows, type Tx, written } from '../../../platform/database/query'
import { isWithoutConsent } from './without-consent'

export interface NewConsentPayee {
  memberId: number
  person: { index: Buffer; document: string; sealed?: Buffer }
  accountId: number | null
  now: Date
}

export async function insertConsentPayee(tx: Tx, payee: NewConsentPayee): Promise<void> {
  const { memberId, person, accountId, now } = payee
  await execute(
    tx,
    build.insertInto('consent_payees').values({
      ...{ member_id: memberId, person_index: person.index, document: person.document },
      ...{ person_sealed: person.sealed ?? null, account_id: accountId, kept_at: now },
    }),
  )
}

/** When consent was withdrawn now, and not the time before. */
const isKeptThen = sql<boolean>`payee.kept_at >= member.frozen_at`

/**
 * With the account that is paid, although it may have ended since. Nobody where the last guardian had bound none, or where nobody was kept this time:
 * an earlier one's is not theirs.
 */
export function findConsentPayee(tx: Tx, memberId: number) {
  return maybeOne(
    tx,
    build
      .selectFrom('consent_payees as payee')
      .innerJoin('members as member', 'member.id', 'payee.member_id')
      .innerJoin('bank_accounts as account', 'account.id', 'payee.account_id')
      .selectAll('account')
      .select(['payee.person_index', 'payee.document', 'payee.person_sealed'])
      .where('payee.id', '=', ({ selectFrom }) =>
        selectFrom('consent_payees')
          .select(({ fn }) => fn.max('id').as('newest'))
          .where('member_id', '=', memberId),
      )
      .where(sql<SqlBool>`${isKeptThen} and ${isWithoutConsent}`),
  )
}

export interface ConsentBalance {
  member_id: number
  nickname: string
  since: Date
  available: string
  later: string
  holder: string | null
  bank_name: string | null
  number_end: string | null
}

/**
 * The oldest first, behind one of them: what is left of accounts without consent, what can be paid now, and what waits for its payer or is held. Also where there is nobody to pay: of
 * whom nothing was kept, because they had come of age.
 */
export function listConsentBalances(
  tx: Tx,
  currency: string,
  { after, limit }: { after?: number; limit: number },
): Promise<ConsentBalance[]> {
  return rows(
    tx,
    written(sql<ConsentBalance>`
      select member.id as member_id, member.nickname, member.frozen_at as since, left_over.available::text, left_over.later::text,
             account.holder, account.bank_name, account.number_end
      from members member
      left join lateral (select account_id, kept_at from consent_payees where member_id = member.id order by id desc limit 1) payee on ${isKeptThen}
      left join bank_accounts account on account.id = payee.account_id
      cross join lateral (
        select coalesce(sum(share_minor) filter (where status = 1), 0) as available,
               coalesce(sum(share_minor) filter (where status in (0, 10)), 0) as later
        from bills where member_id = member.id and currency = ${currency} and status in (0, 1, 10)
      ) left_over
      where ${isWithoutConsent} and (left_over.available > 0 or left_over.later > 0)
        and (${after ?? null}::bigint is null
             or (member.frozen_at, member.id) > (select last.frozen_at, last.id from members last where last.id = ${after ?? null}::bigint))
      order by member.frozen_at, member.id limit ${limit}`),
  )
}
