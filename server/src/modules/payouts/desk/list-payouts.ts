import { z } from 'zod'
import type { Currency } from '#contract/currency'
import type { payeeKinds } from '#contract/payouts/payout-desk'
import type { listPayouts, summarisePayouts } from '#contract/payouts/payout-desk-calls'
import { type WithdrawalKind, withdrawalNumber } from '#contract/payouts/withdrawal'
import type { WithdrawalState } from '#contract/payouts/withdrawal-state'
import { pageOf, place, readCursor } from '../../../platform/cursor'
import type { CallContext } from '../../../platform/http/call-handler'
import { type HandledWithdrawal, withHandling } from '../withdrawals/handled'
import { canDo, countedApprovals } from '../withdrawals/payouts.policy'
import { decimalIn } from '../withdrawals/present-sums'
import { readTerms, type WithdrawalRow } from '../withdrawals/withdrawals.queries'
import { approvalsWanted, countedSince } from './approve-payouts'
import {
  listDisputesOf,
  listQueueRows,
  nextBatchNumber,
  sumOthers,
  sumPayouts,
  sumStates,
} from './payouts.queries'

const queuePlace = z.object({ unusual: z.number().int(), net: z.number(), id: place.id })

export async function listThePayouts({ tx, input, actor, now }: CallContext<typeof listPayouts>) {
  const { cursor, limit, ...wanted } = input
  const terms = await readTerms(tx)
  const found = await listQueueRows(tx, {
    ...wanted,
    after: readCursor(queuePlace, cursor),
    limit: limit + 1,
  })
  const { shown, next_cursor } = pageOf(found, limit, row => ({
    ...{ unusual: row.unusual_count ?? 0, net: row.net_minor, id: row.id },
  }))
  const handled = await withHandling(tx, shown as (WithdrawalRow & { nickname: string })[], actor)
  const ids = handled.map(({ id }) => id)
  const others = await sumOthers(tx, ids, countedSince(now))
  const disputed = new Set(
    (
      await listDisputesOf(
        tx,
        shown.map(({ id }) => id),
      )
    ).map(({ withdrawal_id }) => withdrawal_id),
  )
  return {
    items: handled.map((row, index) => ({
      ...{ id: row.id, number: withdrawalNumber(row.id), state: row.state },
      ...{ kind: row.kind as WithdrawalKind, payee: payeeKind(row), version: row.version },
      member: { id: row.member_id, name: shown[index]?.nickname ?? '' },
      ...{ currency: row.currency, net: decimalIn(row.currency as Currency)(row.net_minor) },
      ...{ unusual: row.unusual_count ?? 0, submitted_at: row.submitted_at.toISOString() },
      is_disputed: disputed.has(row.id),
      approvals: countedApprovals(row).length,
      approvals_wanted: approvalsWanted(row, { ...terms, others: others.get(row.id) ?? 0n }),
      can: pick(canDo(actor, row)),
    })),
    next_cursor,
  }
}

const pick = ({ approve, pay }: ReturnType<typeof canDo>) => ({ approve, pay })

export function payeeKind({
  holderKind,
  document,
}: Pick<HandledWithdrawal, 'holderKind' | 'document'>): (typeof payeeKinds)[number] {
  if (holderKind === 'company') return 'company'
  if (holderKind === 'guardian') return 'minor'
  return document === 'passport' ? 'passport' : 'individual'
}

export async function summariseThePayouts({ tx, actor }: CallContext<typeof summarisePayouts>) {
  const terms = await readTerms(tx)
  const decimal = decimalIn(terms.currency as Currency)
  const sums = await sumStates(tx)
  const payable = await sumPayouts(tx, actor)
  return {
    currency: terms.currency,
    sums: sums.map(({ state, payouts, net }) => ({
      ...{ state: state as WithdrawalState, payouts, net: decimal(net) },
    })),
    payable: { payouts: payable.payouts, net: decimal(payable.net) },
    next_batch: await nextBatchNumber(tx),
    double_above: terms.double_approval_above === null ? null : decimal(terms.double_approval_above),
  }
}
