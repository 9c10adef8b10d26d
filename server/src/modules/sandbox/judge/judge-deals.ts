import { todayInChina } from '#contract/identity/age'
import type { ReadDeal, ReadMessage, ReadTrack } from '../ern/read-message'
import { filesOf } from '../ern/read-message'
import { refuse, refuseIf } from '../package-fault'

/** What this channel sells; a word that it does not know is a deal it cannot keep. */
const models = ['SubscriptionModel', 'AdvertisementSupportedModel', 'PayAsYouGoModel', 'FreeOfChargeModel']
const uses = [
  ...['OnDemandStream', 'NonInteractiveStream', 'Stream', 'ConditionalDownload', 'PermanentDownload'],
  ...['Download', 'TetheredDownload'],
]

export function judgeDeals(message: ReadMessage): void {
  const all = allDeals(message)
  for (const deal of all) judgeDeal(deal)
  const isOpen = all.some(deal => deal.from === undefined && !hasEnded(deal, message))
  refuseIf(isOpen, 'sandbox.dealWithoutStart')
  const isWhole = message.deals.length > 0 || all.length === 0
  refuseIf(!isWhole, 'sandbox.missing', { element: 'DealList/ReleaseDeal' })
  refuseIf(all.length === 0 && filesOf(message).length > 0, 'sandbox.takedownWithFiles')
}

/** Nothing may be sold any more: it has no deals, or all were over before the message was written. */
export const isTakedown = (message: ReadMessage) => allDeals(message).every(deal => hasEnded(deal, message))

/** The same of one track. */
export const isOff = ({ deals }: Pick<ReadTrack, 'deals'>, message: Written) =>
  deals.every(deal => hasEnded(deal, message))

type Written = Pick<ReadMessage, 'createdAt'>

const allDeals = ({ deals, tracks }: ReadMessage) => [...deals, ...tracks.flatMap(track => track.deals)]

/** The last day is on sale. */
const hasEnded = ({ until }: ReadDeal, { createdAt }: Written) =>
  until !== undefined && until < todayInChina(createdAt)

function judgeDeal(deal: ReadDeal): void {
  for (const code of [...(deal.countries ?? []), ...deal.except]) {
    refuseIf(!isCountry(code), 'sandbox.badTerritory', { code })
  }
  judgeWords(deal.models, models, 'CommercialModelType')
  judgeWords(deal.uses, uses, 'UseType')
  const { from, until } = deal
  refuseIf(from !== undefined && until !== undefined && until < from, 'sandbox.dealEndsBeforeStart', {
    date: until ?? '',
  })
}

function judgeWords(words: string[], known: string[], element: string): void {
  if (words.length === 0) refuse('sandbox.missing', { element })
  for (const value of words) refuseIf(!known.includes(value), 'sandbox.badValue', { element, value })
}

const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

const isCountry = (code: string) => /^[A-Z]{2}$/.test(code) && countryNames.of(code) !== undefined
