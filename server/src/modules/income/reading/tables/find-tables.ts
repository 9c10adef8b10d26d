// Where the tables of a decoded copy begin and end, and how each is to be read. A sheet has one or several; sheets with the same header are looked
// at together.
import type { ReadingFindings, ReadingOverrides, ReadingSettings } from '#contract/income/reading'
import { type DetectOptions, detectReading, settingsOf } from '../detect/detect-reading'
import { HeadKeeper } from '../detect/keep-head'
import type { TextPart } from '../inner-file'
import { readReport } from '../read-report'
import { ReportRefused } from '../report-refused'
import type { TableEnd } from '../sales-visitor'
import { LineSplitter } from '../split-lines'
import { isOtherHeader } from './other-header'
import type { FoundTable, OpenText, TablePlace } from './report-table'

export interface TableOptions extends Omit<DetectOptions, 'isWhole'> {
  /** What is set right for single tables, by their names. */
  ofTables?: Readonly<Record<string, ReadingOverrides>>
}

/** No file has more tables that anybody could look through. */
const mostTables = 200
const mostLookedAt = 12
const bodyBytes = 32 * 1024

export async function findTables(
  open: OpenText,
  parts: readonly TextPart[],
  options: TableOptions,
): Promise<FoundTable[]> {
  const found: FoundTable[] = []
  for (const part of parts) {
    const end = part.at + part.size
    let begins = { line: part.line, at: part.at }
    while (begins.at < end) {
      const name = freeName(found, part.name)
      const place = { name, isHidden: part.isHidden, ...begins, size: end - begins.at }
      const table = await findTable(open, place, options)
      found.push(table)
      begins = { line: begins.line + table.lines, at: begins.at + table.size }
      if (found.length > mostTables) throw new ReportRefused('sheetTooLarge')
    }
  }
  return lookTogether(open, found, options)
}

/** Of the sheet, with a number for each further table: people and later batches tell tables apart by their names. */
function freeName(found: readonly FoundTable[], sheet: string): string {
  const taken = new Set(found.map(({ name }) => name))
  for (let count = 1; ; count++) {
    const name = count === 1 ? sheet : `${sheet} (${count})`.trim()
    if (!taken.has(name)) return name
  }
}

/** Whether something in front of the header that was found is a table, too. */
export function hasTableBefore(head: Buffer, findings: ReadingFindings): boolean {
  return placeOfHeader(head, findings) !== undefined
}

async function findTable(
  open: OpenText,
  place: TablePlace,
  options: TableOptions,
): Promise<FoundTable & { lines: number }> {
  const whole = await keepHead(open, place)
  const first = detectTable(whole, place.name, options)
  // A line that a person says is the header has no table of its own in front of it.
  const header = options.ofTables?.[place.name]?.headerLine ? undefined : placeOfHeader(whole.head, first)
  if (header) {
    // What is in front of it may be several tables, too.
    const before = await findTable(open, { ...place, size: header.at }, options)
    return before.size < header.at ? before : { ...before, lines: header.line - 1 }
  }
  let stop: TableEnd | undefined
  const { at, size } = place
  const reading = readReport(open(at, at + size), readable(first), { onOtherTable: end => (stop = end) })
  for await (const _ of reading) {
    // It is read for its end alone.
  }
  return { ...place, size: stop?.at ?? size, lines: (stop?.line ?? 1) - 1, findings: first }
}

/** What was set right for all is not there in each, which is then looked at as if nobody had said that. What was set right for it alone holds. */
export function detectTable(
  { head, isWhole }: { head: Buffer; isWhole: boolean },
  name: string,
  { given = {}, ofTables = {}, ...options }: TableOptions,
): ReadingFindings {
  const own = ofTables[name] ?? {}
  const asGiven = detectReading(head, { ...options, isWhole, given: { ...given, ...own } })
  if (asGiven.missing.length === 0) return asGiven
  const { columns: _, headerLine: __, layout: ___, ...rest } = given
  const free: ReadingOverrides = { ...rest, ...own }
  const found = detectReading(head, { ...options, isWhole, given: free })
  return found.missing.length < asGiven.missing.length ? found : asGiven
}

/** With a value for what it lacks: its lines are not for bills, but says what they come to. */
function readable(findings: ReadingFindings): ReadingSettings {
  const settings = settingsOf(findings)
  const { columns } = settings
  return {
    ...settings,
    columns: {
      ...columns,
      saleMonth: columns.saleMonth ?? { constant: '2000-01' },
      store: columns.store ?? { constant: '-' },
    },
  }
}

/** Of the header that was found, where a line before it is the header of another table. */
function placeOfHeader(head: Buffer, { headerLine, separator, header }: ReadingFindings) {
  const wanted = headerLine.value
  if (wanted < 2) return undefined
  const names = header.map(({ name }) => name)
  let hasOther = false
  let place: TableEnd | undefined
  const splitter = new LineSplitter(separator.value, {
    visit(cells, line, at) {
      if (line < wanted) hasOther ||= isOtherHeader(cells.all(), names)
      if (line === wanted) place = { line, at }
    },
    refuse: () => {},
  })
  splitter.push(head)
  splitter.finish()
  return hasOther ? place : undefined
}

async function keepHead(open: OpenText, { at, size }: TablePlace) {
  const keeper = new HeadKeeper()
  for await (const chunk of open(at, at + size)) {
    keeper.take(chunk)
    if (keeper.isFull) break
  }
  return keeper.end({ isCut: keeper.isFull })
}

/** A date that tells day from month on one sheet tells it for all that have the same header. */
async function lookTogether(
  open: OpenText,
  tables: readonly FoundTable[],
  options: TableOptions,
): Promise<FoundTable[]> {
  const groups = new Map<string, FoundTable[]>()
  for (const table of tables) {
    const key = headerOf(table)
    groups.set(key, [...(groups.get(key) ?? []), table])
  }
  const together = new Map<FoundTable, ReadingFindings>()
  for (const group of groups.values()) {
    if (group.length < 2) continue
    const bodies: Buffer[] = []
    for (const table of group.slice(0, mostLookedAt)) bodies.push(await firstRows(open, table))
    for (const [index, table] of group.entries()) {
      const { head } = await keepHead(open, table)
      const others = bodies.filter((_, other) => other !== index)
      const joined = { head: Buffer.concat([withLineEnd(head), ...others]), isWhole: true }
      together.set(table, detectTable(joined, table.name, options))
    }
  }
  return tables.map(table => ({ ...table, findings: together.get(table) ?? table.findings }))
}

const headerOf = ({ findings }: FoundTable) =>
  JSON.stringify([findings.layout.value, ...findings.header.map(({ name }) => name)])

/** As many as tell how the sender writes dates and numbers. */
async function firstRows(open: OpenText, table: FoundTable): Promise<Buffer> {
  const { head } = await keepHead(open, table)
  let begins = 0
  const splitter = new LineSplitter(table.findings.separator.value, {
    visit(_, line, at, size) {
      if (line === table.findings.headerLine.value) begins = at + size
    },
    refuse: () => {},
  })
  splitter.push(head)
  splitter.finish()
  const body = head.subarray(begins, head.indexOf(0x0a, begins + bodyBytes) + 1 || head.length)
  const start = body.findIndex(byte => byte !== 0x0a && byte !== 0x0d)
  return withLineEnd(start < 0 ? Buffer.alloc(0) : body.subarray(start))
}

const withLineEnd = (text: Buffer) =>
  text.length === 0 || text.at(-1) === 0x0a ? text : Buffer.concat([text, Buffer.from('\n')])
