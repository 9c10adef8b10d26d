// Tables that are beside others on one sheet: where they begin, and in which lines they are. The header of the one at the right may be in the same line
// as the other's, further down or further up.
import type { CellSeparator } from '#contract/income/reading'
import { mayNameMoney, namesMoney } from '../layouts/role-of-name'
import type { LineCells } from '../line-cells'
import { isTotalName } from '../name-odd-line'
import { LineSplitter, type LineVisitor } from '../split-lines'
import { columnsOfTables, isHeader, type Roles, rolesOf } from './header-columns'
import { isNumber } from './other-header'

/** At the right of the first table of its lines. */
export interface BesideTable {
  column: number
  /** Its header: the same names again at the same column are no other table. */
  names: string
}

/** Lines with the same tables beside one another. The first table of them begins at the first column. */
export interface Block {
  /** Bytes in front of its first line. */
  at: number
  /** From left to right. */
  beside: BesideTable[]
}

/** From this column to before that one. */
interface Stretch {
  from: number
  to: number
}

class BesideFinder implements LineVisitor {
  readonly blocks: Block[] = []
  /** Columns of the header that is furthest to the left. */
  private left: Stretch = { from: 0, to: 0 }
  /** The last header, where only the rows below it tell whether it is one of several tables. */
  private open: { block: Block; cells: string[]; roles: Roles; columns: number[] } | undefined

  visit(cells: LineCells, _line: number, at: number): void {
    const isHead =
      mayNameMoney(cells.text.substring(cells.start, cells.end)) && this.readHeader(cells.all(), at)
    if (!isHead && this.open && this.isOneSided(cells, this.open)) {
      const { block, columns, cells: header } = this.open
      this.setBeside(block, header, columns)
      this.left.to = endOf(header, columns[1])
      this.open = undefined
    }
  }

  refuse(): void {
    // Nothing can be said of such a line.
  }

  private readHeader(cells: string[], at: number): boolean {
    if (!namesMoney(cells)) return false
    const roles = rolesOf(cells)
    if (cells.some(isNumber) || this.isBehindRow(cells, roles)) return this.readPartly(cells, roles, at)
    if (!isHeader(cells, roles)) return false
    const columns = columnsOfTables(cells, roles, true)
    const [from = 0, second] = columns
    const to = endOf(cells, second)
    if (second === undefined && this.isBeside(from)) this.begin(at, cells, { from, to })
    else if (second === undefined && this.isBefore(to)) this.moveRight({ from, to })
    else {
      // What goes on at the right of another table is still there.
      const kept = second === undefined ? this.beside.filter(({ column }) => column >= to) : this.beside
      const block: Block = { at, beside: kept }
      this.blocks.push(block)
      if (second !== undefined) this.setBeside(block, cells, columns)
      this.left = { from, to }
      const perhaps = columnsOfTables(cells, roles, false)
      this.open = perhaps.length > columns.length ? { block, cells, roles, columns: perhaps } : undefined
    }
    return true
  }

  /** A header in a line in which another table has a row. */
  private readPartly(cells: readonly string[], roles: Roles, at: number): boolean {
    let isHead = false
    const stretches = this.stretchesOf(cells)
    for (const [index, { from: first, to }] of stretches.entries()) {
      if (!isHeader(cells.slice(first, to), roles.slice(first, to))) continue
      isHead = true
      const from = this.withNamesBefore(stretches, index, roles)
      if (this.blocks.length === 0) {
        this.blocks.push({ at, beside: [] })
        this.left = { from, to }
      } else if (this.isBeside(from)) this.begin(at, cells, { from, to })
      else if (this.isBefore(to)) this.moveRight({ from, to })
    }
    return isHead
  }

  /** Numbers tell a row, but an amount may have its currency with it, or be a dash. */
  private isBehindRow(cells: readonly string[], roles: Roles): boolean {
    const { to } = this.left
    const filled = cells.slice(0, to).filter(cell => cell !== '').length
    const named = roles.slice(0, to).filter(role => role !== undefined).length
    return (
      to > 0 &&
      filled > 0 &&
      named * 2 <= filled &&
      cells[to] === '' &&
      isHeader(cells.slice(to), roles.slice(to))
    )
  }

  private get beside(): BesideTable[] {
    return this.blocks.at(-1)?.beside ?? []
  }

  private isBeside(from: number): boolean {
    return this.blocks.length > 0 && from >= this.left.to
  }

  private isBefore(to: number): boolean {
    return this.blocks.length > 0 && to <= this.left.from
  }

  private begin(at: number, cells: readonly string[], { from, to }: Stretch): void {
    this.open = undefined
    const names = namesOf(cells, from, to)
    const others = this.beside.filter(({ column }) => column < from || column >= to)
    const same = this.beside.find(({ column, names: own }) => column === from && own === names)
    this.blocks.push({ at, beside: inOrder([...others, same ?? { column: from, names }]) })
  }

  /** A table begins at the left of what was the first one until here. */
  private moveRight(left: Stretch): void {
    this.open = undefined
    const block = this.blocks.at(-1) as Block
    block.beside = inOrder([...block.beside, { column: this.left.from, names: '' }])
    this.left = left
  }

  private setBeside(block: Block, cells: readonly string[], columns: readonly number[]): void {
    const before = block.beside
    block.beside = columns.slice(1).map((column, index) => {
      const names = namesOf(cells, column, columns[index + 2])
      return before.find(table => table.column === column && table.names === names) ?? { column, names }
    })
  }

  /** The header may have an empty cell of its own: what names things in front of it belongs to it. */
  private withNamesBefore(stretches: readonly Stretch[], index: number, roles: Roles): number {
    let from = stretches[index]?.from ?? 0
    for (const before of stretches.slice(0, index).toReversed()) {
      const isNear = before.to === from - 1 && before.from >= this.left.to
      if (!isNear || roles.slice(before.from, before.to).includes(undefined)) break
      from = before.from
    }
    return from
  }

  /** Filled cells that are side by side, cut where a table is known to begin or to end. */
  private stretchesOf(cells: readonly string[]): Stretch[] {
    const edges = new Set([this.left.from, this.left.to, ...this.beside.map(({ column }) => column)])
    const found: Stretch[] = []
    for (const [column, cell] of cells.entries()) {
      const last = found.at(-1)
      if (cell === '') continue
      if (last?.to === column && !edges.has(column)) last.to = column + 1
      else found.push({ from: column, to: column + 1 })
    }
    return found
  }

  /** A row of one table beside which another one has none: in one wide table a sale fills both sides. */
  private isOneSided(cells: LineCells, { columns, roles }: NonNullable<typeof this.open>): boolean {
    const sides = columns.map((from, index) => {
      const all = Array.from(
        { length: Math.min(columns[index + 1] ?? cells.count, cells.count) - from },
        (_, at) => cells.cell(from + at),
      )
      const filled = all.filter(cell => cell !== '')
      const isSale = all.some((cell, at) => roles[from + at] === 'amount' && /\d/.test(cell))
      return {
        isEmpty: filled.length === 0,
        isRow: filled.length > 1 && isSale && !isTotalName(filled[0] ?? ''),
      }
    })
    return sides.some(({ isEmpty }) => isEmpty) && sides.some(({ isRow }) => isRow)
  }
}

const inOrder = (tables: BesideTable[]) => tables.toSorted((one, other) => one.column - other.column)

const namesOf = (cells: readonly string[], from: number, to?: number) =>
  JSON.stringify(cells.slice(from, endOf(cells, to)))

/** Behind the last cell before a column that says something. */
const endOf = (cells: readonly string[], before = cells.length) =>
  cells.slice(0, before).findLastIndex(cell => cell !== '') + 1

export async function findBeside(text: AsyncIterable<Buffer>, separator: CellSeparator): Promise<Block[]> {
  const finder = new BesideFinder()
  const splitter = new LineSplitter(separator, finder)
  for await (const piece of text) splitter.push(piece)
  splitter.finish()
  return finder.blocks
}

export function hasTablesBeside(head: Buffer, separator: CellSeparator): boolean {
  const finder = new BesideFinder()
  const splitter = new LineSplitter(separator, finder)
  splitter.push(head)
  splitter.finish()
  return hasBeside(finder.blocks)
}

export const hasBeside = (blocks: readonly Block[]) => blocks.some(({ beside }) => beside.length > 0)
