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
import type { TableOptions } from '../reading/tables/find-tables'
import { unpackReport } from '../reading/unpack/unpack-report'
import { findMainTable } from '../tables.queries'
import { lineReason } from './line-reason'
import { findReportText } from './report-remarks.queries'

type Preview = OutputOf<typeof previewReading>
type ShownLine = Omit<Preview['lines'][number], 'says'>

const mostLines = 40
/** Somebody waits for it: what has no line in so many bytes is not looked at to its end. */
const mostBytes = 64 * 1024 * 1024

async function preview(context: PrepareContext<typeof previewReading>): Promise<Preview> {
  const { read, input, services, language } = context
  const report = await read(tx => findReportText(tx, input.id))
  if (!report) throw new Refusal('notFound')
  const payer = await read(tx => findPayerReading(tx, input.id))
  try {
    const files = await unpackReport(await storedSource(services.storage, report.file_key, report.name))
    const file = files.find(({ name }) => name === report.entry) ?? files[0]
    if (!file) throw new ReportRefused('archiveEmpty', report.name)
    const given = { ...payer.reading, ...input.given }
    const main = file.openSheets && (await read(tx => findMainTable(tx, input.id)))
    const kept =
      main && report.text_key ? await storedSource(services.storage, report.text_key, '') : undefined
    const looked =
      main && kept
        ? await lookAtTable(kept, main, { given, payerCurrency: payer.currency, fileName: file.name })
        : await look(file, given, payer.currency)
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

/** Of a workbook the table with most lines of the report, which is the one that settings are about. */
async function lookAtTable(
  text: ByteSource,
  { at, size }: { at: number; size: number },
  options: Omit<TableOptions, 'encoding'>,
) {
  const keeper = new HeadKeeper()
  for await (const chunk of text.read(at, at + size)) {
    keeper.take(chunk)
    if (keeper.isFull) break
  }
  const { head, isWhole } = keeper.end({ isCut: keeper.isFull })
  const encoding = { value: 'xlsx', evidence: '', isSure: true } as const
  return { head, findings: detectReading(head, { ...options, encoding, isWhole }), tooLong: keeper.tooLong }
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
