import { itemsOf } from '../message-items'
import { hasEnded, isAbout, isOff } from '../release-deals'
import type { MessageDeal, ReleaseMessage } from '../release-message'
import { fault, faultIf, type MessageFault } from './fault'

export function checkDeals(message: ReleaseMessage): MessageFault[] {
  const { deals, createdAt, kind, withdrawn } = message
  const items = itemsOf(message)
  const isTakedown = kind === 'takedown'
  return [
    // Without a deal it would take the release down.
    ...faultIf(!isTakedown && deals.length === 0, 'distribution.noDeals'),
    ...deals.flatMap((deal, index) => checkDeal(deal, index + 1, items.length)),
    ...items.flatMap((_, place) =>
      isTakedown || withdrawn.includes(place)
        ? faultIf(!isOff(message, place), 'distribution.withdrawnTrackWithDeal', { number: place + 1 })
        : faultIf(!deals.some(deal => isAbout(deal, place)), 'distribution.trackWithoutDeal', {
            number: place + 1,
          }),
    ),
    ...faultIf(
      isTakedown && deals.some(deal => !hasEnded(deal, createdAt)),
      'distribution.takedownWithOpenDeal',
    ),
  ]
}

function checkDeal(deal: MessageDeal, number: number, tracks: number): MessageFault[] {
  const { territory } = deal
  const codes = territory.worldwide ? territory.except : territory.countries
  return [
    ...faultIf(!territory.worldwide && codes.length === 0, 'distribution.dealNowhere', { number }),
    ...codes
      .filter(code => !/^[A-Z]{2}$/.test(code))
      .map(code => fault('distribution.badTerritory', { number, code })),
    ...faultIf(
      deal.commercialModels.length === 0 || deal.useTypes.length === 0,
      'distribution.dealWithoutTerms',
      { number },
    ),
    ...faultIf(hasUnknownTracks(deal, tracks), 'distribution.dealWithUnknownTrack', { number }),
  ]
}

/** A deal about no track at all would be about nothing. */
function hasUnknownTracks({ tracks }: MessageDeal, count: number): boolean {
  if (!tracks) return false
  return tracks.length === 0 || tracks.some(place => !Number.isInteger(place) || place < 0 || place >= count)
}
