import { channelRules, type MessageChannel, type MessageKind, messageKinds } from '#contract/messages/message'
import type { readMessagePreferences, saveMessagePreference } from '#contract/messages/preference-calls'
import type { Tx } from '../../platform/database/query'
import type { CallContext } from '../../platform/http/call-handler'
import { Refusal } from '../../platform/refusal'
import { chosenPreferences, putPreference } from './preferences.queries'
import './messages.texts'

export async function preferencesOf(tx: Tx, memberId: number) {
  const chosen = await chosenPreferences(tx, memberId)
  const isOn = (kind: MessageKind, channel: MessageChannel) => {
    const { usual, fixed } = channelRules[kind][channel]
    const own = chosen.find(row => row.kind === kind && row.channel === channel)
    return fixed || !own ? usual : own.is_on
  }
  return messageKinds.map(kind => ({ kind, site: isOn(kind, 'site'), sms: isOn(kind, 'sms') }))
}

export function readPreferences({ tx, actor }: CallContext<typeof readMessagePreferences>) {
  return preferencesOf(tx, actor.memberId)
}

export async function savePreference({ tx, actor, input }: CallContext<typeof saveMessagePreference>) {
  const { kind, channel, on } = input
  if (channelRules[kind][channel].fixed) {
    throw new Refusal('invalidInput', { fields: [{ field: 'channel', text: 'messages.fixed' }] })
  }
  await putPreference(tx, { memberId: actor.memberId, kind, channel, isOn: on })
  return preferencesOf(tx, actor.memberId)
}
