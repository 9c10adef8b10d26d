// The tables of a text that has several, each with what it comes to. Those that are beside one another are laid one below the other first, in a text that
// is read instead.
import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { CellSeparator, ReadingFindings } from '#contract/income/reading'
import type { Database } from '../../../platform/database/database'
import type { Log } from '../../../platform/log'
import type { Storage } from '../../../platform/storage/storage'
import { storeNoted } from '../../../platform/storage/store-noted'
import type { TextPart } from '../reading/inner-file'
import type { TableOptions } from '../reading/tables/find-tables'
import { layApart } from '../reading/tables/lay-apart'
import type { SurveyedTable } from '../reading/tables/report-table'
import { surveyTables } from '../reading/tables/survey-tables'
import type { ReportRow } from '../reports.queries'
import { insertReportFile, putTextKey } from './importing.queries'
import { storedSource } from './stored-source'

export interface Place {
  database: Database
  storage: Storage
  agentId: number
  log: Log
  now(): Date
}

/** In storage, ready to be read. */
export interface ReadyText {
  key: string
  size: number
  parts: readonly TextPart[]
  /** Of the cells of its lines. */
  separator: CellSeparator
  /** By which its tables are looked at. */
  options: TableOptions
}

/** `single`: what is known of it, where it has one part. */
export async function surveyText(
  place: Place,
  report: ReportRow,
  decoded: ReadyText,
  single?: ReadingFindings,
): Promise<ReadyText & { tables: SurveyedTable[] }> {
  const text = single && isDsr(single) ? decoded : await keepApart(place, report, decoded)
  const source = await storedSource(place.storage, text.key, report.name)
  const tables = await surveyTables((start, end) => source.read(start, end), text.parts, text.options)
  if (report.batch_of === null) return { ...text, tables }
  // A later batch is one table, whatever it seems to hold: a person has said so.
  const own = tables.filter(({ name }) => name === report.batch_table)
  return { ...text, tables: own.map(table => ({ ...table, proposal: 'count', totalsOf: [] })) }
}

async function keepApart(
  { database, storage, agentId }: Place,
  report: ReportRow,
  text: ReadyText,
): Promise<ReadyText> {
  const source = await storedSource(storage, text.key, report.name)
  const laid = await layApart((start, end) => source.read(start, end), text.parts, text.separator)
  if (!laid) return text
  const key = keyOfText(agentId, `${report.id}/${text.options.encoding.value}/apart`)
  await storeNoted(database, storage, agentId)(key, Readable.from(laid.chunks))
  const parts = laid.parts()
  return { ...text, key, parts, size: parts.reduce((sum, { size }) => sum + size, 0) }
}

/** It is read from now on. */
export async function putOtherText(
  { database, agentId, now }: Place,
  report: ReportRow,
  { key, size }: ReadyText,
): Promise<void> {
  await database.change(agentId, async tx => {
    await insertReportFile(tx, { key, size, now: now() })
    await putTextKey(tx, report.id, key)
  })
}

export const keyOfText = (agentId: number, what: string) =>
  `report-texts/${agentId}/${createHash('sha256').update(`${agentId}/${what}`).digest('hex')}`

export const isDsr = ({ layout }: ReadingFindings) => layout.value.startsWith('dsr')
