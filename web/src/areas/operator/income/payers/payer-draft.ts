// A payer on its form, and what is wrong with it before anything is sent.

import type { Currency } from '#contract/currency'
import { dropFolderName, type Payer } from '#contract/income/payer-calls'
import type { ReadingOverrides } from '#contract/income/reading'

export interface StoreDraft {
  store: string
  channelId: number | null
}

export interface PayerDraft {
  name: string
  currency: Currency
  dropFolder: string
  reading: ReadingOverrides | null
  stores: StoreDraft[]
}

export function draftOf(payer: Payer | undefined): PayerDraft {
  return {
    name: payer?.name ?? '',
    currency: payer?.currency ?? 'USD',
    dropFolder: payer?.drop_folder ?? '',
    reading: payer?.reading ?? null,
    stores: (payer?.stores ?? []).map(({ store, channel_id }) => ({ store, channelId: channel_id })),
  }
}

export type Problem = 'name' | 'drop_folder' | 'store' | 'storeTwice'
/** By field; a store by its place, `stores.3`. */
export type Problems = Readonly<Record<string, Problem>>

export function findProblems({ name, dropFolder, stores }: PayerDraft): Problems {
  const found: Record<string, Problem> = {}
  if (name.trim() === '') found.name = 'name'
  if (dropFolder !== '' && !dropFolderName.safeParse(dropFolder).success) found.drop_folder = 'drop_folder'
  const named = stores.map(({ store }) => store.trim().toLowerCase())
  for (const [index, { channelId }] of stores.entries()) {
    if (named[index] === '' || channelId === null) found[`stores.${index}`] = 'store'
    else if (named.indexOf(named[index] ?? '') < index) found[`stores.${index}`] = 'storeTwice'
  }
  return found
}

export function sentOf({ name, currency, dropFolder, reading, stores }: PayerDraft) {
  return {
    name: name.trim(),
    currency,
    reading,
    drop_folder: dropFolder || null,
    stores: stores.flatMap(({ store, channelId }) =>
      channelId === null ? [] : [{ store: store.trim(), channel_id: channelId }],
    ),
  }
}
