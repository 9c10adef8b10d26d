import { isDeepStrictEqual } from 'node:util'
import type { Recipient } from '#contract/distribution/recipient'
import type { giveDataConsent } from '#contract/identity/consent-calls'
import type { CallContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import { channelsOf } from '../../distribution/distribution.public'
import { recordConsent } from '../../identity/identity.public'
import { recipientsAbroad } from './recipients-abroad'

export async function giveConsent(context: CallContext<typeof giveDataConsent>) {
  const { tx, input, actor, client, now, answer } = context
  const recipients = input.kind === 'abroad' ? await requireAsShown(context, input.recipients) : []
  const said = { memberId: actor.memberId, kind: input.kind, isGiven: true, recipients }
  await recordConsent(tx, { ...said, address: client.address, now })
  answer.text = { key: 'consents.given' }
  return null
}

/** Nobody agrees to a recipient that they were not shown as it is. */
async function requireAsShown(
  { tx, language }: Pick<CallContext<typeof giveDataConsent>, 'tx' | 'language'>,
  shown: readonly Recipient[],
) {
  const known = recipientsAbroad(await channelsOf(tx), language)
  if (!shown.every(one => known.some(other => isDeepStrictEqual(one, other))))
    throw new Refusal('conflict', { text: 'consents.recipientsChanged' })
  return shown
}
