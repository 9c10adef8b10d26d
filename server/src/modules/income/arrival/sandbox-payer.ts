import type { Tx } from '../../../platform/database/query'
import { insertPayer, putPayerStores } from '../desk/payers.queries'
import { findOwnParty, findSandboxPayer } from './arrival.queries'

/** A test channel pays like anybody else, in the site's currency. */
export async function sandboxPayer(
  tx: Tx,
  { id: channelId, name }: { id: number; name: string },
  now: Date,
): Promise<{ id: number; currency: string; ownParty: string }> {
  const { currency, ddex_party_id: ownParty } = await findOwnParty(tx)
  const found = await findSandboxPayer(tx, name)
  if (found) return { id: found.id, currency, ownParty }
  const facts = { name, currency, reading: null, dropFolder: null }
  const id = await insertPayer(tx, { ...facts, isSandbox: true, now, setBy: null })
  await putPayerStores(tx, id, [{ store: name, channel_id: channelId }])
  return { id, currency, ownParty }
}
