// All lines of a bill, or of a part of it, for a file: recording by recording, and of each as the report has them. A page of the screen goes
// by number of line, for which all numbers are looked through; done for every page of a file, a million lines would take hours.
import type { Tx } from '../../../platform/database/query'
import { byPage } from '../../../platform/export/by-page'
import type { BillLineRow } from './bill-lines.queries'
import {
  listLinesOfSums,
  listSumRows,
  type PiecesOfSum,
  type SumOfBill,
  type SumsOfBill,
} from './sums-of-bill.queries'

const sumsAtOnce = 500
const linesAtOnce = 2000

type Read = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>

export async function* linesOfParts(read: Read, wanted: SumsOfBill): AsyncGenerator<BillLineRow[]> {
  const sums = byPage(
    sumsAtOnce,
    (after: SumOfBill | undefined) => read(tx => listSumRows(tx, wanted, after, sumsAtOnce)),
    last => last,
  )
  for await (const page of sums) {
    for (const pieces of inPortions(page)) {
      yield await read(tx => listLinesOfSums(tx, wanted.reportId, pieces))
    }
  }
}

/** Small sums together, large ones in pieces: whatever a bill is made of, no more lines are held at a time. */
function* inPortions(sums: readonly SumOfBill[]): Generator<PiecesOfSum[]> {
  let pieces: PiecesOfSum[] = []
  let room = linesAtOnce
  for (const sum of sums) {
    for (let from = 1; from <= sum.lines; ) {
      const to = Math.min(sum.lines, from + room - 1)
      pieces.push({ sum, from, to })
      room -= to - from + 1
      from = to + 1
      if (room > 0) continue
      yield pieces
      pieces = []
      room = linesAtOnce
    }
  }
  if (pieces.length > 0) yield pieces
}
