import type { Tx } from '../../platform/database/query'
import { insertAcceptance, newestPage } from './content.queries'

interface Agreement {
  memberId: number
  pageIds: readonly number[]
  address: string
  now: Date
}

/** Notes which version of each agreement a member has said yes to. */
export async function agreeTo(tx: Tx, { memberId, pageIds, address, now }: Agreement): Promise<void> {
  for (const pageId of pageIds) {
    const page = await newestPage(tx, pageId)
    if (!page) throw new Error(`the site has no page ${pageId}`)
    await insertAcceptance(tx, { memberId, pageId, version: page.version, address, now })
  }
}
