import type { Tx } from '../../platform/database/query'
import { makeSalesReport, type SalesReportSettings } from './make-sales-report'
import { listLive } from './sandbox.queries'

/** What the channel reports for a month, of all that is live. */
export async function reportSales(tx: Tx, settings: SalesReportSettings): Promise<string> {
  return makeSalesReport(await listLive(tx, settings.channel), settings)
}
