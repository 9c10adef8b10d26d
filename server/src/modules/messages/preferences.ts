import {
  channelRules,
  type EmailChoice,
  emailChoicesOf,
  type MessageChannel,
  type MessageKind,
  messageKinds,
  usualEmail,
} from '#contract/messages/message'
import type {
  readMessagePreferences,
  saveEmailPreference,
  saveMessagePreference,
} from '#contract/messages/preference-calls'
import type { Tx } from '../../platform/database/query'
import type { CallContext } from '../../platform/http/call-handler'
import { Refusal } from '../../platform/refusal'
import { chosenEmail, chosenPreferences, putEmailPreference, putPreference } from './preferences.queries'
import './messages.texts'

export async function preferencesOf(tx: Tx, memberId: number) {
  const chosen = await chosenPreferences(tx, memberId)
  const isOn = (kind: MessageKind, channel: MessageChannel) => {
    const { usual, fixed } = channelRules[kind][channel]
    const own = chosen.find(row => row.kind === kind && row.channel === channel)
    return fixed || !own ? usual : own.is_on
  }
  const emails = await chosenEmail(tx, memberId)
  return messageKinds.map(kind => ({
    kind,
    site: isOn(kind, 'site'),
    sms: isOn(kind, 'sms'),
    email: (emails.find(row => row.kind === kind)?.choice as EmailChoice | undefined) ?? usualEmail[kind],
  }))
}

/** What the member wants by e-mail in this way. */
export async function mailKinds(tx: Tx, memberId: number, choice: EmailChoice): Promise<MessageKind[]> {
  return (await preferencesOf(tx, memberId)).filter(({ email }) => email === choice).map(({ kind }) => kind)
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

export async function saveEmailChoice({ tx, actor, input }: CallContext<typeof saveEmailPreference>) {
  const { kind, email: choice } = input
  if (!emailChoicesOf(kind).includes(choice)) {
    throw new Refusal('invalidInput', { fields: [{ field: 'email', text: 'field.notAChoice' }] })
  }
  await putEmailPreference(tx, { memberId: actor.memberId, kind, choice })
  return preferencesOf(tx, actor.memberId)
}
