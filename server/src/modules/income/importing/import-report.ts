// From a stored file to lines in the database: unpacked, its text kept, looked at, read, added up and matched. All lines come in one
// transaction: a worker that dies leaves nothing, and the next one begins anew.
import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { ReadingFindings, ReadingOverrides, ReportEncoding } from '#contract/income/reading'
import type { Database } from '../../../platform/database/database'
import type { Tx } from '../../../platform/database/query'
import { isUniqueViolation } from '../../../platform/database/unique-violation'
import { enqueue } from '../../../platform/jobs/job'
import type { Log } from '../../../platform/log'
import type { Storage } from '../../../platform/storage/storage'
import { storeNoted } from '../../../platform/storage/store-noted'
import { allowMemory } from '../large-statements'
import { moveReport } from '../move-report'
import { decodeReport, likelierEncoding } from '../reading/decode/decode-report'
import { detectReading, settingsOf } from '../reading/detect/detect-reading'
import { HeadKeeper } from '../reading/detect/keep-head'
import type { InnerFile } from '../reading/inner-file'
import { readReport } from '../reading/read-report'
import { ReportRefused } from '../reading/report-refused'
import { unpackReport } from '../reading/unpack/unpack-report'
import { lockReport, type ReportRow } from '../reports.queries'
import { findLikenesses } from './find-likenesses'
import { importJob } from './import-jobs'
import {
  findPayerReading,
  findSameFile,
  insertReportFile,
  insertSibling,
  isStillReading,
  putProgress,
  putText,
} from './importing.queries'
import { keepStatedRates } from './keep-stated-rates'
import { LineWriter } from './line-writer'
import { findMonths, forgetLines } from './lines.queries'
import { matchTitles } from './match-titles'
import { storedSource } from './stored-source'

interface Place {
  database: Database
  storage: Storage
  agentId: number
  log: Log
  now(): Date
}

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
    await readLines(place, report, text)
  } catch (error) {
    if (error instanceof Cancelled) return
    if (!(error instanceof ReportRefused)) throw error
    await fail(place, reportId, error)
  }
}

interface KeptText {
  key: string
  size: number
  findings: ReadingFindings
}

/** The same bytes keep the same name, so that reading once more writes the same file. */
async function keepText(place: Place, report: ReportRow): Promise<KeptText> {
  const { database, agentId, now } = place
  const file = await chooseFile(place, report)
  const { reading, currency, given } = await database.read(agentId, tx => findPayerReading(tx, report.id))
  const overrides = { ...reading, ...given } as ReadingOverrides
  const decoded = await decodeAll(place, report, file, overrides.encoding)
  const { key, sha256, decodedSize, head, isWhole, encoding } = decoded
  const findings = detectReading(head, {
    ...{ encoding, isWhole, given: overrides, payerCurrency: currency, fileName: file.name },
  })
  if (findings.missing.length > 0) throw new ReportRefused('columnMissing', findings.missing.join())
  const hash = Buffer.from(sha256, 'hex')
  const refuseSame = async (tx: Tx) => {
    const same = await findSameFile(tx, report.id, hash)
    if (same !== undefined) throw new ReportRefused('sameFile', String(same))
  }
  try {
    await database.change(agentId, async tx => {
      await refuseSame(tx)
      await insertReportFile(tx, { key, size: decodedSize, now: now() })
      await putText(tx, report.id, { key, sha256: hash, findings, isUsageOnly: findings.isUsageOnly })
    })
  } catch (error) {
    // The same bytes came twice at once, and the other worker was there first.
    if (isUniqueViolation(error, 'income_reports_one_file')) await database.read(agentId, refuseSame)
    throw error
  }
  return { key, size: decodedSize, findings }
}

/** Stored as it is decoded; a second time where its later letters say that the first was wrong. */
async function decodeAll(place: Place, report: ReportRow, file: InnerFile, given?: ReportEncoding) {
  const first = await decodeInto(place, report, file, given)
  const likelier = given === undefined ? likelierEncoding(first.encoding, first) : undefined
  const decoded = likelier === undefined ? first : await decodeInto(place, report, file, likelier)
  const isSure = given !== undefined || (first.encoding.isSure && first.broken === null)
  return { ...decoded, encoding: { ...decoded.encoding, isSure } }
}

async function decodeInto(
  { database, storage, agentId }: Place,
  { id }: ReportRow,
  file: InnerFile,
  given?: ReportEncoding,
) {
  const { encoding, chunks, outcome } = await decodeReport(file, given)
  const key = `report-texts/${createHash('sha256').update(`${agentId}/${id}/${encoding.value}`).digest('hex')}`
  const keeper = new HeadKeeper()
  await storeNoted(database, storage, agentId)(key, Readable.from(keepHead(chunks, keeper)))
  return { encoding, key, ...outcome(), ...keeper.end() }
}

async function* keepHead(chunks: AsyncIterable<Buffer>, keeper: HeadKeeper) {
  for await (const chunk of chunks) {
    keeper.take(chunk)
    yield chunk
  }
}

/** Of an archive with several files each is a report of its own: the first one is this, the others follow. */
async function chooseFile({ database, storage, agentId, now }: Place, report: ReportRow): Promise<InnerFile> {
  const files = await unpackReport(await storedSource(storage, report.file_key, report.name))
  const [first, ...others] = files
  if (!first) throw new ReportRefused('archiveEmpty', report.name)
  if (report.entry !== '') return files.find(({ name }) => name === report.entry) ?? first
  if (others.length > 0) {
    await database.change(agentId, async tx => {
      for (const { name } of others) {
        const siblingId = await insertSibling(tx, report.id, name, now())
        if (siblingId !== undefined) await enqueue(tx, importJob, { reportId: siblingId })
      }
    })
  }
  return first
}

async function readLines(place: Place, report: ReportRow, { key, size, findings }: KeptText): Promise<void> {
  const { database, storage, agentId, now } = place
  const source = await storedSource(storage, key, report.name)
  await database.copy(agentId, async (client, tx) => {
    await forgetLines(tx, report.id)
    const writer = new LineWriter(client, tx, report.id)
    let told = performance.now()
    for await (const batch of readReport(source.read(0, size), settingsOf(findings))) {
      await writer.add(batch)
      if (performance.now() - told < progressEveryMilliseconds) continue
      told = performance.now()
      await tellProgress(place, report.id, batch.at(-1))
    }
    await allowMemory(tx)
    await writer.end()
    await matchTitles(tx, report.id)
    const { sales, refused, others, negative } = writer.counts
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
