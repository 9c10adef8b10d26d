import { monthAfter, monthInChina } from '#contract/china-months'
import type { Currency } from '#contract/currency'
import type { readTrackIncome } from '#contract/income/split-calls'
import { minor, toDecimal } from '#contract/money'
import type { Tx } from '../../../platform/database/query'
import type { CallContext } from '../../../platform/http/call-handler'
import { readerOf } from './split-reader'
import { currencyOfAgent, sumTrackIncome } from './split-tracks.queries'
import { listParties, listSplitRows } from './splits.queries'

const monthsShown = 12

/** What lines that name the recording brought after the rate. A party sees the months in which it has a part. */
export async function readIncomeOfTrack({ tx, actor, input, now }: CallContext<typeof readTrackIncome>) {
  const { reader } = await readerOf(tx, input.isrc, actor.memberId)
  const currency = await currencyOfAgent(tx)
  const first = monthAfter(monthInChina(now), 1 - monthsShown)
  const found = await sumTrackIncome(tx, input.isrc, actor.memberId, first)
  const isSeen = reader === 'owner' ? () => true : await monthsOf(tx, input.isrc, actor.memberId)
  const months = Array.from({ length: monthsShown }, (_, index) => monthAfter(first, index)).filter(isSeen)
  return {
    currency,
    months: months.map(month => {
      const sum = found.find(row => row.month === month)
      return { month, total: decimal(sum?.total, currency), mine: decimal(sum?.mine, currency) }
    }),
  }
}

/** All months that brought anything, for a file; to those who see them on the page. */
export async function wholeIncomeOfTrack(tx: Tx, isrc: string, memberId: number) {
  const { reader } = await readerOf(tx, isrc, memberId)
  const currency = await currencyOfAgent(tx)
  const found = await sumTrackIncome(tx, isrc, memberId)
  const isSeen = reader === 'owner' ? () => true : await monthsOf(tx, isrc, memberId)
  return found
    .filter(({ month }) => isSeen(month))
    .map(({ month, total, mine }) => ({
      ...{ month, currency, total: decimal(total, currency), mine: decimal(mine, currency) },
    }))
}

const decimal = (amount = '0', currency: Currency) => toDecimal({ amount: minor(BigInt(amount)), currency })

/** Of the split that is in force in a month. */
async function monthsOf(tx: Tx, isrc: string, memberId: number): Promise<(month: string) => boolean> {
  const agreed = (await listSplitRows(tx, isrc, 100))
    .filter(({ state }) => state === 'agreed')
    .sort((one, other) => other.from_month.localeCompare(one.from_month) || other.id - one.id)
  const parties = await listParties(
    tx,
    agreed.map(({ id }) => id),
  )
  return month => {
    const split = agreed.find(({ from_month }) => from_month.slice(0, 7) <= month)
    return parties.some(
      ({ split_id, member_id, part }) => split_id === split?.id && member_id === memberId && part > 0,
    )
  }
}
