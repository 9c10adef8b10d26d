// Separator and header of a report, tried together: the right separator is the one that makes a header of a line.
import { type CellSeparator, cellSeparators, type ReadingOverrides } from '#contract/income/reading'
import { withoutTail } from '../column-plan'
import { guessColumns, type MatchedHeader, matchLayout } from './match-layout'
import { type HeadLine, splitHead } from './split-head'

export interface FoundHeader {
  separator: CellSeparator
  lines: HeadLine[]
  /** 0: none. */
  headerLine: number
  header: string[]
  matched: MatchedHeader | undefined
}

/** Words before the table are few. */
const mostPreamble = 60

export function findHeader(head: Buffer, isWhole: boolean, given: ReadingOverrides): FoundHeader {
  const separators = given.separator === undefined ? cellSeparators : [given.separator]
  const tried = separators.map(separator => tryHeader(head, isWhole, separator, given))
  const known = tried.filter(({ matched }) => matched !== undefined)
  const pool = known.length > 0 ? known : tried
  return pool.toSorted((one, other) => worth(other) - worth(one))[0] as FoundHeader
}

function tryHeader(
  head: Buffer,
  isWhole: boolean,
  separator: CellSeparator,
  given: ReadingOverrides,
): FoundHeader {
  const lines = splitHead(head, separator, isWhole)
  const wanted = given.layout === 'unknown' ? 'none' : given.layout
  const candidates = lines
    .slice(0, mostPreamble)
    .filter(({ line }) => given.headerLine === undefined || line === given.headerLine)
  for (const { line, cells } of candidates) {
    const matched = matchLayout(withoutTail(cells), wanted)
    if (matched) return { separator, lines, headerLine: line, header: withoutTail(cells), matched }
  }
  const headerLine = given.headerLine ?? likelyHeader(lines)
  const found = lines.find(({ line }) => line === headerLine)
  const width = lines.find(({ cells }) => cells.length > 1)?.cells.length ?? 1
  const header = found
    ? withoutTail(found.cells)
    : Array.from({ length: width }, (_, index) => `#${index + 1}`)
  return { separator, lines, headerLine: found ? headerLine : 0, header, matched: undefined }
}

/** The first line as wide as most, if it has words and hardly a number. */
function likelyHeader(lines: readonly HeadLine[]): number {
  const width = usualWidth(lines)
  const first = lines
    .slice(0, mostPreamble)
    .find(({ cells }) => withoutTail(cells).length >= Math.max(2, width - 2))
  if (!first) return 0
  const filled = first.cells.filter(cell => cell !== '')
  const numbers = filled.filter(cell => /^[-(]?[\d.,\s]+%?\)?$|^\d{4}-\d{2}/.test(cell))
  return filled.length > 0 && numbers.length === 0 ? first.line : 0
}

/** Sheets write a separator for every column they have, filled or not: none is wider than the widest that is filled. */
function usualWidth(lines: readonly HeadLine[]): number {
  const times = new Map<number, number>()
  for (const { cells } of lines) times.set(cells.length, (times.get(cells.length) ?? 0) + 1)
  const usual = [...times].toSorted((one, other) => other[1] - one[1])[0]?.[0] ?? 0
  const widest = lines.reduce((most, { cells }) => Math.max(most, withoutTail(cells).length), 0)
  return Math.min(usual, widest)
}

/** Roles that the header's names speak of, then lines that have as many cells as it. */
function worth({ header, lines, headerLine, matched }: FoundHeader): number {
  const roles = Object.keys(matched?.columns ?? guessColumns(header)).length
  const alike = lines.filter(({ cells, line }) => line > headerLine && cells.length === header.length).length
  const share = lines.length === 0 ? 0 : alike / lines.length
  return header.length < 2 ? 0 : roles * 10 + share * 5 + Math.min(header.length, 40) / 40
}
