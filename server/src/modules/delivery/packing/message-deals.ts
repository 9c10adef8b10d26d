// What a channel may do with a release: where its contract, the member's choice and every licence agree.
import type { ChannelProfile, DealTerm } from '#contract/distribution/channel-profile'
import { commonGround, type Grant, grantOf } from '#contract/distribution/common-ground'
import { todayInChina } from '#contract/identity/age'
import { isNowhere } from '#contract/works/territories'
import type { Territory } from '#contract/works/work'
import type { MessageDeal, MessageTerritory } from '../formats/release-message'
import type { DeliveredTrack, DeliveryInputs } from './message-inputs'

/** Long enough ago that the day is over in every time zone, as the takedown of a channel that wants it in deals has to be. */
const revokedBefore = 48 * 3_600_000

/** A takedown has none, and neither has a track that was withdrawn: no deal takes back every one from before (decision 52). */
export function dealsFor(
  { work, channel, delivery }: DeliveryInputs,
  tracks: readonly DeliveredTrack[],
): MessageDeal[] {
  const { deal_terms, territory } = channel.profile
  const revoked = revokedDeals(channel.profile, delivery.createdAt)
  if (delivery.kind === 'takedown') return revoked
  const placed = tracks.map((track, place) => ({ track, place }))
  const staying = placed.filter(({ track }) => !track.isWithdrawn)
  const grants = staying.map(({ track, place }) => ({ place, grant: grantOf(track, work, territory) }))
  // With no track and no common ground left it is no update: the whole release goes down.
  const shared = commonGround(grants.map(({ grant }) => grant))
  if (!shared) return []
  const announced = delivery.announcedOn ?? todayInChina(delivery.createdAt)
  const common = staying.length === tracks.length ? undefined : staying.map(({ place }) => place)
  const granted = [{ grant: shared, places: common }, ...beyond(shared, grants)].flatMap(
    ({ grant, places }) =>
      deal_terms.map(term => ({
        ...dealOf(term, grant),
        ...(announced < grant.from && { visibleFrom: announced }),
        ...(places && { tracks: places }),
      })),
  )
  const withdrawn = withdrawnPlaces(tracks)
  if (withdrawn.length === 0) return granted
  return [...granted, ...revoked.map(deal => ({ ...deal, tracks: withdrawn }))]
}

export const withdrawnPlaces = (tracks: readonly DeliveredTrack[]) =>
  tracks.flatMap(({ isWithdrawn }, place) => (isWithdrawn ? [place] : []))

/** For a channel that wants a takedown told in deals. Everything that may ever have been granted is over: a licence may have changed since. */
function revokedDeals({ takedown, deal_terms, territory }: ChannelProfile, createdAt: Date): MessageDeal[] {
  if (takedown !== 'ended') return []
  const day = todayInChina(new Date(createdAt.getTime() - revokedBefore))
  const everywhere = isNowhere(territory) ? { worldwide: true, countries: [] } : territory
  return deal_terms.map(term => ({
    ...dealOf(term, { territory: everywhere, from: day, until: day }),
    isRevoked: true,
  }))
}

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

const inMessage = ({ worldwide, countries }: Territory): MessageTerritory =>
  worldwide ? { worldwide, except: [] } : { worldwide, countries }
