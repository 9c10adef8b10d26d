// Tables that are beside one another, laid one below the other: each line of the text is then of one table, which is counted or left out, and everything
// after reads them as it reads any other. No cell is changed, and none is lost.
import type { CellSeparator } from '#contract/income/reading'
import type { TextPart } from '../inner-file'
import type { LineCells } from '../line-cells'
import { regroup } from '../regroup'
import { ReportRefused } from '../report-refused'
import { LineSplitter, type LineVisitor } from '../split-lines'
import { type BesideTable, type Block, findBeside, hasBeside } from './find-beside'
import type { OpenText } from './report-table'

/** The text is read once for each of them. */
const mostBeside = 100
const [newline, carriageReturn, quote, space] = [0x0a, 0x0d, 0x22, 0x20]
const lineEnd = Buffer.from('\n')

export interface LaidText {
  chunks: AsyncIterable<Buffer>
  /** After the last of them: its parts, those of one sheet under one name. */
  parts(): TextPart[]
}

/** Undefined: no table is beside another one. */
export async function layApart(
  open: OpenText,
  parts: readonly TextPart[],
  separator: CellSeparator,
): Promise<LaidText | undefined> {
  const found: Block[][] = []
  for (const { at, size } of parts) found.push(await findBeside(regroup(open(at, at + size)), separator))
  if (!found.some(hasBeside)) return undefined
  const laid: TextPart[] = []
  async function* write() {
    let [at, line] = [0, 1]
    for (const [index, { name, isHidden, ...part }] of parts.entries()) {
      for (const section of sectionsOf(found[index] ?? [], part.size)) {
        const begins = { at, line }
        const own: OpenText = (start, end) => open(part.at + start, part.at + end)
        for await (const piece of linesOf(own, section, separator)) {
          at += piece.length
          line += countLineEnds(piece)
          yield piece
        }
        if (at > begins.at) laid.push({ name, isHidden, ...begins, size: at - begins.at })
      }
    }
  }
  return { chunks: write(), parts: () => laid }
}

/** Part of the columns of part of the lines. */
interface Section {
  /** Bytes of the sheet's text. */
  start: number
  end: number
  isFirst: boolean
  /** Of a line that begins there: from this column to before that one. */
  columnsAt(at: number): { from: number; to: number }
}

function sectionsOf(blocks: readonly Block[], size: number): Section[] {
  const blockAt = (at: number) => blocks.findLast(block => block.at <= at)
  const first: Section = {
    ...{ start: 0, end: size, isFirst: true },
    columnsAt: at => ({ from: 0, to: blockAt(at)?.beside[0]?.column ?? Number.POSITIVE_INFINITY }),
  }
  const tables = new Set(blocks.flatMap(({ beside }) => beside))
  if (tables.size > mostBeside) throw new ReportRefused('sheetTooLarge')
  return [first, ...[...tables].map(table => besideSection(blocks, table, { blockAt, size }))]
}

function besideSection(
  blocks: readonly Block[],
  table: BesideTable,
  { blockAt, size }: { blockAt(at: number): Block | undefined; size: number },
): Section {
  const last = blocks.findLastIndex(({ beside }) => beside.includes(table))
  return {
    start: blocks.find(({ beside }) => beside.includes(table))?.at ?? 0,
    end: blocks[last + 1]?.at ?? size,
    isFirst: false,
    columnsAt(at) {
      const beside = blockAt(at)?.beside ?? []
      const next = beside[beside.indexOf(table) + 1]
      return { from: table.column, to: next?.column ?? Number.POSITIVE_INFINITY }
    },
  }
}

async function* linesOf(open: OpenText, section: Section, separator: CellSeparator): AsyncGenerator<Buffer> {
  const writer = new SectionWriter(section, separator.charCodeAt(0))
  const splitter = new LineSplitter(separator, writer)
  for await (const piece of regroup(open(section.start, section.end))) {
    splitter.push(piece)
    yield* written(open, writer)
  }
  splitter.finish()
  yield* written(open, writer)
}

async function* written(open: OpenText, writer: SectionWriter): AsyncGenerator<Buffer> {
  const { pieces } = writer
  writer.pieces = []
  let together: Buffer[] = []
  for (const piece of pieces) {
    if (Buffer.isBuffer(piece)) {
      together.push(piece)
      continue
    }
    yield Buffer.concat(together)
    together = [lineEnd]
    yield* open(piece.at, piece.at + piece.size)
  }
  if (together.length > 0) yield Buffer.concat(together)
}

/** The bytes of each line as they are. Empty lines stay where they are, and none is kept behind the last row. */
class SectionWriter implements LineVisitor {
  /** Or where a line lies that nobody can cut into cells. */
  pieces: (Buffer | { at: number; size: number })[] = []
  private empty = 0

  constructor(
    private readonly section: Section,
    private readonly separator: number,
  ) {}

  visit(cells: LineCells, _line: number, at: number): void {
    const { from, to } = this.section.columnsAt(this.section.start + at)
    const bytes = cells.bytes.subarray(beginOf(cells, from), endBefore(cells, to))
    if (this.isBlank(bytes)) this.empty++
    else this.pieces.push(...this.emptyLines(), bytes, lineEnd)
  }

  /** It is refused again when it is read, and is a line of the first table. */
  refuse(_reason: string, _shown: string, _line: number, at: number, size: number): void {
    if (!this.section.isFirst) this.empty++
    else this.pieces.push(...this.emptyLines(), { at: this.section.start + at, size })
  }

  private emptyLines(): Buffer[] {
    const lines = this.empty === 0 ? [] : [Buffer.alloc(this.empty, newline)]
    this.empty = 0
    return lines
  }

  private isBlank(bytes: Buffer): boolean {
    return bytes.every(byte => byte === this.separator || byte === space || byte === quote)
  }
}

/** With its quote. */
function beginOf({ bytes, starts, count, start, end }: LineCells, column: number): number {
  if (column === 0) return start
  if (column >= Math.min(count, starts.length)) return end
  const at = starts[column] as number
  return bytes[at - 1] === quote ? at - 1 : at
}

/** In front of the separator before this column. */
function endBefore(cells: LineCells, column: number): number {
  const isLast = column >= Math.min(cells.count, cells.starts.length)
  return isLast ? cells.end : beginOf(cells, column) - 1
}

const countLineEnds = (piece: Buffer) =>
  piece.reduce((count, byte) => (byte === newline || byte === carriageReturn ? count + 1 : count), 0)
