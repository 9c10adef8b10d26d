// One line of the report as it was written: of its text nothing is read but these bytes.
import type { readBillLine } from '#contract/income/bill-calls'
import { type ColumnRole, readingFindings } from '#contract/income/reading'
import type { CallContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import { readLineText } from '../read-line-text'
import { LineSplitter } from '../reading/split-lines'
import { findTableOfLine } from '../tables.queries'
import { findReportText, listLineRows } from './bill-lines.queries'
import { presentLine } from './list-bill-lines'
import { linesOfBill, ownBill } from './read-bill'

export async function readOwnBillLine({ tx, actor, input, services }: CallContext<typeof readBillLine>) {
  const bill = await ownBill(tx, actor.memberId, input.id)
  const [row] = await listLineRows(tx, { ...linesOfBill(bill), line: input.line }, 1)
  const kept = row && (await findReportText(tx, bill.report_id))
  if (!row || !kept) throw new Refusal('notFound')
  const text = kept.text_key === null ? null : await readLineText(services.storage, kept.text_key, row)
  const table = await findTableOfLine(tx, bill.report_id, input.line)
  return {
    ...presentLine(row),
    report: table?.name ? `${kept.name} · ${table.name}` : kept.name,
    row: input.line - (table?.line ?? 1) + 1,
    text,
    cells: text ? cellsOf(Buffer.from(text), table?.findings ?? kept.findings) : [],
  }
}

/** By the header that the report was read with; DSR has none. */
function cellsOf(bytes: Buffer, stored: unknown) {
  const findings = readingFindings.safeParse(stored)
  if (!findings.success) return []
  const { header, separator, columns } = findings.data
  let cells: string[] = []
  const splitter = new LineSplitter(separator.value, {
    visit: line => {
      cells = line.all()
    },
    refuse: () => {},
  })
  splitter.push(bytes)
  splitter.finish()
  if (header.length === 0 || cells.length > header.length) return []
  const roles = new Map(
    Object.entries(columns.value).flatMap(([role, source]) =>
      source && 'column' in source ? [[source.column, role as ColumnRole] as const] : [],
    ),
  )
  return cells.map((text, index) => {
    const name = header[index]?.name ?? `#${index + 1}`
    return { name, text, role: roles.get(name) ?? null }
  })
}
