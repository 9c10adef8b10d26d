// A catalogue as a table: CSV, text with tabs, or a workbook, in whatever encoding it was saved.

import { cleanWords } from '#contract/clean-text'
import { type CellSeparator, cellSeparators, type LineRefusal } from '#contract/income/reading'
import { languages } from '#contract/language'
import {
  emptyValues,
  longestCell,
  type MoveInColumn,
  mostMoveInRows,
  moveInColumns,
  neededColumns,
} from '#contract/move-in/columns'
import { say } from '../../../platform/texts/texts'
import { openTextTable, ReportRefused, splitTable } from '../../income/income.public'
import '../move-in.texts'
import { columnsIn } from './header-words'
import { ListRefused } from './list-refused'
import type { ReadRow } from './read-row'

/** Text of a workbook is more than the workbook. */
const mostBytes = 64 * 1024 ** 2
/** What people write above their tables. */
const mostPreamble = 20

export async function readTable(file: { name: string; body: Buffer }): Promise<ReadRow[]> {
  const text = await openText(file)
  const header = await findHeader(text)
  const rows: ReadRow[] = []
  let { columns } = header
  await splitTable(text, header.separator, {
    visit(cells, line) {
      if (line <= header.line || cells.every(cell => cell === '')) return
      // Another list below the first may have its columns in another order.
      const next = cells.some(cell => /\d/.test(cell)) ? undefined : headerIn(cells)
      if (next) {
        columns = next
        return
      }
      const values = { ...emptyValues }
      for (const column of moveInColumns) {
        const at = columns[column]
        if (at !== undefined) values[column] = readCell(cells[at] ?? '')
      }
      if (exampleTitles.includes(values.release_title)) return
      if (rows.length >= mostMoveInRows) throw new ListRefused('tooManyRows', String(mostMoveInRows))
      rows.push({ values, base: {}, expected: [] })
    },
    refuse(_: LineRefusal, line: number) {
      throw new ListRefused('brokenLine', String(line))
    },
  })
  if (rows.length === 0) throw new ListRefused('noRows')
  return rows
}

const exampleTitles = languages.map(language => say('moveIn.example.release', language))

/** A formula is text like any other; the mark that keeps a spreadsheet from reading one is no part of it. */
function readCell(cell: string): string {
  return cleanWords(cell.replace(/^#FORMULA! /, '=').replace(/^'(?=[=+\-@＝＋－＠])/, '')).slice(
    0,
    longestCell + 1,
  )
}

async function openText(file: { name: string; body: Buffer }): Promise<Buffer> {
  try {
    return await openTextTable(file, { mostBytes, likely: 'gb18030' })
  } catch (error) {
    if (error instanceof ReportRefused) throw inOurWords(error)
    throw error
  }
}

/** What the reading of reports says about a file, as a reason for a list. */
export function inOurWords({ reason, detail }: ReportRefused): ListRefused {
  switch (reason) {
    case 'empty':
    case 'sheetEmpty':
    case 'archiveEmpty':
      return new ListRefused('empty')
    case 'archiveOddName':
      return new ListRefused('oddName', detail)
    case 'archiveRatio':
    case 'archiveTooLarge':
    case 'sheetTooLarge':
      return new ListRefused('bomb', detail)
    case 'sheetSeveral':
      return new ListRefused('severalSheets')
    case 'archiveTooManyFiles':
      return new ListRefused('tooManyFiles', detail)
    default:
      return new ListRefused('notReadable', detail)
  }
}

/** Undefined: it does not name all that is needed. */
function headerIn(cells: readonly string[]) {
  const columns = columnsIn(cells)
  return neededColumns.every(column => columns[column] !== undefined) ? columns : undefined
}

interface FoundHeader {
  separator: CellSeparator
  line: number
  columns: Partial<Record<MoveInColumn, number>>
}

/** The first line that names all that is needed, cut by whatever makes one of it. */
async function findHeader(text: Buffer): Promise<FoundHeader> {
  let missing: readonly MoveInColumn[] = neededColumns
  for (const separator of cellSeparators) {
    for (const { line, cells } of await firstLines(text, separator)) {
      const columns = columnsIn(cells)
      const lacking = neededColumns.filter(column => columns[column] === undefined)
      if (lacking.length === 0) return { separator, line, columns }
      if (lacking.length < missing.length) missing = lacking
    }
  }
  throw new ListRefused('noHeader', missing.join(','))
}

async function firstLines(text: Buffer, separator: CellSeparator) {
  const lines: { line: number; cells: string[] }[] = []
  let end = 0
  for (let line = 0; line < mostPreamble && end < text.length; line++) {
    const next = text.indexOf(0x0a, end)
    end = next < 0 ? text.length : next + 1
  }
  await splitTable(text.subarray(0, end), separator, {
    visit: (cells, line) => lines.push({ line, cells }),
    refuse: () => {},
  })
  return lines
}
