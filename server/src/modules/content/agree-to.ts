import type { Tx } from '../../platform/database/query'
import { insertAcceptance, shownPage } from './content.queries'

interface Agreement {
  memberId: number
  pageIds: readonly number[]
  address: string
  now: Date
}

/** Notes which version of each agreement a member has said yes to. */
export async function agreeTo(tx: Tx, { memberId, pageIds, address, now }: Agreement): Promise<void> {
  for (const pageId of pageIds) {
    const page = await shownPage(tx, pageId)
    if (!page) throw new Error(`the site has no page ${pageId}`)
    await insertAcceptance(tx, { memberId, itemId: page.id, version: page.version, address, now })
  }
}
