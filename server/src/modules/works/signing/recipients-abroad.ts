// Whom the law wants named before release data leaves the country: the channels abroad, as their profiles name the recipient.
import { isAbroad } from '#contract/distribution/abroad'
import type { Recipient } from '#contract/distribution/recipient'
import type { Language } from '#contract/language'
import type { channelsOf } from '../../distribution/distribution.public'

type Channel = Awaited<ReturnType<typeof channelsOf>>[number]

export const recipientsAbroad = (channels: readonly Channel[], language: Language): Recipient[] =>
  channels
    .filter(isAbroad)
    .map(({ id, name, profile }) => ({ channel_id: id, channel: name[language], ...profile.recipient }))
