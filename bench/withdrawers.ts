// Verified members with a bank account and a bill each, logged in and with a code on their phone: all that asking for a withdrawal needs. Whatever is different about them
// follows from one number.
import type pg from 'pg'
import { hashSecret } from '../server/src/modules/identity/session-directory'
import { hashCode } from '../server/src/modules/identity/sms-codes/code-hash'
import { sealNumber } from '../server/src/modules/identity/verification/document-number'
import type { Secrets } from '../server/src/platform/secrets'
import { insertPosting } from '../server/src/testing/build-posting'

const smsCode = '424242'
const share = 200_000

export interface Withdrawer {
  cookie: string
  input: { bill_ids: number[]; net: string; sms_code: string; idempotency_key: string }
}

/** No number that stands elsewhere in a statement by chance. */
export const withdrawerNumber = (place: number) => 31_700_000 + place

export async function fillWithdrawers(
  owner: pg.Client,
  secrets: Secrets,
  count: number,
): Promise<Withdrawer[]> {
  const numbers = Array.from({ length: count }, (_, place) => withdrawerNumber(place))
  const mobileOf = (n: number) => `1${String(n).padStart(10, '0')}`
  const tokenOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
  const secretOf = (n: number) => `bench-secret-${String(n).padStart(12, '0')}`
  const idsOf = async (sql: string, values: unknown[]) =>
    (await owner.query<{ id: string }>(sql, values)).rows.map(({ id }) => Number(id))
  const members = await idsOf(
    "insert into members (mobile, password_hash, nickname, verified_at) select mobile, '-', 'withdrawer', now() from unnest($1::text[]) with ordinality as one (mobile, place) order by place returning id",
    [numbers.map(mobileOf)],
  )
  await owner.query(
    `insert into identity_checks (member_id, kind, state, name, document, number_sealed, number_index, birth_date, created_at, submitted_at, decided_at)
     select id, 'adult', 'approved', '陈夜航', 'resident_id', sealed, int8send(n), '1990-01-01', now(), now(), now() - interval '9 days' from unnest($1::bigint[], $2::bytea[], $3::bigint[]) as one (id, sealed, n)`,
    [members, members.map(id => sealNumber(secrets, id, '110105199001011230')), numbers],
  )
  await owner.query(
    `insert into bank_accounts (member_id, kind, holder_kind, holder, holder_index, number_sealed, number_index, number_end, bank_code, bank_name, bound_at, bound_by)
     select id, 'card', 'member', '陈夜航', int8send(n), 's', int8send(n), '0000', 'ICBC', '中国工商银行', now() - interval '9 days', id
     from unnest($1::bigint[], $2::bigint[]) with ordinality as one (id, n, place) order by place`,
    [members, numbers],
  )
  await owner.query(
    "insert into member_sessions (token, secret_hash, member_id, carrier, user_agent, address, ends_at) select token::uuid, hash, id, 'cookie', 'bench', '', now() + interval '1 day' from unnest($1::text[], $2::bytea[], $3::bigint[]) as one (token, hash, id)",
    [numbers.map(tokenOf), numbers.map(n => hashSecret(secretOf(n))), members],
  )
  await owner.query(
    `insert into sms_codes (mobile, purpose, code_hash, sent_at, expires_at)
     select mobile, 'withdraw', hash, now(), now() + interval '1 hour' from unnest($1::text[], $2::bytea[]) with ordinality as one (mobile, hash, place) order by place`,
    [numbers.map(mobileOf), numbers.map(n => hashCode(secrets, mobileOf(n), 'withdraw', smsCode))],
  )
  const bills = await fillBills(owner, members)
  await owner.query('vacuum analyze')
  return numbers.map((n, place) => ({
    cookie: `token=${tokenOf(n)}; sid=${secretOf(n)}`,
    input: {
      ...{ bill_ids: [bills[place] as number], net: '1760.00', sms_code: smsCode },
      idempotency_key: `bench key ${String(n).padStart(12, '0')}`,
    },
  }))
}

async function fillBills(owner: pg.Client, members: readonly number[]): Promise<number[]> {
  const run = async (sql: string, values: unknown[]) => {
    const { rows, rowCount } = await owner.query(sql, values)
    return { rows: rows as never[], count: rowCount ?? 0 }
  }
  const postingId = await insertPosting({ agentId: 0, run })
  const { rows } = await owner.query<{ id: string }>(
    `insert into bills (member_id, month, channel_id, sp_name, currency, total_minor, share_minor, status, remarks, tag, created_at, changed_at,
                        posting_id, exact, rest_before, rest_after, first_month, last_month, confirms_at)
     select one.id, '2026-05-01', (select id from channels order by id limit 1), 'Channel', 'CNY', $2, $2, 0, '', 'normal', now(), now(),
            $3, $2::bigint::numeric / 100, 0, 0, '2026-05-01', '2026-05-01', now()
     from unnest($1::bigint[]) with ordinality as one (id, place) order by place returning id`,
    [members, share, postingId],
  )
  const ids = rows.map(({ id }) => Number(id))
  await owner.query(
    "update bills set status = 1, confirmed_at = now(), confirmed_by = 'member' where id = any($1::bigint[])",
    [ids],
  )
  await owner.query(
    `insert into ledger_accounts (kind, currency, member_id, balance)
     select 'member_available', 'CNY', id, -$2::bigint from unnest($1::bigint[]) as id`,
    [members, share],
  )
  return ids
}
