// The first lines of a decoded copy, cut by a separator that may be wrong.
import type { CellSeparator } from '#contract/income/reading'
import { LineSplitter } from '../split-lines'

export interface HeadLine {
  line: number
  cells: string[]
}

const mostLines = 3000
const mostCellsKept = 2001

/** `isWhole`: the file ends here. Otherwise its last line may be half a line and is left out. */
export function splitHead(head: Buffer, separator: CellSeparator, isWhole: boolean): HeadLine[] {
  const lines: HeadLine[] = []
  const splitter = new LineSplitter(separator, {
    visit: (cells, line) => {
      if (lines.length < mostLines) lines.push({ line, cells: cells.all().slice(0, mostCellsKept) })
    },
    refuse: () => {},
  })
  splitter.push(head)
  if (isWhole) splitter.finish()
  return lines
}
