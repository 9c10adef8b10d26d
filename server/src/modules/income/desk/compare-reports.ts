import type { compareReports } from '#contract/income/report-calls'
import type { Tx } from '../../../platform/database/query'
import type { CallContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import { countEqualLines, listLikenesses } from '../importing/likeness.queries'
import { findNames, listDifferences, sumLines } from './compare.queries'
import { hasLines, payerOf } from './decisions.queries'

const mostDifferences = 50
/** Lines that can be counted while somebody waits. */
const mostCounted = 500_000

export async function compareThem({ tx, input }: CallContext<typeof compareReports>) {
  const { id, other_id: otherId } = input
  await requireComparable(tx, id, otherId)
  const likeness = (await listLikenesses(tx, id)).find(other => other.id === otherId)
  const [here, there] = [await sideOf(tx, id), await sideOf(tx, otherId)]
  const hasBoth = (await hasLines(tx, id)) && (await hasLines(tx, otherId))
  const canCount = hasBoth && here.lines + there.lines <= mostCounted
  const equal = likeness?.equal_lines ?? (canCount ? await countEqualLines(tx, id, otherId) : null)
  return {
    equal_lines: equal,
    here,
    there,
    differences: await listDifferences(tx, id, otherId, mostDifferences),
  }
}

export async function requireComparable(tx: Tx, id: number, otherId: number): Promise<void> {
  const payers = [await payerOf(tx, id), await payerOf(tx, otherId)]
  if (payers.includes(undefined) || id === otherId) throw new Refusal('notFound')
}

async function sideOf(tx: Tx, id: number) {
  const sums = await sumLines(tx, id)
  return {
    ...(await findNames(tx, id)),
    lines: sums.reduce((all, { lines }) => all + lines, 0),
    sums: sums.map(({ currency, amount }) => ({ currency, amount })),
  }
}
