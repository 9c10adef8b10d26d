import { type Selectable, sql } from 'kysely'
import type { claimLikenesses } from '#contract/payouts/unclaimed'
import { build, execute, maybeOne, one, rows, type Tx, written } from '../../../platform/database/query'
import type { DB } from '../../../platform/database/schema'

import { isOwnAccount } from '../withdrawals/own-account'

export type ClaimRow = Selectable<DB['income_claims']>

export interface NewClaim {
  memberId: number
  claimantId: number
  reason: string
  likeness: (typeof claimLikenesses)[number]
  /** Of a company. */
  invoice?: { number: string; minor: bigint; uploadId: string }
  staffId: number
  now: Date
}

export async function insertClaim(tx: Tx, claim: NewClaim): Promise<number> {
  const { id } = await one(
    tx,
    build
      .insertInto('income_claims')
      .values({
        ...{ member_id: claim.memberId, claimant_id: claim.claimantId, reason: claim.reason },
        ...{ likeness: claim.likeness, proposed_by: claim.staffId, proposed_at: claim.now },
        ...(claim.invoice && {
          ...{ invoice_number: claim.invoice.number, invoice_upload_id: claim.invoice.uploadId },
          invoice_minor: sql<number>`${claim.invoice.minor}`,
        }),
      })
      .returning('id'),
  )
  return id
}

export function lockClaim(tx: Tx, id: number): Promise<ClaimRow | undefined> {
  return maybeOne(tx, build.selectFrom('income_claims').selectAll().where('id', '=', id).forNoKeyUpdate())
}

interface Decision {
  state: 'confirmed' | 'refused'
  refusal?: string
  withdrawalId?: number
  staffId: number
  now: Date
}

export async function decideClaim(tx: Tx, id: number, decision: Decision): Promise<void> {
  const { state, refusal = '', withdrawalId = null, staffId, now } = decision
  await execute(
    tx,
    build
      .updateTable('income_claims')
      .set({ state, refusal, withdrawal_id: withdrawalId, decided_by: staffId, decided_at: now })
      .where('id', '=', id),
  )
}

/** Those that wait for a second person, with whoever would be paid. */
export function listOpenClaims(tx: Tx, memberIds: readonly number[], staffId: number) {
  if (memberIds.length === 0) return Promise.resolve([])
  return rows(
    tx,
    build
      .selectFrom('income_claims as claim')
      .innerJoin('members as claimant', 'claimant.id', 'claim.claimant_id')
      .innerJoin('staff', 'staff.id', 'claim.proposed_by')
      .leftJoin('bank_accounts as account', join =>
        join.onRef('account.member_id', '=', 'claim.claimant_id').on('account.ended_at', 'is', null),
      )
      .selectAll('claim')
      .select(['claimant.nickname', 'staff.name as proposer', 'account.holder'])
      .select(isOwnAccount(staffId, sql.ref('claim.claimant_id')).as('is_own'))
      .where('claim.member_id', 'in', memberIds)
      .where('claim.state', '=', 'proposed'),
  )
}

/** Under which identities an account was paid, or could have been: its documents are erased, these stay. */
export async function listIdentitiesOf(tx: Tx, memberId: number): Promise<Buffer[]> {
  const found = await rows(
    tx,
    written(sql<{ index: Buffer }>`
      select holder_index as index from bank_accounts where member_id = ${memberId}
      union select person_index from withdrawals where member_id = ${memberId}`),
  )
  return found.map(({ index }) => index)
}
