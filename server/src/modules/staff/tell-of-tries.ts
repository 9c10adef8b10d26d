import type { CallContext } from '../../platform/http/call-handler'
import { network } from '../../platform/http/rate-limit'
import { freeTries, nameHash } from './staff-brake'
import { forgetTries, listUntold, noteNetwork, noteTold } from './staff-tries.queries'

const mostNetworks = 5

/** A whole login: the network is known from now on, and its owner learns who has tried meanwhile. */
export async function welcomeFrom(
  { tx, secrets, client, now }: Pick<CallContext, 'tx' | 'secrets' | 'client' | 'now'>,
  staff: { id: number; username: string },
) {
  const name = nameHash({ secrets }, staff.username)
  const here = network(client.address)
  const untold = await listUntold(tx, name)
  await noteTold(tx, name)
  await forgetTries(tx, name, here)
  await noteNetwork(tx, staff.id, here, now)
  // Whoever mistypes their own password twice need not be told.
  const told = untold.filter(tries => tries.network !== here || tries.untold > freeTries)
  if (told.length === 0) return null
  return {
    count: told.reduce((sum, tries) => sum + tries.untold, 0),
    networks: told.slice(0, mostNetworks).map(tries => tries.network),
    has_more: told.length > mostNetworks,
    last_at: new Date(Math.max(...told.map(tries => tries.last_at.getTime()))).toISOString(),
  }
}
