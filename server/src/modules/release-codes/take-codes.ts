// The next codes of the agent's ranges. Whoever calls it has locked the codes.
import type { CodeKind } from '#contract/release-codes/calls'
import { isrcOf, upcOf } from '#contract/release-codes/ranges'
import type { Tx } from '../../platform/database/query'
import { Refusal } from '../../platform/refusal'
import { type CodeRange, codesInUse, listOpenRanges, moveRange } from './release-codes.queries'
import './release-codes.texts'

export interface TakenCode {
  code: string
  rangeId: number
}

export async function takeCodes(tx: Tx, kind: CodeKind, count: number, year: number): Promise<TakenCode[]> {
  const taken: TakenCode[] = []
  for (const range of count > 0 ? await listOpenRanges(tx, kind) : []) {
    const { next, year: counted } = placeIn(range, year)
    let at = next
    while (taken.length < count && at <= range.last) {
      const batch = numbersFrom(at, Math.min(range.last, at + (count - taken.length) - 1))
      const codes = batch.map(number => codeOf(range, counted, number))
      const used = await codesInUse(tx, kind, codes)
      taken.push(...codes.filter(code => !used.has(code)).map(code => ({ code, rangeId: range.id })))
      at += batch.length
    }
    if (at !== range.next || counted !== range.year) await moveRange(tx, range.id, at, counted)
    if (taken.length === count) break
  }
  if (taken.length < count) throw new Refusal('conflict', { text: `codes.none.${kind}` })
  return taken
}

/** Where a range stands in that year: ISRC numbers begin anew with each, UPC numbers never. */
export function placeIn(range: Pick<CodeRange, 'kind' | 'first' | 'next' | 'year'>, year: number) {
  if (range.kind === 'upc') return { next: range.next, year: null }
  const isNewYear = range.year === null || range.year < year
  return isNewYear ? { next: range.first, year } : { next: range.next, year: range.year }
}

export function codeOf(range: Pick<CodeRange, 'kind' | 'prefix'>, year: number | null, number: number) {
  return range.kind === 'isrc' ? isrcOf(range.prefix, year ?? 0, number) : upcOf(range.prefix, number)
}

function numbersFrom(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}
