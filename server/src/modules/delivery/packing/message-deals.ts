// What a channel may do with a release: where its contract, the member's choice and every licence agree.
import type { ChannelProfile, DealTerm } from '#contract/distribution/channel-profile'
import { todayInChina } from '#contract/identity/age'
import { allowedTerritory, needsDocument } from '#contract/works/missing'
import { countries, countriesOf } from '#contract/works/territories'
import type { Territory } from '#contract/works/work'
import type { MessageDeal, MessageTerritory } from '../formats/release-message'
import type { DeliveredTrack, DeliveredWork, DeliveryInputs } from './message-inputs'

interface Grant {
  territory: Territory
  from: string
  until: string | undefined
}

export function dealsFor({ work, channel, delivery }: DeliveryInputs, tracks: readonly DeliveredTrack[]) {
  const today = todayInChina(delivery.createdAt)
  const { deal_terms, territory } = channel.profile
  if (delivery.kind === 'takedown') {
    return deal_terms.map(term => dealOf(term, endedOn(work, territory, today)))
  }
  const placed = tracks.map((track, place) => ({ track, place }))
  const staying = placed.filter(({ track }) => track.withdrawnOn === null)
  const grants = staying.map(({ track, place }) => ({ place, grant: grantOf(track, work, territory) }))
  // With no track left it is no update: the whole release goes down.
  if (grants.length === 0) return []
  const shared = grants.map(({ grant }) => grant).reduce(overlap)
  // Without a common ground there is no release: its tracks alone are not what was signed.
  if (isNowhere(shared.territory)) return []
  const announced = delivery.announcedOn ?? today
  const common = staying.length === tracks.length ? undefined : staying.map(({ place }) => place)
  const withdrawn = placed.flatMap(({ track: { withdrawnOn }, place }) =>
    withdrawnOn === null ? [] : [{ grant: endedOn(work, territory, withdrawnOn), places: [place] }],
  )
  return [{ grant: shared, places: common }, ...beyond(shared, grants), ...withdrawn].flatMap(
    ({ grant, places }) =>
      deal_terms.map(term => ({
        ...dealOf(term, grant),
        ...(announced < grant.from && { visibleFrom: announced }),
        ...(places && { tracks: places }),
      })),
  )
}

function grantOf({ details: { rights } }: DeliveredTrack, work: DeliveredWork, channel: Territory): Grant {
  const { scope, licensedUntil } = work
  const isLicensed = needsDocument(rights)
  const released = scope.release_date ?? ''
  return {
    territory: [channel, scope.territory, allowedTerritory(rights)].reduce(common),
    from: isLicensed ? latest(released, rights.valid_from ?? '') : released,
    until: isLicensed && rights.valid_to !== null ? latest(rights.valid_to, licensedUntil ?? '') : undefined,
  }
}

/** Everything that may ever have been granted ends: a licence may have changed since. */
const endedOn = ({ scope }: DeliveredWork, channel: Territory, day: string): Grant => ({
  territory: isNowhere(channel) ? { worldwide: true, countries: [] } : channel,
  from: [scope.release_date ?? day, day].sort()[0] ?? day,
  until: day,
})

const overlap = (one: Grant, other: Grant): Grant => ({
  territory: common(one.territory, other.territory),
  from: latest(one.from, other.from),
  until: [one.until, other.until].filter(day => day !== undefined).sort()[0],
})

/** Tracks whose licences give more than all have in common, by what they give. */
function beyond(shared: Grant, grants: readonly { place: number; grant: Grant }[]) {
  const groups = new Map<string, { grant: Grant; places: number[] }>()
  for (const { place, grant } of grants) {
    const key = JSON.stringify(grant)
    if (key === JSON.stringify(shared)) continue
    const group = groups.get(key) ?? { grant, places: [] }
    group.places.push(place)
    groups.set(key, group)
  }
  return [...groups.values()]
}

const dealOf = (term: DealTerm, { territory, from, until }: Grant): MessageDeal => ({
  territory: inMessage(territory),
  commercialModels: [term.commercial_model],
  useTypes: term.use_types,
  ...(term.price_code !== '' && { priceCode: term.price_code }),
  from,
  ...(until !== undefined && { until }),
})

/** In the order of our own list, so that the same countries are always the same text. */
function common(one: Territory, other: ChannelProfile['territory']): Territory {
  if (one.worldwide && other.worldwide) return { worldwide: true, countries: [] }
  const [ours, theirs] = [new Set(countriesOf(one)), new Set(countriesOf(other))]
  return { worldwide: false, countries: countries.filter(code => ours.has(code) && theirs.has(code)) }
}

const inMessage = ({ worldwide, countries }: Territory): MessageTerritory =>
  worldwide ? { worldwide, except: [] } : { worldwide, countries }

const isNowhere = ({ worldwide, countries }: Territory) => !worldwide && countries.length === 0
const latest = (one: string, other: string) => (one > other ? one : other)
