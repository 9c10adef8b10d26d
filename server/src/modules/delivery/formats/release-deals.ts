// Which deals stand behind the release and which behind each of its tracks. Every one is named in one group only, so that no reader has
// to put its deals together from several places.
import { todayInChina } from '#contract/identity/age'
import { itemsOf, mainRelease, releaseReference } from './message-items'
import type { MessageDeal, ReleaseMessage } from './release-message'

export interface DealGroup {
  references: string[]
  deals: MessageDeal[]
}

export function groupDeals(message: ReleaseMessage, withTracks: boolean): DealGroup[] {
  const groups = new Map<string, DealGroup>()
  for (const [reference, deals] of dealsByRelease(message, withTracks)) {
    if (deals.length === 0) continue
    const key = deals.map(deal => message.deals.indexOf(deal)).join()
    const group = groups.get(key) ?? { references: [], deals }
    group.references.push(reference)
    groups.set(key, group)
  }
  return [...groups.values()]
}

function dealsByRelease(message: ReleaseMessage, withTracks: boolean): [string, MessageDeal[]][] {
  const tracks = withTracks ? itemsOf(message) : []
  return [
    [mainRelease, dealsOfRelease(message)],
    ...tracks.map((_, place): [string, MessageDeal[]] => [
      releaseReference(place + 1),
      message.deals.filter(deal => isAbout(deal, place)),
    ]),
  ]
}

export const isAbout = (deal: MessageDeal, place: number) => deal.tracks?.includes(place) ?? true

/** A deal about some tracks only must not put the whole release on sale; but where a track was withdrawn, the release goes on with the
 * rest. So the release has the deals that reach the most of its tracks, those that have ended only where all have. A takedown has none. */
export function dealsOfRelease(message: ReleaseMessage): MessageDeal[] {
  const running = message.deals.filter(deal => !hasEnded(deal, message.createdAt))
  const counted = running.length > 0 ? running : message.deals
  const reach = (deal: MessageDeal) => deal.tracks?.length ?? itemsOf(message).length
  const widest = Math.max(...counted.map(reach))
  return counted.filter(deal => reach(deal) === widest)
}

/** The last day belongs to the period: "StartDate(Time) and EndDate(Time) are included in the Period" (DDEX, ern:Period). */
export function hasEnded(deal: MessageDeal, now: Date): boolean {
  return deal.until !== undefined && deal.until < todayInChina(now)
}

/** Nothing may be sold of it from this message on. */
export const isOff = (message: ReleaseMessage, place: number) =>
  !message.deals.some(deal => isAbout(deal, place) && !hasEnded(deal, message.createdAt))
