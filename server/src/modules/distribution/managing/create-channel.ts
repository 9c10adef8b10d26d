import type { createChannel } from '#contract/distribution/channel-calls'
import { emptyProfile } from '#contract/distribution/channel-profile'
import { lockAgent } from '../../../platform/database/lock-agent'
import { isUniqueViolation } from '../../../platform/database/unique-violation'
import type { CallContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import { recordAudit } from '../../audit/audit.public'
import { actOrPend, deedsWait } from '../../deeds/deeds.public'
import { mergeCredentials, sealOrNone } from '../channel-credentials'
import { isOtherAddress } from './channel-addresses'
import { credentialChanges } from './channel-changes'
import './channels.texts'
import { insertChannel, lockAllChannels, putCredentials } from './managed-channels.queries'
import { requireLogo } from './require-logo'
import { touchShownChannels } from './shown-channels.queries'

/** Every list shows all of them. */
const mostChannels = 200

export async function createTheChannel(context: CallContext<typeof createChannel>) {
  const { tx, input, actor, client, now, secrets } = context
  const { code } = input
  const { connection } = input.profile
  const leaves = isOtherAddress(emptyProfile.connection, connection)
  // The agent before its channels, as everywhere (lock-order.ts): of two at the same moment the second counts the first.
  await (leaves ? touchShownChannels(tx) : lockAgent(tx))
  const waits = leaves && (await deedsWait(tx))
  const profile = waits ? { ...input.profile, connection: emptyProfile.connection } : input.profile
  if ((await lockAllChannels(tx)).length >= mostChannels) {
    throw new Refusal('conflict', { text: 'channels.tooMany', params: { count: mostChannels } })
  }
  await requireLogo(tx, profile.logo, '')
  const id = await insertChannel(tx, code, profile).catch(error => {
    if (!isUniqueViolation(error, 'channels_agent_id_code_key')) throw error
    throw new Refusal('invalidInput', { fields: [{ field: 'code', text: 'channels.codeTaken' }] })
  })
  const open = mergeCredentials({}, input.credentials ?? {})
  const sealed = sealOrNone(secrets, id, open)
  if (sealed && !waits) await putCredentials(tx, id, sealed)
  await recordAudit(tx, {
    actor,
    client,
    now,
    action: 'channel.create',
    subject: 'channel',
    subjectId: id,
    after: {
      code,
      ...profile,
      ...(sealed && !waits && { credentials: Object.fromEntries(credentialChanges({}, open)) }),
    },
  })
  if (!leaves) return { id, version: 1, waiting: null }
  const change = { code, connection, credentials: sealed?.toString('base64') ?? null }
  const asked = { kind: 'outbound-address', subject: String(id), change } as const
  return { id, version: 1, waiting: await actOrPend(context, asked, async () => undefined) }
}
