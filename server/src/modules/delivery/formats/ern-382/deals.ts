import { territoryOf } from '../ern-words'
import { groupDeals } from '../release-deals'
import type { MessageDeal, ReleaseMessage } from '../release-message'
import type { XmlElement } from '../write-xml'

/** Without a deal there is no list, and that is a takedown. */
export function dealList(message: ReleaseMessage): XmlElement | undefined {
  const groups = groupDeals(message, true)
  if (groups.length === 0) return undefined
  return {
    ReleaseDeal: groups.map(({ references, deals }) => ({
      DealReleaseReference: references,
      Deal: deals.map(deal => ({ DealTerms: dealTerms(deal, message) })),
    })),
  }
}

const dealTerms = (deal: MessageDeal, message: ReleaseMessage): XmlElement => ({
  CommercialModelType: deal.commercialModels,
  Usage: { UseType: deal.useTypes },
  ...territoryOf(deal.territory),
  PriceInformation: deal.priceCode && {
    PriceType: { '@Namespace': message.recipient.partyId, '#': deal.priceCode },
  },
  ValidityPeriod: validity(deal),
  ...announcement(deal, message),
})

/** What is revoked says when it ended and no longer when it began. The element `TakeDown` is deprecated. */
function validity({ from, until, isRevoked }: MessageDeal): XmlElement {
  return { StartDate: isRevoked ? undefined : from, EndDate: until }
}

/** All four days stand there or none. */
function announcement({ visibleFrom }: MessageDeal, { kind }: ReleaseMessage): XmlElement {
  if (visibleFrom === undefined || kind === 'takedown') return {}
  return {
    ReleaseDisplayStartDate: visibleFrom,
    TrackListingPreviewStartDate: visibleFrom,
    CoverArtPreviewStartDate: visibleFrom,
    ClipPreviewStartDate: visibleFrom,
  }
}
