import { todayInChina } from '#contract/identity/age'
import type { CodeKind } from '#contract/release-codes/calls'
import { codeKinds } from '#contract/release-codes/calls'
import type { Tx } from '../../platform/database/query'
import { type CodeRange, listRanges, readAlarms } from './release-codes.queries'
import { placeIn } from './take-codes'

/** How many numbers a range still has, this year. */
export function leftIn(range: CodeRange, year: number): number {
  return range.closed_at === null ? range.last - placeIn(range, year).next + 1 : 0
}

export const codeYear = (now: Date) => Number(todayInChina(now).slice(0, 4))

/** How many codes of each kind are left, and whether it is time to get more. */
export async function codeStock(tx: Tx, now: Date, ranges?: CodeRange[]) {
  const [all, alarms] = await Promise.all([ranges ?? listRanges(tx), readAlarms(tx)])
  const stockOf = (kind: CodeKind) => {
    const left = all
      .filter(range => range.kind === kind)
      .reduce((sum, range) => sum + leftIn(range, codeYear(now)), 0)
    const alarm = kind === 'isrc' ? alarms.isrc_alarm : alarms.upc_alarm
    return { left, alarm, is_low: left < alarm || left === 0 }
  }
  return Object.fromEntries(codeKinds.map(kind => [kind, stockOf(kind)])) as Record<
    CodeKind,
    ReturnType<typeof stockOf>
  >
}
