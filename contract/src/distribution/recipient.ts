// Who receives personal information abroad with a release, as the Personal Information Protection Law (article 39) wants it told.
import { z } from 'zod'
import { words } from '../text'
import { id } from '../wire'

export const longestRecipient = 200

/** Part of a channel's profile. Empty: not given yet. */
export const recipientDetails = z.object({
  name: words(longestRecipient),
  country: z.union([z.literal(''), z.string().regex(/^[A-Z]{2}$/)]),
  contact: words(longestRecipient),
})
export type RecipientDetails = z.output<typeof recipientDetails>

export const noRecipient: RecipientDetails = { name: '', country: '', contact: '' }

export const isNamed = ({ name, country, contact }: RecipientDetails) =>
  name !== '' && country !== '' && contact !== ''

/** A channel abroad as a consent names it. */
export const recipient = recipientDetails.extend({ channel_id: id, channel: words(60, 1) })
export type Recipient = z.output<typeof recipient>

/** Another name or country is another recipient; who answers there may change. */
export const isSameRecipient = (one: Recipient, other: Recipient) =>
  one.channel_id === other.channel_id && one.name === other.name && one.country === other.country
