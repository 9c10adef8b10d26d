// How the beginning of a report would be read if it were read as somebody says. Nothing is kept.
import type { OutputOf } from '#contract/call'
import type { ReadingFindings, ReadingOverrides } from '#contract/income/reading'
import type { previewReading } from '#contract/income/report-calls'
import type { PrepareContext, PreparedContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import { findPayerReading } from '../importing/importing.queries'
import { storedSource } from '../importing/stored-source'
import { decodeReport } from '../reading/decode/decode-report'
import { detectReading, settingsOf } from '../reading/detect/detect-reading'
import { HeadKeeper } from '../reading/detect/keep-head'
import { splitHead } from '../reading/detect/split-head'
import type { ByteSource, InnerFile } from '../reading/inner-file'
import { readReport } from '../reading/read-report'
import type { ReportLine } from '../reading/report-line'
import { ReportRefused } from '../reading/report-refused'
import { detectTable, type TableOptions } from '../reading/tables/find-tables'
import { unpackReport } from '../reading/unpack/unpack-report'
import { findPlacedTable, type PlacedTable } from '../tables.queries'
import { lineReason } from './line-reason'
import { findReportText } from './report-remarks.queries'

type Preview = OutputOf<typeof previewReading>
type ShownLine = Omit<Preview['lines'][number], 'says'>

const mostLines = 40
/** Whatever its name is: nobody else's settings are known here. */
const thisOne = ''
/** Somebody waits for it: what has no line in so many bytes is not looked at to its end. */
const mostBytes = 64 * 1024 * 1024

async function preview(context: PrepareContext<typeof previewReading>): Promise<Preview> {
  const { read, input, services, language } = context
  const report = await read(tx => findReportText(tx, input.id))
  if (!report) throw new Refusal('notFound')
  try {
    const files = await unpackReport(await storedSource(services.storage, report.file_key, report.name))
    const file = files.find(({ name }) => name === report.entry) ?? files[0]
    if (!file) throw new ReportRefused('archiveEmpty', report.name)
    const looked = await lookAsAsked(context, report, file)
    const { findings } = looked
    const refused = findings.missing.length > 0 ? 'columnMissing' : null
    const lines = (await readLines(looked)).map(line => ({
      ...line,
      says: line.is === 'sale' ? '' : lineReason({ what: line.is, reason: line.reason }, language),
    }))
    return { findings, refused, lines }
  } catch (error) {
    if (!(error instanceof ReportRefused)) throw error
    return { findings: null, refused: error.reason, lines: [] }
  }
}

type Asked = PrepareContext<typeof previewReading>
type ReportText = NonNullable<Awaited<ReturnType<typeof findReportText>>>

/** A table as it lies in the text that was kept; what is no table of several is decoded anew, as it may be in another encoding than was found. */
async function lookAsAsked({ read, input, services }: Asked, report: ReportText, file: InnerFile) {
  const { table: number, given } = input
  const payer = await read(tx => findPayerReading(tx, input.id))
  const table = await read(tx => findPlacedTable(tx, input.id, number ?? null))
  if (!table && number !== undefined) throw new Refusal('notFound')
  const isPart = file.openSheets !== undefined || (table?.tables ?? 0) > 1
  const isAsKept =
    number !== undefined || given.encoding === undefined || given.encoding === table?.encoding.value
  const forAll = { ...payer.reading, ...given }
  if (!table || !isPart || !isAsKept || report.text_key === null) return look(file, forAll, payer.currency)
  const text = await storedSource(services.storage, report.text_key, '')
  const options = { payerCurrency: payer.currency, fileName: file.name }
  if (number === undefined) return lookAtTable(text, table, { ...options, given: forAll })
  const ofTables = { [thisOne]: given }
  return lookAtTable(text, table, { ...options, given: { ...payer.reading, ...payer.given }, ofTables })
}

async function look(file: InnerFile, given: ReadingOverrides, payerCurrency: string) {
  const { encoding, chunks } = await decodeReport(file, given.encoding)
  const keeper = new HeadKeeper()
  let [size, isCut] = [0, false]
  for await (const chunk of chunks) {
    keeper.take(chunk)
    size += chunk.length
    isCut = keeper.isFull || size > mostBytes
    if (isCut) break
  }
  const { head, isWhole } = keeper.end({ isCut })
  const findings = detectReading(head, { encoding, isWhole, given, payerCurrency, fileName: file.name })
  return { head, findings, tooLong: keeper.tooLong }
}

/** Without the other tables of its text. */
async function lookAtTable(
  text: ByteSource,
  { at, size, encoding }: PlacedTable,
  options: Omit<TableOptions, 'encoding'>,
) {
  const keeper = new HeadKeeper()
  for await (const chunk of text.read(at, at + size)) {
    keeper.take(chunk)
    if (keeper.isFull) break
  }
  const whole = keeper.end({ isCut: keeper.isFull })
  const findings = options.ofTables
    ? detectTable(whole, thisOne, { ...options, encoding })
    : detectReading(whole.head, { ...options, encoding, isWhole: whole.isWhole })
  return { head: whole.head, findings, tooLong: keeper.tooLong }
}

type Looked = Awaited<ReturnType<typeof look>>

async function readLines({ head, findings, tooLong }: Looked): Promise<ShownLine[]> {
  const shown: ShownLine[] = []
  const cells = cellsByLine(head, findings)
  for await (const batch of readReport(oneChunk(head), settingsOf(findings))) {
    for (const line of batch) {
      if (shown.length >= mostLines) return shown
      const isTooLong = tooLong.has(line.line)
      shown.push(isTooLong ? longLine(line.line) : presentLine(line, cells.get(line.line) ?? []))
    }
  }
  return shown
}

async function* oneChunk(head: Buffer) {
  yield head
}

const cellsByLine = (head: Buffer, { separator }: ReadingFindings) =>
  new Map(splitHead(head, separator.value, true).map(({ line, cells }) => [line, [...cells]]))

const longLine = (line: number): ShownLine => ({
  ...{ line, cells: [], is: 'refused', reason: 'lineTooLong', read: null },
})

function presentLine(line: ReportLine, cells: string[]): ShownLine {
  const place = { line: line.line, cells }
  if (line.is === 'refused') return { ...place, is: 'refused', reason: line.reason, read: null }
  if (line.is === 'other') return { ...place, is: line.what, reason: '', read: null }
  const { saleMonth, quantity, kind: _, notes, ...sale } = line
  return {
    ...place,
    is: 'sale',
    reason: notes.join(),
    read: {
      sale_month: saleMonth,
      quantity: String(quantity),
      ...{ store: sale.store, country: sale.country, title: sale.title, artist: sale.artist },
      ...{ release: sale.release, isrc: sale.isrc, upc: sale.upc, usage: sale.usage },
      ...{ amount: sale.amount, currency: sale.currency },
    },
  }
}

export const previewTheReading = {
  prepare: preview,
  run: async ({ prepared }: PreparedContext<typeof previewReading, Preview>) => prepared,
}
