import type { Currency } from '#contract/currency'
import type { deskIncomeFigures, deskIncomeWaiting } from '#contract/income/income-figures-desk'
import { minor, toDecimal } from '#contract/money'
import type { CallContext } from '../../../platform/http/call-handler'
import { listInSuspense, listUncovered, sumDeskFigures, type WaitingRow } from './desk-figures.queries'

/** More than anybody looks through; a file has all of them. */
const shown = 200

export const decimalOf = (amount: string, currency: string) =>
  toDecimal({ amount: minor(BigInt(amount)), currency: currency as Currency })

export async function readDeskFigures({ tx, site, input }: CallContext<typeof deskIncomeFigures>) {
  const { currency } = site.facts.terms
  const period = { from: `${input.from}-01`, to: `${input.to}-01` }
  const found = await sumDeskFigures(tx, { by: input.by, period, currency, limit: input.limit })
  const [first] = found
  return {
    currency,
    items: found.map(({ id, name, bills, plays, total_minor, share_minor }) => ({
      ...{ id, name, bills, plays },
      total: decimalOf(total_minor, currency),
      share: decimalOf(share_minor, currency),
    })),
    count: first?.count ?? 0,
    total: decimalOf(first?.all_total ?? '0', currency),
    share: decimalOf(first?.all_share ?? '0', currency),
  }
}

export async function readDeskWaiting({ tx }: CallContext<typeof deskIncomeWaiting>) {
  const [uncovered, suspense] = await Promise.all([listUncovered(tx, shown), listInSuspense(tx, shown)])
  return {
    uncovered: uncovered.map(row => ({ ...aboutReport(row), open: decimalOf(row.amount, row.currency) })),
    suspense: suspense.map(row => ({ ...aboutReport(row), amount: decimalOf(row.amount, row.currency) })),
  }
}

const aboutReport = ({ report_id, name, payer, since, currency }: WaitingRow) => ({
  ...{ report_id, name, payer, since: since.toISOString(), currency: currency as Currency },
})
