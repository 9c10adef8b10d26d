// Cells that were joined downwards: what stands in the first counts for each row, unless it is an amount, which would be paid once a row.
// They are listed behind all rows.
import { mostCells } from '../line-cells'
import { readAmount } from '../read-amount'
import { ReportRefused } from '../report-refused'
import type { SheetRow } from './read-rows'
import { columnOf } from './read-rows'
import { attribute, scanXml } from './scan-xml'

export interface Merged {
  column: number
  first: number
  last: number
}

/** Beyond them cells would lack what stands beside them: such a sheet is not read at all. */
const most = 200_000

export async function findMerged(bytes: AsyncIterable<Buffer>): Promise<Merged[]> {
  const found: Merged[] = []
  for await (const parts of scanXml(bytes)) {
    for (const { name, kind, content } of parts) {
      if (name !== 'mergeCell' || kind !== 'open') continue
      const [from = '', to = ''] = (attribute(content, 'ref') ?? '').split(':')
      const [first, last] = [from, to].map(place => Number(/\d+$/.exec(place)?.[0]))
      const column = columnOf(from)
      if (column === undefined || column >= mostCells || !first || !last || last <= first) continue
      if (found.push({ column, first, last }) > most) throw new ReportRefused('sheetTooLarge')
    }
  }
  return found.toSorted((one, other) => one.first - other.first)
}

/** Rows come in their order; so do the joined cells. A cell belongs to one of them at most, so a row costs no more than it has columns. */
export function fillMerged(merged: readonly Merged[]): (row: SheetRow) => void {
  let next = 0
  const open = new Map<number, { last: number; text: string }>()
  return row => {
    for (const [column, { last, text }] of open) {
      if (last < row.number) open.delete(column)
      else {
        while (row.cells.length <= column) row.cells.push('')
        row.cells[column] ||= text
      }
    }
    for (; next < merged.length && (merged[next] as Merged).first <= row.number; next++) {
      const { column, first, last } = merged[next] as Merged
      const text = first === row.number ? row.cells[column] : undefined
      if (text && !isAmount(text)) open.set(column, { last, text })
    }
  }
}

const barcode = /^\d{8,14}$/
const isAmount = (text: string) =>
  !barcode.test(text) &&
  (['.', ','] as const).some(decimalMark => readAmount(text, { decimalMark, thousandsMark: '' }))
