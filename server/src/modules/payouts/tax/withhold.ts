// What is withheld when a withdrawal is approved, and taken back when it is given up. The caller holds the person.
import { firstDayOf, monthInChina } from '#contract/china-months'
import { royaltyIn, royaltyTaxOn } from '#contract/payouts/royalty-tax'
import type { Tx } from '../../../platform/database/query'
import type { Figures } from './compute-figures'
import { insertDue, insertTaxLines, listLinesOf, type NewTaxLine, sumDues, sumMonth } from './tax.queries'

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
  { rule, share, tax, dues }: Figures,
  now: Date,
): Promise<void> {
  const line = lineOf(withdrawal, now)
  const isListed = rule === 'royalty' || rule === 'non_resident'
  await insertTaxLines(tx, [
    ...(isListed
      ? [{ ...line, kind: 'withheld' as const, rule, aboutMonth: line.month, income: share, tax }]
      : []),
    ...dues.map(({ month, amount }) => ({
      ...{
        ...line,
        kind: 'due' as const,
        rule: 'royalty' as const,
        aboutMonth: month,
        income: 0n,
        tax: amount,
      },
    })),
  ])
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
    withheld.map(({ kind, rule, about_month, income, tax }) => ({
      ...line,
      month: laterOf(line.month, about_month),
      kind: kind === 'due' ? ('due_void' as const) : ('void' as const),
      rule: rule as NewTaxLine['rule'],
      aboutMonth: about_month,
      ...{ income: -BigInt(income), tax: -BigInt(tax) },
    })),
  )
  const own = withheld.find(({ kind, rule }) => kind === 'withheld' && rule === 'royalty')
  if (own) await raiseDue(tx, withdrawal, own.about_month, now)
}

async function raiseDue(tx: Tx, withdrawal: TaxedWithdrawal, month: string, now: Date): Promise<void> {
  const { id: withdrawalId, person_index: index, currency } = withdrawal
  const { income, withheld } = await sumMonth(tx, index, month, currency)
  const raised = await sumDues(tx, index, month, currency)
  const amount = royaltyTaxOn(income, royaltyIn(month.slice(0, 7))) - withheld - raised
  if (amount > 0n) await insertDue(tx, { index, withdrawalId, month, currency, amount, now })
}
