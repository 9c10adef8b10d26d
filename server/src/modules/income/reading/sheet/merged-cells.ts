// Cells that were joined downwards: what stands in the first counts for each row, unless it is an amount, which would be paid once a row.
// They are listed behind all rows.
import { readAmount } from '../read-amount'
import type { SheetRow } from './read-rows'
import { columnOf } from './read-rows'
import { attribute, scanXml } from './scan-xml'

export interface Merged {
  column: number
  first: number
  last: number
}

const most = 50_000

export async function findMerged(bytes: AsyncIterable<Buffer>): Promise<Merged[]> {
  const found: Merged[] = []
  for await (const parts of scanXml(bytes)) {
    for (const { name, kind, content } of parts) {
      if (name !== 'mergeCell' || kind !== 'open' || found.length >= most) continue
      const [from = '', to = ''] = (attribute(content, 'ref') ?? '').split(':')
      const [first, last] = [from, to].map(place => Number(/\d+$/.exec(place)?.[0]))
      const column = columnOf(from)
      if (column !== undefined && first && last && last > first) found.push({ column, first, last })
    }
  }
  return found.toSorted((one, other) => one.first - other.first)
}

/** Rows come in their order; so do the joined cells. */
export function fillMerged(merged: readonly Merged[]): (row: SheetRow) => void {
  let next = 0
  let open: { merged: Merged; text: string }[] = []
  return row => {
    open = open.filter(({ merged: { last } }) => last >= row.number)
    for (const {
      merged: { column },
      text,
    } of open) {
      while (row.cells.length <= column) row.cells.push('')
      row.cells[column] ||= text
    }
    for (; next < merged.length && (merged[next] as Merged).first <= row.number; next++) {
      const one = merged[next] as Merged
      const text = one.first === row.number ? row.cells[one.column] : undefined
      if (text && !isAmount(text)) open.push({ merged: one, text })
    }
  }
}

const barcode = /^\d{8,14}$/
const isAmount = (text: string) =>
  !barcode.test(text) &&
  (['.', ','] as const).some(decimalMark => readAmount(text, { decimalMark, thousandsMark: '' }))
