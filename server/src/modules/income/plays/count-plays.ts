// Reports without money: what is matched goes into the statistics of plays, and comes out again when the report is reversed.
import type { Tx } from '../../../platform/database/query'
import { moveReport } from '../move-report'
import { keepStoresByName } from '../posting/keep-stores'
import type { ReportRow } from '../reports.queries'
import { deletePlays, insertPlays } from './plays.queries'

export async function countPlays(tx: Tx, report: ReportRow): Promise<void> {
  await moveReport(tx, report, 'count')
  await keepStoresByName(tx, report.id)
  await insertPlays(tx, report.id)
}

export async function uncountPlays(tx: Tx, report: ReportRow): Promise<void> {
  await moveReport(tx, report, 'reverse')
  await deletePlays(tx, report.id)
}
