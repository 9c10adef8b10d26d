import type { Tx } from '../../platform/database/query'
import { pageAddresses } from './page-addresses'
import { findByWork } from './release-pages.queries'

/** Where the public page of a work is, whatever it shows now; a work that never went to channels has none. */
export async function addressOfWork(tx: Tx, workId: number): Promise<string | undefined> {
  const page = await findByWork(tx, workId)
  return page && pageAddresses(page.code).page
}
