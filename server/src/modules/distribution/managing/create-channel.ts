import type { createChannel } from '#contract/distribution/channel-calls'
import { isUniqueViolation } from '../../../platform/database/unique-violation'
import type { CallContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import { recordAudit } from '../../audit/audit.public'
import { mergeCredentials, sealOrNone } from '../channel-credentials'
import { credentialChanges } from './channel-changes'
import './channels.texts'
import { insertChannel, lockAllChannels, putCredentials } from './managed-channels.queries'
import { requireLogo } from './require-logo'

/** Every list shows all of them. */
const mostChannels = 200

export async function createTheChannel(context: CallContext<typeof createChannel>) {
  const { tx, input, actor, client, now, secrets } = context
  const { code, profile } = input
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
  if (sealed) await putCredentials(tx, id, sealed)
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
      ...(sealed && { credentials: Object.fromEntries(credentialChanges({}, open)) }),
    },
  })
  return { id, version: 1 }
}
