// A report of the past with all that came of it, by the same steps that staff and members take, each at its time. What is there is not
// made again, so that a worker that was killed goes on where it was.
import { createHash } from 'node:crypto'
import type { Currency } from '#contract/currency'
import { todayInChina } from '#contract/identity/age'
import type { Tx } from '../../../platform/database/query'
import type { JobContext } from '../../../platform/jobs/job'
import { storeNoted } from '../../../platform/storage/store-noted'
import { confirmBills } from '../bills/confirm-bills'
import { holdBill } from '../bills/hold-bill'
import { importReport } from '../importing/import-report'
import { insertReport, insertReportFile } from '../importing/importing.queries'
import { countPlays } from '../plays/count-plays'
import { postReport } from '../posting/post-report'
import { reversePosting } from '../posting/reverse-posting'
import { sumOpen } from '../receipts/receipts.queries'
import { recordReceipt } from '../receipts/record-receipt'
import { lockReport } from '../reports.queries'
import { findSeeded, listSeededBills, type SeededRow } from './seeding.queries'

type Place = Pick<JobContext<unknown>, 'agentId' | 'database' | 'services' | 'log'>

interface Person {
  id: number
  name: string
}

export interface SeededReport {
  payerId: number
  name: string
  text: string
  importer: Person
  poster: Person
  arrivedAt: Date
  /** Absent: it waits to be posted. */
  postedAt?: Date
  /** The payer's money, all of it. */
  paidAt?: Date
  /** Its members agree. */
  confirmedAt?: Date
  held?: { at: Date; remarks: string }
  reversed?: { at: Date; reason: string }
}

export async function seedReport(place: Place, wanted: SeededReport): Promise<void> {
  const { agentId, database, services, log } = place
  const { arrivedAt } = wanted
  let report = await find(place, wanted)
  if (!report) {
    await keep(place, wanted)
    report = await find(place, wanted)
  }
  if (!report) throw new Error('a report that was written is not there')
  if (['waiting', 'reading'].includes(report.state)) {
    await importReport({ database, storage: services.storage, agentId, log, now: () => arrivedAt }, report.id)
  }
  await database.change(agentId, tx => decide(tx, report.id, wanted))
}

const find = (
  { agentId, database }: Place,
  { payerId, name }: SeededReport,
): Promise<SeededRow | undefined> => database.read(agentId, tx => findSeeded(tx, payerId, name))

async function keep({ agentId, database, services }: Place, wanted: SeededReport) {
  const body = Buffer.from(wanted.text)
  const hash = createHash('sha256').update(wanted.name).update(body).digest('hex')
  const fileKey = `report-files/${agentId}/demo-${hash}`
  await storeNoted(database, services.storage, agentId)(fileKey, body)
  const { payerId, name, importer, arrivedAt: now } = wanted
  await database.change(agentId, async tx => {
    await insertReportFile(tx, { key: fileKey, size: body.length, now })
    await insertReport(tx, { payerId, name, fileKey, now, arrivedBy: 'sandbox', importedBy: importer.id })
  })
}

async function decide(tx: Tx, reportId: number, wanted: SeededReport): Promise<void> {
  const { poster, postedAt, paidAt, confirmedAt, held, reversed } = wanted
  const report = await findSeeded(tx, wanted.payerId, wanted.name)
  if (report?.state !== 'checked' || !postedAt) return
  if (report.is_usage_only) {
    const locked = await lockReport(tx, reportId)
    if (locked) await countPlays(tx, locked)
    return
  }
  const posterDoes = (now: Date) => ({
    actor: { staffId: poster.id, name: poster.name },
    client: { address: '', userAgent: '' },
    now,
  })
  await postReport(tx, { reportId, staffId: poster.id, note: '', now: postedAt, isQuiet: isQuiet(postedAt) })
  const bills = await listSeededBills(tx, reportId)
  if (held) for (const { id } of bills.slice(0, 1)) await holdBill(tx, id, held.remarks, posterDoes(held.at))
  else if (confirmedAt) {
    for (const { id, member_id } of bills) await confirmBills(tx, member_id, [id], confirmedAt)
  }
  if (reversed)
    await reversePosting(tx, {
      reportId,
      staffId: poster.id,
      reason: reversed.reason,
      now: reversed.at,
      isQuiet: isQuiet(reversed.at),
    })
  else if (paidAt) await pay(tx, reportId, posterDoes(paidAt))
}

/** Members have heard of it by now. */
const isQuiet = (at: Date) => Date.now() - at.getTime() > 20 * 86_400_000

async function pay(tx: Tx, reportId: number, who: Parameters<typeof recordReceipt>[3]) {
  for (const open of await sumOpen(tx, reportId)) {
    const [currency, settled] = [open.currency as Currency, BigInt(open.amount)]
    if (settled === 0n) continue
    const receivedOn = todayInChina(who.now)
    const money = {
      currency,
      settled,
      charges: 0n,
      bank: { currency, amount: settled },
      receivedOn,
      reason: '',
    }
    await recordReceipt(tx, reportId, money, who)
  }
}
