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
    return deal_terms.map(term => dealOf(term, takenBack(work, territory, today)))
  }
  const grants = tracks.map(track => grantOf(track, work, territory))
  const shared = grants.reduce(overlap)
  // Without a common ground there is no release: its tracks alone are not what was signed.
  if (isNowhere(shared.territory)) return []
  const announced = delivery.announcedOn ?? today
  return [{ grant: shared, places: undefined }, ...beyond(shared, grants)].flatMap(({ grant, places }) =>
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
const takenBack = ({ scope }: DeliveredWork, channel: Territory, today: string): Grant => ({
  territory: isNowhere(channel) ? { worldwide: true, countries: [] } : channel,
  from: scope.release_date ?? today,
  until: today,
})

const overlap = (one: Grant, other: Grant): Grant => ({
  territory: common(one.territory, other.territory),
  from: latest(one.from, other.from),
  until: [one.until, other.until].filter(day => day !== undefined).sort()[0],
})

/** Tracks whose licences give more than all have in common, by what they give. */
function beyond(shared: Grant, grants: readonly Grant[]): { grant: Grant; places: number[] }[] {
  const groups = new Map<string, { grant: Grant; places: number[] }>()
  for (const [place, grant] of grants.entries()) {
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
