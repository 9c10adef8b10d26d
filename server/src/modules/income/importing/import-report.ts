// From a stored file to lines in the database: unpacked, its text kept, looked at, read, added up and matched. All lines come in one
// transaction: a worker that dies leaves nothing, and the next one begins anew.
import { allowMemory } from '../large-statements'
import { moveReport } from '../move-report'
import { settingsOf } from '../reading/detect/detect-reading'
import { ReportRefused } from '../reading/report-refused'
import { lockReport, type ReportRow } from '../reports.queries'
import { sumsOfLines } from '../tables.queries'
import { findLikenesses } from './find-likenesses'
import { isStillReading, putProgress } from './importing.queries'
import { keepStatedRates } from './keep-stated-rates'
import { type KeptText, keepText } from './keep-text'
import { LineWriter } from './line-writer'
import { findMonths, forgetLines } from './lines.queries'
import { keepTables, markTables, wholeTable } from './mark-tables'
import { readTables, readWhole, SeveralTables } from './read-tables'
import { storedSource } from './stored-source'
import { type Place, putOtherText, surveyText } from './survey-text'

const progressEveryMilliseconds = 1000

class Cancelled extends Error {}

export async function importReport(place: Place, reportId: number): Promise<void> {
  const { database, agentId, now } = place
  const report = await database.change(agentId, async tx => {
    const found = await lockReport(tx, reportId)
    // Decided about meanwhile: there is nothing to read any more.
    if (!found || !['waiting', 'reading'].includes(found.state)) return undefined
    await moveReport(tx, found, 'begin', { reading_since: now(), read_bytes: 0, read_lines: 0 })
    return found
  })
  if (!report) return
  try {
    const text = await keepText(place, report)
    await readLines(place, report, text).catch(async error => {
      if (!(error instanceof SeveralTables)) throw error
      const surveyed = await surveyText(place, report, text)
      if (surveyed.key !== text.key) await putOtherText(place, report, surveyed)
      await readLines(place, report, { ...text, ...surveyed })
    })
  } catch (error) {
    if (error instanceof Cancelled) return
    if (!(error instanceof ReportRefused)) throw error
    await fail(place, reportId, error)
  }
}

async function readLines(place: Place, report: ReportRow, text: KeptText): Promise<void> {
  const { key, size, findings, tables } = text
  const marked = tables && (await place.database.read(place.agentId, tx => markTables(tx, report, tables)))
  const { database, storage, agentId, now } = place
  const source = await storedSource(storage, key, report.name)
  await database.copy(agentId, async (client, tx) => {
    await forgetLines(tx, report.id)
    const writer = new LineWriter(client, tx, report.id)
    let told = performance.now()
    const counted = marked?.filter(({ isRead }) => isRead).map(({ table }) => table)
    const batches = counted ? readTables(source, counted) : readWhole(source, size, findings)
    for await (const batch of batches) {
      await writer.add(batch)
      if (performance.now() - told < progressEveryMilliseconds) continue
      told = performance.now()
      await tellProgress(place, report.id, batch.at(-1))
    }
    await allowMemory(tx)
    await writer.end()
    const { sales, refused, others, negative } = writer.counts
    const rows = sales + refused
    const sums = await sumsOfLines(tx, report.id)
    await keepTables(tx, report, marked ?? [wholeTable(text, { rows, sums })])
    await findLikenesses(tx, report.id, { lines: sales, sample: writer.sample })
    await keepStatedRates(tx, report.id, {
      footers: writer.footers,
      settings: settingsOf(findings),
      now: now(),
    })
    const locked = await lockReport(tx, report.id)
    if (locked?.state !== 'reading') throw new Cancelled()
    await moveReport(tx, locked, 'finish', {
      ...{ sale_lines: sales, refused_lines: refused, other_lines: others, negative_lines: negative },
      ...(await findMonths(tx, report.id)),
      tables_listed_at: now(),
      ...{ read_at: now(), read_bytes: size, read_lines: sales + refused + others },
    })
  })
}

/** Beside the transaction that writes the lines, so that others see it; and whoever cancelled is heard. */
async function tellProgress(
  { database, agentId }: Place,
  reportId: number,
  last?: { line: number; at: number },
) {
  const isWanted = await database.change(agentId, async tx => {
    if (last) await putProgress(tx, reportId, { lines: last.line, bytes: last.at })
    return isStillReading(tx, reportId)
  })
  if (!isWanted) throw new Cancelled()
}

async function fail(
  { database, agentId }: Place,
  reportId: number,
  { reason, detail }: ReportRefused,
): Promise<void> {
  await database.change(agentId, async tx => {
    const report = await lockReport(tx, reportId)
    if (report?.state !== 'reading') return
    const sameAs = reason === 'sameFile' ? Number(detail) : null
    await moveReport(tx, report, 'fail', { failure: reason, same_as: sameAs })
  })
}
