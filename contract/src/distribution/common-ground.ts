// Where and when a channel may sell a release: where its contract, the member's choice and the licence of every track agree. What is queued and
// what is packed both ask here, so that they cannot disagree.
import { allowedTerritory, needsDocument } from '../works/missing'
import { isNowhere, sharedTerritory } from '../works/territories'
import type { Scope, Territory, TrackRights } from '../works/work'

export interface Grant {
  territory: Territory
  from: string
  /** The last day. */
  until: string | undefined
}

interface GrantedWork {
  scope: Pick<Scope, 'territory' | 'release_date'>
  /** Rights staff let it stay up without its licence, until that day. */
  licensedUntil: string | null
}

interface GrantedTrack {
  details: { rights: TrackRights }
}

type Reach = Parameters<typeof isNowhere>[0]

export function grantOf(
  { details: { rights } }: GrantedTrack,
  { scope, licensedUntil }: GrantedWork,
  channel: Reach,
): Grant {
  const isLicensed = needsDocument(rights)
  const released = scope.release_date ?? ''
  return {
    territory: sharedTerritory(sharedTerritory(channel, scope.territory), allowedTerritory(rights)),
    from: isLicensed ? latest(released, rights.valid_from ?? '') : released,
    until: isLicensed && rights.valid_to !== null ? latest(rights.valid_to, licensedUntil ?? '') : undefined,
  }
}

/**
 * Of all tracks that stay. Undefined: there is none, or no country or no day is left that all of them have, and then there is no release: its tracks
 * alone are not what was signed. A day that is over is still one: a licence that ends is no takedown (decision 52).
 */
export function commonGround(grants: readonly Grant[]): Grant | undefined {
  const [first, ...others] = grants
  if (!first) return undefined
  const shared = others.reduce(overlap, first)
  const isNever = shared.until !== undefined && shared.until < shared.from
  return isNowhere(shared.territory) || isNever ? undefined : shared
}

/** Whether the channel can sell these tracks together, as one release. */
export const hasCommonGround = (tracks: readonly GrantedTrack[], work: GrantedWork, channel: Reach) =>
  commonGround(tracks.map(track => grantOf(track, work, channel))) !== undefined

const overlap = (one: Grant, other: Grant): Grant => ({
  territory: sharedTerritory(one.territory, other.territory),
  from: latest(one.from, other.from),
  until: [one.until, other.until].filter(day => day !== undefined).sort()[0],
})

const latest = (one: string, other: string) => (one > other ? one : other)
