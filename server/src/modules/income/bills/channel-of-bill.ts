// A bill keeps what its channel was called in one language when it was made. Whoever reads it reads the channel's name in their own.
import { sql } from 'kysely'
import type { Language } from '#contract/language'

export type ChannelNames = Partial<Record<Language, string>>

/** Of the row that a query calls `bill`; null where there is none. */
export const channelOfBill = sql<ChannelNames>`(select channel.name from channels channel where channel.id = bill.channel_id)`
