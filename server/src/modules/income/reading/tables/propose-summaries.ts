// Which tables hold totals of others: counted as well, they would be paid twice.
import { addUp, differenceIn } from './exact-sum'
import type { TableSums } from './report-table'

export interface Weighed {
  rows: number
  sums: TableSums
  /** With their currency, `USD 1.5`; cut off where they are many. */
  amounts: readonly string[]
  /** Of its rows, where nobody has kept their amounts. */
  decimals?: number
  /** What its rows come to by store, month, title or country, with their currency. */
  groups: ReadonlySet<string>
}

/** So many tables are tried in every way together; of more, each and all. */
const mostTogether = 10

/** For each table the places of those whose totals it holds; none: it is no summary. The shortest are looked at first. */
export function proposeSummaries(tables: readonly Weighed[]): number[][] {
  const found: number[][] = tables.map(() => [])
  // Of two of one length that come to the same, the later one repeats the earlier.
  const order = [...tables.keys()].toSorted(
    (one, other) => rowsOf(tables, one) - rowsOf(tables, other) || other - one,
  )
  for (const place of order) {
    const others = order.filter(other => other !== place && (found[other]?.length ?? 0) === 0)
    found[place] = sourcesOf(tables, place, others)
  }
  return found
}

const rowsOf = (tables: readonly Weighed[], place: number) => tables[place]?.rows ?? 0

function sourcesOf(tables: readonly Weighed[], place: number, others: readonly number[]): number[] {
  const table = tables[place]
  if (!table || isNothing(table.sums)) return []
  const longEnough = others.filter(other => !isNothing(tables[other]?.sums ?? {}))
  for (const group of groupsOf(longEnough)) {
    const members = group.flatMap(other => tables[other] ?? [])
    if (isSameSum(table, members)) return group.toSorted((one, other) => one - other)
  }
  const source = longEnough.find(other => holdsTotalsOf(table, tables[other]))
  return source === undefined ? [] : [source]
}

/** Each on its own, all, then any of them together. */
function groupsOf(others: readonly number[]): number[][] {
  const single = others.map(other => [other])
  if (others.length > mostTogether) return [...single, [...others]]
  const all = Array.from({ length: 2 ** others.length }, (_, bits) =>
    others.filter((_, index) => (bits >> index) & 1),
  )
  return [...single, [...others], ...all.filter(group => group.length > 1)].filter(group => group.length > 0)
}

/** Rounded as its rows are: each may be off by half a unit of its last decimal. */
function isSameSum({ sums, rows, amounts, ...own }: Weighed, members: readonly Weighed[]): boolean {
  const currencies = new Set([...Object.keys(sums), ...members.flatMap(member => Object.keys(member.sums))])
  if (members.reduce((count, member) => count + member.rows, 0) < rows) return false
  return [...currencies].every(currency => {
    const said = sums[currency] ?? '0'
    const theirs = addUp(members.map(member => member.sums[currency] ?? '0'))
    if (said === theirs) return true
    const decimals = own.decimals ?? decimalsOf(amounts, currency)
    const isCoarser = decimals < (theirs.split('.')[1]?.length ?? 0)
    return isCoarser && differenceIn(decimals, said, theirs) * 2n <= BigInt(Math.max(rows, 1)) + 1n
  })
}

const decimalsOf = (amounts: readonly string[], currency: string) =>
  amounts
    .filter(amount => amount.startsWith(currency))
    .reduce((most, amount) => Math.max(most, amount.split('.')[1]?.length ?? 0), 0)

/** Two rows at least: one amount alone may be equal by chance. */
function holdsTotalsOf({ rows, amounts }: Weighed, source: Weighed | undefined): boolean {
  if (!source || rows < 2 || rows >= source.rows || amounts.length < rows) return false
  return amounts.every(amount => source.groups.has(amount))
}

const isNothing = (sums: TableSums) => Object.values(sums).every(amount => Number(amount) === 0)
