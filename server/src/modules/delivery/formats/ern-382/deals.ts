import { territoryOf } from '../ern-words'
import { groupDeals } from '../release-deals'
import type { MessageDeal, ReleaseMessage } from '../release-message'
import type { XmlElement } from '../write-xml'

export function dealList(message: ReleaseMessage): XmlElement {
  return {
    ReleaseDeal: groupDeals(message, true).map(({ references, deals }) => ({
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
  ValidityPeriod: validity(deal, message),
  ...announcement(deal, message),
})

/** A takedown says when a deal ends and no longer when it began. The element of that name is not to be used any more. */
function validity({ from, until }: MessageDeal, { kind }: ReleaseMessage): XmlElement {
  return { StartDate: kind === 'takedown' ? undefined : from, EndDate: until }
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
