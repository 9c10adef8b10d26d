import type { ChannelFormat } from '#contract/distribution/channel-profile'
import type { Tx } from '../../../platform/database/query'
import { schemaFiles } from '../schemas/schema-files'
import { listSchemaRows } from '../schemas/schemas.queries'
import type { Equipment } from './channel-obstacles'
import { readOwnParty } from './managed-channels.queries'

/** `inFolder`: formats whose schemas lie on this machine, looked up before any transaction. */
export async function readEquipment(tx: Tx, inFolder: ReadonlySet<ChannelFormat>): Promise<Equipment> {
  const [ownParty, uploaded] = await Promise.all([readOwnParty(tx), listSchemaRows(tx)])
  const complete = Object.entries(schemaFiles).flatMap(([format, names]) =>
    names.every(name => uploaded.some(row => row.format === format && row.name === name))
      ? [format as ChannelFormat]
      : [],
  )
  return { ownParty, schemas: new Set([...inFolder, ...complete]) }
}
