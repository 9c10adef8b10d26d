// A bank's answer as lines. It knows no database: what a line is about is judged by others.
import { type CellSeparator, cellSeparators, type LineRefusal } from '#contract/income/reading'
import type { Language } from '#contract/language'
import { Refusal } from '../../../platform/refusal'
import { say, type TextParams } from '../../../platform/texts/texts'
import { openTextTable, ReportRefused, splitTable } from '../../income/income.public'
import { findResultColumns, neededColumns, outcomeOf, type ResultColumn, someWords } from './result-words'
import './results.texts'

export interface ResultLine {
  position: number
  reference: string
  /** As it stands there. */
  amount: string
  outcome: 'paid' | 'failed' | null
  bankReference: string
  /** As it stands there; empty: it says nothing about the day. */
  day: string
  reason: string
}

export interface ReadResult {
  lines: ResultLine[]
  /** Amounts of the sums below the table, as they stand there. */
  totals: string[]
}

interface CarriedFile {
  name: string
  body: Buffer
}

const mostLines = 200_000
/** A workbook unfolds to more than it is. */
const mostBytes = 128 * 1024 * 1024
/** Banks put their name and the day above the table. */
const mostPreamble = 60

/** `own`: the titles of our columns, which many banks give back as they were. */
export async function readResultFile(
  file: CarriedFile,
  own: Partial<Record<ResultColumn, string>>,
): Promise<ReadResult> {
  if (file.body.length === 0) throw refuse('empty')
  const text = await openText(file)
  const found = await findHeader(text, own)
  const lines: ResultLine[] = []
  const totals: string[] = []
  let { columns } = found
  await splitTable(text, found.separator, {
    visit(cells, line) {
      if (line <= found.line) return
      const next = headerIn(cells, own)
      if (next) {
        columns = next
        return
      }
      const read = lineOf(cells, columns)
      if (isNoPayout(read)) {
        if (read.amount !== '') totals.push(read.amount)
        return
      }
      if (lines.length >= mostLines) throw refuse('tooLong', { count: mostLines })
      const { status, ...said } = read
      lines.push({ position: lines.length + 1, outcome: outcomeOf(status), ...said })
    },
    refuse(_: LineRefusal, line: number) {
      throw refuse('brokenLine', { number: line })
    },
  })
  if (lines.length === 0) throw refuse('noLines')
  return { lines, totals }
}

const refuse = (text: string, params?: TextParams) =>
  new Refusal('invalidInput', { fields: [{ field: 'file', text: `payouts.result.${text}`, params }] })

async function openText(file: CarriedFile): Promise<Buffer> {
  try {
    return await openTextTable(file, { mostBytes, likely: 'gb18030' })
  } catch (error) {
    if (!(error instanceof ReportRefused)) throw error
    throw refuse(refusalOf(error.reason))
  }
}

function refusalOf(reason: ReportRefused['reason']) {
  if (reason === 'sheetSeveral') return 'severalSheets'
  return reason === 'empty' || reason === 'sheetEmpty' ? 'empty' : 'unreadable'
}

interface FoundHeader {
  separator: CellSeparator
  line: number
  columns: Record<ResultColumn, number>
}

/** The first line that names all that is needed, cut by whatever makes one of it. */
async function findHeader(text: Buffer, own: Partial<Record<ResultColumn, string>>): Promise<FoundHeader> {
  let missing: readonly ResultColumn[] = neededColumns
  for (const separator of cellSeparators) {
    for (const { line, cells } of await firstLines(text, separator)) {
      const columns = findResultColumns(cells, own)
      const lacking = neededColumns.filter(column => columns[column] < 0)
      if (lacking.length === 0) return { separator, line, columns }
      if (lacking.length < missing.length) missing = lacking
    }
  }
  const named = (language: Language) =>
    missing.map(column => say(`payouts.result.column.${column}`, language))
  throw refuse('noHeader', {
    ...Object.fromEntries(neededColumns.map(column => [column, someWords(column)])),
    missing: { 'zh-CN': named('zh-CN').join('、'), en: named('en').join(', ') },
  })
}

async function firstLines(text: Buffer, separator: CellSeparator) {
  const lines: { line: number; cells: string[] }[] = []
  const head = text.subarray(0, headEnd(text))
  await splitTable(head, separator, {
    visit: (cells, line) => lines.push({ line, cells }),
    refuse: () => {},
  })
  return lines
}

function headEnd(text: Buffer): number {
  let at = 0
  for (let line = 0; line < mostPreamble; line++) {
    const end = text.indexOf(0x0a, at)
    if (end < 0) return text.length
    at = end + 1
  }
  return at
}

/** Another table below the first may have its columns in another order; a page may begin with the header again. */
function headerIn(cells: readonly string[], own: Partial<Record<ResultColumn, string>>) {
  if (cells.some(cell => /\d/.test(cell))) return undefined
  const columns = findResultColumns(cells, own)
  return neededColumns.every(column => columns[column] >= 0) ? columns : undefined
}

/** The one that stands in a cell with more words, such as a remark. */
const ownReference = /W\d{1,16}-\d{1,6}/g

const isOwn = (reference: string) => reference.toUpperCase().match(ownReference) !== null

function lineOf(cells: readonly string[], columns: Record<ResultColumn, number>) {
  const cell = (column: ResultColumn, most: number) => shown(cells[columns[column]] ?? '', most)
  const said = cell('reference', 100)
  const within = said.toUpperCase().match(ownReference) ?? []
  return {
    reference: (within.length === 1 && within[0]) || said,
    amount: cell('amount', 60),
    status: cell('status', 100),
    bankReference: cell('bankReference', 60),
    day: cell('day', 40),
    reason: cell('reason', 300),
  }
}

const isSum = /^(合计|总计|小计|共计|汇总|total|sum)/i

/** An empty line, the sum below the table, or a row of ours below it, which names neither an amount nor what came of it. */
const isNoPayout = ({ reference, status, amount }: { reference: string; status: string; amount: string }) =>
  status === '' && (reference === '' || isSum.test(reference) || (amount === '' && !isOwn(reference)))

/** In letters that can be seen and kept; what makes text of a number in a sheet is no part of it. */
const shown = (cell: string, most: number) =>
  cell
    .replace(/\p{Cc}|\p{Cs}|\p{Default_Ignorable_Code_Point}/gu, ' ')
    .trim()
    .replace(/^'/, '')
    .slice(0, most)
