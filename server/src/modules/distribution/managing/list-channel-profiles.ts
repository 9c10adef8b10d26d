import { credentialNames, type listChannelProfiles } from '#contract/distribution/channel-calls'
import type { CallContext } from '../../../platform/http/call-handler'
import { knownCredentials } from '../channel-credentials'
import { markOf } from '../channel-logo'
import { schemasInFolder } from '../schemas/schema-files'
import { obstaclesOf } from './channel-obstacles'
import { countWaiting, listManagedChannels } from './managed-channels.queries'
import { readEquipment } from './read-equipment'

export async function listTheProfiles({ tx, services }: CallContext<typeof listChannelProfiles>) {
  const channels = await listManagedChannels(tx)
  const [waiting, equipment] = await Promise.all([
    countWaiting(
      tx,
      channels.map(({ id }) => id),
    ),
    readEquipment(tx, await schemasInFolder(services)),
  ])
  return channels.map(channel => {
    const { id, code, is_sandbox, is_on, version, profile, host_key, test_passed } = channel
    const { tested_at, paused_at, paused_by_name, pause_note, sealed_credentials } = channel
    const open = knownCredentials(services.secrets, id, sealed_credentials)
    return {
      id,
      code,
      is_sandbox,
      is_on,
      version,
      profile,
      mark: markOf(code),
      credentials: Object.fromEntries(credentialNames.map(name => [name, Boolean(open[name])])) as Record<
        (typeof credentialNames)[number],
        boolean
      >,
      host_key,
      tested_at: tested_at?.toISOString() ?? null,
      test_passed,
      paused: paused_at && { at: paused_at.toISOString(), by: paused_by_name ?? '', note: pause_note },
      waiting: waiting.get(id) ?? 0,
      obstacles: obstaclesOf(channel, equipment, services),
    }
  })
}
