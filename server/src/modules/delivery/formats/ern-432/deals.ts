import { territoryOf } from '../ern-words'
import { dealsOfRelease, groupDeals } from '../release-deals'
import type { MessageDeal, ReleaseMessage } from '../release-message'
import type { XmlElement } from '../write-xml'
import { profileOf } from './profile'

/** Without a deal there is no list, and that is a takedown: the schema wants at least one deal in a list. */
export function dealList(message: ReleaseMessage): XmlElement | undefined {
  const groups = groupDeals(message, !profileOf(message).isSimple)
  if (groups.length === 0) return undefined
  return {
    ReleaseDeal: groups.map(({ references, deals }) => ({
      DealReleaseReference: references,
      Deal: deals.map(deal => ({ DealTerms: dealTerms(deal, message) })),
    })),
    ReleaseVisibility: listVisibilities(message),
  }
}

const dealTerms = (deal: MessageDeal, message: ReleaseMessage): XmlElement => ({
  ...territoryOf(deal.territory),
  ValidityPeriod: { StartDate: deal.from, EndDate: deal.until },
  CommercialModelType: deal.commercialModels,
  UseType: deal.useTypes,
  PriceInformation: deal.priceCode && {
    PriceCode: { '@Namespace': message.recipient.partyId, '#': deal.priceCode },
  },
})

/** From when the release may be announced, once for each territory and day. */
export function listVisibilities(message: ReleaseMessage): XmlElement[] {
  if (message.kind === 'takedown') return []
  const announced = new Map<string, XmlElement>()
  for (const { territory, visibleFrom } of dealsOfRelease(message)) {
    if (visibleFrom === undefined) continue
    const moment = `${visibleFrom}T00:00:00+08:00`
    announced.set(JSON.stringify([territory, visibleFrom]), {
      ...territoryOf(territory),
      ReleaseDisplayStartDateTime: moment,
      CoverArtPreviewStartDateTime: moment,
      FullTrackListingPreviewStartDateTime: moment,
    })
  }
  return [...announced.values()].map((terms, index) => ({ VisibilityReference: `V${index + 1}`, ...terms }))
}
