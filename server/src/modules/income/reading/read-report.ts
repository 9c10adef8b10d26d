// A decoded report → its lines, in batches: those of a piece of the file as it comes in. Lines that waited for the next piece would outlive
// one clearing of the memory after the other, and cost more than reading them.
import type { ReadingSettings } from '#contract/income/reading'
import { Part3Visitor } from './dsr/part3-visitor'
import { Part9Visitor } from './dsr/part9-visitor'
import { regroup } from './regroup'
import type { ReportLine } from './report-line'
import { SalesVisitor, type TableEnd } from './sales-visitor'
import { LineSplitter, type LineVisitor } from './split-lines'

const mostAtOnce = 5000

interface Reading extends LineVisitor {
  lines: ReportLine[]
  /** Where another table begins: nothing behind it was read. */
  endsAt?: TableEnd
}

interface ReadOptions {
  /** Reading ends before the header of another table, and says to the reader where that is. */
  onOtherTable?: (end: TableEnd) => void
}

/** Throws `ReportRefused` where the file as a whole cannot be read as the settings say. */
export async function* readReport(
  decoded: AsyncIterable<Buffer>,
  settings: ReadingSettings,
  { onOtherTable }: ReadOptions = {},
): AsyncGenerator<ReportLine[]> {
  const visitor = visitorOf(settings, onOtherTable !== undefined)
  const splitter = new LineSplitter(settings.separator, visitor)
  for await (const piece of regroup(decoded)) {
    splitter.push(piece)
    yield* takeBatches(visitor)
    if (visitor.endsAt) break
  }
  if (!visitor.endsAt) splitter.finish()
  yield* takeBatches(visitor)
  if (visitor.endsAt) onOtherTable?.(visitor.endsAt)
}

function visitorOf(settings: ReadingSettings, isCut: boolean): Reading {
  if (settings.layout === 'dsr-part9') return new Part9Visitor(settings)
  return settings.layout === 'dsr-part3' ? new Part3Visitor(settings) : new SalesVisitor(settings, isCut)
}

function* takeBatches(visitor: Reading): Generator<ReportLine[]> {
  const { lines } = visitor
  visitor.lines = []
  if (lines.length > 0 && lines.length <= mostAtOnce) yield lines
  else for (let at = 0; at < lines.length; at += mostAtOnce) yield lines.slice(at, at + mostAtOnce)
}
