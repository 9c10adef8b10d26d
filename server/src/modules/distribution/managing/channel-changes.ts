// What a save has changed, as the audit log may know it: of what is secret only that it changed.
import { isDeepStrictEqual } from 'node:util'
import { type CredentialName, credentialNames } from '#contract/distribution/channel-calls'
import type { ChannelProfile } from '#contract/distribution/channel-profile'
import type { ChannelCredentials } from '../channel-credentials'

export function profileChanges(before: ChannelProfile, after: ChannelProfile) {
  const parts = Object.keys(after) as (keyof ChannelProfile)[]
  const changed = parts.filter(part => !isDeepStrictEqual(before[part], after[part]))
  const pick = (profile: ChannelProfile) => Object.fromEntries(changed.map(part => [part, profile[part]]))
  return { before: pick(before), after: pick(after) }
}

export function credentialChanges(
  before: ChannelCredentials,
  after: ChannelCredentials,
): [CredentialName, 'changed' | 'removed'][] {
  return credentialNames
    .filter(name => before[name] !== after[name])
    .map(name => [name, after[name] === undefined ? 'removed' : 'changed'])
}
