// Reads a sales report in a test the way an import does: decoded, looked at, read.
import type { ReadingFindings, ReadingOverrides, ReportEncoding } from '#contract/income/reading'
import { decodeReport, likelierEncoding } from '../modules/income/reading/decode/decode-report'
import { detectReading, settingsOf } from '../modules/income/reading/detect/detect-reading'
import { HeadKeeper } from '../modules/income/reading/detect/keep-head'
import type { ByteSource, InnerFile } from '../modules/income/reading/inner-file'
import { readReport } from '../modules/income/reading/read-report'
import type { OtherLine, RefusedLine, ReportLine, SaleLine } from '../modules/income/reading/report-line'
import { hasTablesBeside } from '../modules/income/reading/tables/find-beside'
import { hasTableBefore } from '../modules/income/reading/tables/find-tables'
import { layApart } from '../modules/income/reading/tables/lay-apart'
import type { SurveyedTable } from '../modules/income/reading/tables/report-table'
import { surveyTables } from '../modules/income/reading/tables/survey-tables'

export interface ReadOptions {
  given?: ReadingOverrides
  payerCurrency?: string
  fileName?: string
  /** Bytes that come at a time. */
  piece?: number
}

export async function readSalesReport(content: string | Buffer | InnerFile, options: ReadOptions = {}) {
  const file =
    typeof content === 'string' || Buffer.isBuffer(content) ? fileOf(Buffer.from(content), options) : content
  const decoded = await decodeAll(file, options.given?.encoding)
  const { encoding, outcome } = decoded
  const single = await readAsOne(decoded, options)
  if (single) return { ...single, tables: [] as SurveyedTable[], copy: decoded.copy, outcome }
  const { copy, parts } = await apart(decoded, options)
  const open = (start: number, end: number) => inPieces(copy.subarray(start, end), options.piece)
  const tables = await surveyTables(open, parts, { encoding, ...options })
  const lines: ReportLine[] = []
  for (const { proposal, at, size, line, findings } of tables) {
    if (proposal !== 'count') continue
    const read = await readLines(copy.subarray(at, at + size), findings, options.piece)
    lines.push(...read.map(one => ({ ...one, line: one.line + line - 1, at: one.at + at })))
  }
  const main = tables.find(({ proposal }) => proposal === 'count') ?? tables[0]
  return { findings: (main as SurveyedTable).findings, tables, copy, outcome, ...sorted(lines) }
}

/** Tables that are beside one another are laid one below the other. */
async function apart(
  { encoding, head, isWhole, copy, outcome }: Awaited<ReturnType<typeof decodeAll>>,
  options: ReadOptions,
) {
  const found = detectReading(head, { encoding, isWhole, ...options }).separator.value
  const separator = outcome.parts.length > 1 ? '\t' : found
  const open = (start: number, end: number) => inPieces(copy.subarray(start, end), options.piece)
  const laid = await layApart(open, outcome.parts, separator)
  if (!laid) return { copy, parts: outcome.parts }
  const pieces: Buffer[] = []
  for await (const piece of laid.chunks) pieces.push(piece)
  return { copy: Buffer.concat(pieces), parts: laid.parts() }
}

/** Undefined: it has several tables. */
async function readAsOne(
  { encoding, head, isWhole, copy, outcome }: Awaited<ReturnType<typeof decodeAll>>,
  options: ReadOptions,
) {
  if (outcome.parts.length > 1) return undefined
  const findings = detectReading(head, { encoding, isWhole, ...options })
  const isDsr = findings.layout.value.startsWith('dsr')
  if (hasTableBefore(head, findings) || (!isDsr && hasTablesBeside(head, findings.separator.value)))
    return undefined
  let isAll = true
  const lines = await readLines(copy, findings, options.piece, () => {
    isAll = false
  })
  return isAll ? { findings, ...sorted(lines) } : undefined
}

async function decodeAll(file: InnerFile, given?: ReportEncoding) {
  const first = await decodeOnce(file, given)
  const likelier = given === undefined ? likelierEncoding(first.encoding, first.outcome) : undefined
  const decoded = likelier === undefined ? first : await decodeOnce(file, likelier)
  const isSure = given !== undefined || (first.encoding.isSure && first.outcome.broken === null)
  return { ...decoded, encoding: { ...decoded.encoding, isSure } }
}

async function decodeOnce(file: InnerFile, given?: ReportEncoding) {
  const { encoding, chunks, outcome } = await decodeReport(file, given)
  const parts: Buffer[] = []
  const keeper = new HeadKeeper()
  for await (const chunk of chunks) {
    keeper.take(chunk)
    parts.push(chunk)
  }
  return { encoding, copy: Buffer.concat(parts), outcome: outcome(), ...keeper.end() }
}

async function readLines(
  copy: Buffer,
  findings: ReadingFindings,
  piece?: number,
  onOtherTable?: () => void,
): Promise<ReportLine[]> {
  const lines: ReportLine[] = []
  const read = readReport(inPieces(copy, piece), settingsOf(findings), { onOtherTable })
  for await (const batch of read) lines.push(...batch)
  return lines
}

const sorted = (lines: ReportLine[]) => ({
  lines,
  sales: lines.filter((line): line is SaleLine => line.is === 'sale'),
  refused: lines.filter((line): line is RefusedLine => line.is === 'refused'),
  others: lines.filter((line): line is OtherLine => line.is === 'other'),
})

const fileOf = (bytes: Buffer, { fileName = 'report.txt', piece }: ReadOptions): InnerFile => ({
  name: fileName,
  open: () => inPieces(bytes, piece),
})

export const sourceOf = (name: string, bytes: Buffer, piece = 1000): ByteSource => ({
  name,
  size: bytes.length,
  read: (start, end) => inPieces(bytes.subarray(start, end), piece),
})

async function* inPieces(bytes: Buffer, piece = 65_536): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += piece) yield bytes.subarray(at, at + piece)
}

/** Exact, by currency: `{ EUR: '0.5' }`. */
export function sumsOf(sales: readonly { amount: string; currency: string }[]): Record<string, string> {
  const places = 60
  const sums = new Map<string, bigint>()
  for (const { amount, currency } of sales) {
    const [whole = '', fraction = ''] = amount.replace('-', '').split('.')
    const units = BigInt(whole + fraction.padEnd(places, '0'))
    sums.set(currency, (sums.get(currency) ?? 0n) + (amount.startsWith('-') ? -units : units))
  }
  return Object.fromEntries([...sums].map(([currency, units]) => [currency, asDecimal(units, places)]))
}

function asDecimal(units: bigint, places: number): string {
  const digits = (units < 0n ? -units : units).toString().padStart(places + 1, '0')
  const fraction = digits.slice(-places).replace(/0+$/, '')
  return `${units < 0n ? '-' : ''}${digits.slice(0, -places)}${fraction && `.${fraction}`}`
}
