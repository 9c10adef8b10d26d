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
    const page = await requirePage(tx, pageId)
    await insertAcceptance(tx, { memberId, itemId: page.id, version: page.version, address, now })
  }
}

/** Which version of a page visitors see now. */
export async function versionOfPage(tx: Tx, pageId: number): Promise<number> {
  return (await requirePage(tx, pageId)).version
}

async function requirePage(tx: Tx, pageId: number) {
  const page = await shownPage(tx, pageId)
  if (!page) throw new Error(`the site has no page ${pageId}`)
  return page
}
