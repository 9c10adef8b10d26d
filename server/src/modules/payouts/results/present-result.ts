import { inDecimals } from '#contract/money'
import { batchNumber, resultBlocks } from '#contract/payouts/batch'
import { withdrawalNumber } from '#contract/payouts/withdrawal'
import type { LineRow, ResultRow } from './results.queries'

export function presentResult(row: ResultRow) {
  const { currency } = row
  return {
    id: row.id,
    batch: { id: row.batch_id, number: batchNumber(row.batch_number) },
    file_name: row.file_name,
    lines: row.lines,
    paid: row.paid,
    paid_sum: inDecimals(BigInt(row.paid_sum), currency),
    failed: row.failed,
    failed_sum: inDecimals(BigInt(row.failed_sum), currency),
    problems: row.problems,
    unmentioned: row.payouts - row.mentioned,
    read_by: row.read_by,
    read_at: row.read_at.toISOString(),
    blocked: blockOf(row) ?? null,
    applying: row.applied_at === null ? presentApplying(row) : null,
    stopped: presentStopped(row),
    applied_by: row.applied_by,
    applied_at: row.applied_at?.toISOString() ?? null,
    can: { apply: canApply(row) },
  }
}

function presentApplying({ asked_by, asked_at, done, paid, failed }: ResultRow) {
  if (asked_by === null || asked_at === null) return null
  return { by: asked_by, since: asked_at.toISOString(), done, total: paid + failed }
}

function presentStopped({ stopped_by, stopped_at, done, paid, failed }: ResultRow) {
  if (stopped_by === null || stopped_at === null) return null
  return { by: stopped_by, since: stopped_at.toISOString(), done, total: paid + failed }
}

/** One line of another batch, or one amount that is not ours: somebody asks the bank before anything of the file counts. */
export const blockOf = (row: ResultRow) => resultBlocks.find(block => row[block] > 0)

const canApply = (row: ResultRow) =>
  row.asked_at === null && !blockOf(row) && row.paid + row.failed > 0 && !row.is_own && !row.has_approved

export const presentLine = (row: LineRow) => ({
  position: row.position,
  reference: row.reference,
  amount: row.amount,
  outcome: row.outcome,
  bank_reference: row.bank_reference,
  reason: row.reason,
  paid_on: row.paid_on,
  number: row.withdrawal_id === null ? '' : withdrawalNumber(row.withdrawal_id),
  problem: row.problem,
})
