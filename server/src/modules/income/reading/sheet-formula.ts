import type { LineCells } from './line-cells'

/** How the decoded copy writes a formula whose value was not stored. */
export const formulaMark = '#FORMULA!'

/** The first cell that matters and holds one; -1: none. */
export function sheetFormula(cells: LineCells, index: Readonly<Record<string, number>>): number {
  for (const at of Object.values(index)) {
    if (at < 0 || at >= cells.count) continue
    const start = cells.starts[at] as number
    if (cells.text.startsWith(formulaMark, start)) return at
  }
  return -1
}
