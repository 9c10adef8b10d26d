import { todayInChina } from '#contract/identity/age'
import type { ReadDeal, ReadMessage } from '../ern/read-message'
import { filesOf } from '../ern/read-message'
import { refuse, refuseIf } from '../package-fault'

/** What this channel sells; a word that it does not know is a deal it cannot keep. */
const models = ['SubscriptionModel', 'AdvertisementSupportedModel', 'PayAsYouGoModel', 'FreeOfChargeModel']
const uses = [
  ...['OnDemandStream', 'NonInteractiveStream', 'Stream', 'ConditionalDownload', 'PermanentDownload'],
  ...['Download', 'TetheredDownload'],
]

export function judgeDeals(message: ReadMessage): void {
  refuseIf(message.deals.length === 0, 'sandbox.missing', { element: 'DealList/ReleaseDeal' })
  const all = [...message.deals, ...message.tracks.flatMap(track => track.deals)]
  for (const deal of all) judgeDeal(deal)
  const isDown = isTakedown(message)
  refuseIf(!isDown && all.some(({ from }) => from === undefined), 'sandbox.dealWithoutStart')
  refuseIf(isDown && filesOf(message).length > 0, 'sandbox.takedownWithFiles')
}

/** All deals have ended on the day the message was written. */
export function isTakedown({ deals, createdAt }: Pick<ReadMessage, 'deals' | 'createdAt'>): boolean {
  const written = todayInChina(createdAt)
  return deals.every(({ until }) => until !== undefined && until <= written)
}

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
