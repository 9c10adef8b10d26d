// What is withheld when a withdrawal is approved, and taken back when it is given up. The caller holds the person.
import { firstDayOf, monthInChina } from '#contract/china-months'
import { isMonthly, type MonthlyRule } from '#contract/payouts/tax-rules'
import type { Tx } from '../../../platform/database/query'
import type { Figures } from './compute-figures'
import { owedOf } from './owed'
import { insertDue, insertTaxLines, listLinesOf, type NewTaxLine, sumDues } from './tax.queries'
import type { TaxedPart } from './taxed-part'

export interface TaxedWithdrawal {
  id: number
  member_id: number
  person_index: Buffer
  currency: string
}

const monthOf = (now: Date) => firstDayOf(monthInChina(now))

/** As columns keep them. A clock that was set back over the end of a month takes nothing back before it was withheld. */
const laterOf = (month: string, other: string) => (month > other ? month : other)

type Line = Pick<NewTaxLine, 'index' | 'memberId' | 'withdrawalId' | 'month' | 'currency' | 'now'>

const lineOf = (withdrawal: TaxedWithdrawal, now: Date): Line => ({
  ...{ index: withdrawal.person_index, memberId: withdrawal.member_id, withdrawalId: withdrawal.id },
  ...{ month: monthOf(now), currency: withdrawal.currency, now },
})

export async function withhold(
  tx: Tx,
  withdrawal: TaxedWithdrawal,
  { parts, dues }: Figures,
  now: Date,
): Promise<void> {
  const line = lineOf(withdrawal, now)
  await insertTaxLines(tx, [
    ...parts.flatMap(part => withheldLine(line, part)),
    ...dues.map(({ rule, month, amount }) => ({
      ...{ ...line, kind: 'due' as const, rule, version: 1, treatyId: null, aboutMonth: month },
      ...{ income: 0n, tax: amount },
    })),
  ])
}

function withheldLine(line: Line, { rule, share, tax }: TaxedPart): NewTaxLine[] {
  const { kind, version, treatyId } = rule
  if (!isMonthly(kind)) return []
  return [
    {
      ...{ ...line, kind: 'withheld', rule: kind, version, treatyId, aboutMonth: line.month },
      ...{ income: share, tax },
    },
  ]
}

/**
 * The month that it belonged to is computed again without it. Within the month the next withdrawal makes up for the difference by
 * itself, in both directions; once the month is over only what is owed more is kept, and nothing is given back.
 */
export async function takeTaxBack(tx: Tx, withdrawal: TaxedWithdrawal, now: Date): Promise<void> {
  const line = lineOf(withdrawal, now)
  const withheld = await listLinesOf(tx, withdrawal.id)
  await insertTaxLines(
    tx,
    withheld.map(({ kind, rule, version, treaty_id, about_month, income, tax }) => ({
      ...line,
      month: laterOf(line.month, about_month),
      kind: kind === 'due' ? ('due_void' as const) : ('void' as const),
      ...{ rule: rule as MonthlyRule, version, treatyId: treaty_id, aboutMonth: about_month },
      ...{ income: -BigInt(income), tax: -BigInt(tax) },
    })),
  )
  for (const { kind, rule, about_month } of withheld) {
    if (kind === 'withheld')
      await raiseDue(tx, withdrawal, { rule: rule as MonthlyRule, month: about_month }, now)
  }
}

async function raiseDue(
  tx: Tx,
  withdrawal: TaxedWithdrawal,
  { rule, month }: { rule: MonthlyRule; month: string },
  now: Date,
): Promise<void> {
  const { id: withdrawalId, person_index: index, currency } = withdrawal
  const about = { index, rule, month, currency }
  const amount = (await owedOf(tx, about)) - (await sumDues(tx, about))
  if (amount > 0n) await insertDue(tx, { ...about, withdrawalId, amount, now })
}
