// What was withheld from people once more: every month of every person from its first line on, by the rules told in another way.
import type { Tx } from '../../../platform/database/query'
import type { Difference } from './difference'
import { type Rule, taxAgain } from './law-again'
import {
  findUnlistedTaxes,
  findWrongTaxes,
  listTaxes,
  listTaxesDue,
  type RecordedDue,
  type RecordedTax,
} from './taxes.queries'

export async function checkTaxes(tx: Tx): Promise<Difference[]> {
  const months = compareTaxes(await listTaxes(tx), await listTaxesDue(tx))
  return [...months, ...(await findWrongTaxes(tx)), ...(await findUnlistedTaxes(tx))]
}

/** One person's month by one rule, as far as it was followed. */
interface Month {
  income: bigint
  withheld: bigint
  /** Fell due after a payment in it came to nothing, and what was withheld of that since. */
  raised: bigint
  paid: bigint
  last?: Rule
  /** Of each withdrawal. */
  lines: Map<string, RecordedTax>
}

export function compareTaxes(taxes: readonly RecordedTax[], dues: readonly RecordedDue[]): Difference[] {
  const months = new Map<string, Month>()
  const open = new Map(dues.map(due => [`${due.month} ${due.withdrawal_id}`, BigInt(due.amount)]))
  const found: Difference[] = []
  const compare = (line: RecordedTax, what: string, recorded: bigint, again: bigint) => {
    if (recorded === again) return
    const where = `line ${line.id} of withdrawal ${line.withdrawal_id}`
    found.push({ what, where, recorded: String(recorded), recomputed: String(again) })
  }
  for (const line of taxes) {
    const month = months.get(line.month) ?? newMonth()
    months.set(line.month, month)
    const [income, tax] = [BigInt(line.income), BigInt(line.tax)]
    if (line.kind === 'withheld') {
      compare(line, 'tax', tax, expectedTax(line, month, income) ?? tax)
      month.last = line
    } else if (line.kind === 'due') {
      compare(line, 'tax of an earlier month', tax, expectedDue(month))
    } else {
      const taken = month.lines.get(`${line.kind === 'void' ? 'withheld' : 'due'} ${line.withdrawal_id}`)
      compare(line, 'tax that was taken back', tax, -BigInt(taken?.tax ?? 0))
      compare(line, 'income that was taken back', income, -BigInt(taken?.income ?? 0))
    }
    month.lines.set(`${line.kind} ${line.withdrawal_id}`, line)
    if (line.kind === 'withheld' || line.kind === 'void') {
      month.income += income
      month.withheld += tax
    } else month.paid += tax
    if (line.kind !== 'void') continue
    const key = `${line.month} ${line.withdrawal_id}`
    const raised = open.get(key) ?? 0n
    const asked = (owedOf(month) ?? month.raised) - month.raised
    compare(line, 'tax that falls due', raised, asked > 0n ? asked : 0n)
    month.raised += raised
    open.delete(key)
  }
  for (const [where, amount] of open) {
    found.push({ what: 'tax that falls due', where, recorded: String(amount), recomputed: '0' })
  }
  return found
}

const newMonth = (): Month => ({ income: 0n, withheld: 0n, raised: 0n, paid: 0n, lines: new Map() })

function expectedTax(line: RecordedTax, month: Month, income: bigint): bigint | undefined {
  const onTotal = taxAgain(line, month.income + income)
  return onTotal === undefined ? undefined : onTotal - month.withheld
}

/** What the rest of the month asks for beyond what was withheld of it. */
function owedOf({ last, income, withheld }: Month): bigint | undefined {
  const tax = last && taxAgain(last, income)
  return tax === undefined ? undefined : tax - withheld
}

/** At most what fell due, and at most what the month still asks for. */
function expectedDue(month: Month): bigint {
  const owed = (owedOf(month) ?? 0n) - month.paid
  const left = month.raised - month.paid
  return owed < left ? owed : left
}
