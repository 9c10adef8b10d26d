// What is wrong with a profile, by the path of its field, before anything is sent; the contract says what fits.
import { saveChannel } from '#contract/distribution/channel-calls'
import { channelProfile } from '#contract/distribution/channel-profile'
import type { CallRefused } from '../../../../lib/api-client'
import type { Translate } from '../../../../lib/words'
import type { Draft } from './draft'

export type Problems = Readonly<Record<string, string>>

const named = [
  'name',
  'party_id',
  'lead_days',
  'territory',
  'use_types',
  'price_code',
  'host',
  'port',
  'username',
  'folder',
  'endpoint',
  'region',
  'bucket',
  'access_key_id',
  'confirm_days',
  'parallel_transfers',
  'title',
  'link_domains',
  'private_key',
] as const

export function findProblems({ profile, credentials }: Draft, t: Translate<'channels'>): Problems {
  const checked = saveChannel.input
    .pick({ profile: true, credentials: true })
    .safeParse({ profile, credentials })
  const paths = checked.error?.issues.map(({ path }) => path.join('.')) ?? []
  const { worldwide, countries } = profile.territory
  if (!worldwide && countries.length === 0) paths.push('profile.territory')
  return Object.fromEntries(paths.map(path => [path, t(`wrong.${wordOf(path)}`)]))
}

export function problemsOf({ fields, message }: CallRefused): Problems {
  if (fields.length === 0) return { '': message }
  return Object.fromEntries(fields.map(({ field, message: text }) => [field, text]))
}

/** Of a field or of anything within it. */
export function problemAt(problems: Problems, field: string): string | undefined {
  return Object.entries(problems).find(([path]) => path === field || path.startsWith(`${field}.`))?.[1]
}

function wordOf(path: string): (typeof named)[number] | 'other' {
  const parts = path.replace('acknowledgement_folder', 'folder').split('.').toReversed()
  return parts.flatMap(part => named.filter(name => name === part))[0] ?? 'other'
}

/** As it is kept: tidied as the server tidies it. */
export const tidied = (draft: Draft) => channelProfile.parse(draft.profile)
