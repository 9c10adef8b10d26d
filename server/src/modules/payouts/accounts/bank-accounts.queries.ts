import { build, execute, maybeOne, one, type Tx } from '../../../platform/database/query'

const columns = [
  ...([
    'id',
    'member_id',
    'kind',
    'holder_kind',
    'holder',
    'holder_index',
    'number_sealed',
    'number_index',
    'number_end',
  ] as const),
  ...(['bank_code', 'bank_name', 'branch', 'cnaps', 'bound_at'] as const),
] as const

export type BankAccountRow = NonNullable<Awaited<ReturnType<typeof findBankAccount>>>

/** The one that stands. */
export function findBankAccount(tx: Tx, memberId: number) {
  return maybeOne(
    tx,
    build
      .selectFrom('bank_accounts')
      .select(columns)
      .where('member_id', '=', memberId)
      .where('ended_at', 'is', null),
  )
}

export interface NewBankAccount {
  memberId: number
  kind: 'card' | 'company'
  holder: { kind: 'member' | 'guardian' | 'company'; name: string; index: Buffer }
  number: { sealed: Buffer; index: Buffer; end: string }
  bank: { code: string; name: string; branch: string; cnaps: string }
  issuer?: string
  boundBy: number
  now: Date
}

export async function insertBankAccount(tx: Tx, wanted: NewBankAccount): Promise<BankAccountRow> {
  const { holder, number, bank, issuer = null } = wanted
  return one(
    tx,
    build
      .insertInto('bank_accounts')
      .values({
        ...{ member_id: wanted.memberId, kind: wanted.kind },
        ...{ holder_kind: holder.kind, holder: holder.name, holder_index: holder.index },
        ...{ number_sealed: number.sealed, number_index: number.index, number_end: number.end },
        ...{ bank_code: bank.code, bank_name: bank.name, branch: bank.branch, cnaps: bank.cnaps },
        issuer_code: issuer,
        ...{ bound_at: wanted.now, bound_by: wanted.boundBy },
      })
      .returning(columns),
  )
}

export function endBankAccount(tx: Tx, memberId: number, why: 'replaced' | 'removed' | 'closed', now: Date) {
  return execute(
    tx,
    build
      .updateTable('bank_accounts')
      .set({ ended_at: now, ended_why: why })
      .where('member_id', '=', memberId)
      .where('ended_at', 'is', null),
  )
}
