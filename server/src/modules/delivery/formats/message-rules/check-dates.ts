import { itemsOf } from '../message-items'
import type { MessageDeal, ReleaseMessage } from '../release-message'
import { faultIf, type MessageFault } from './fault'

export function checkDates(message: ReleaseMessage): MessageFault[] {
  const { release, deals } = message
  const lines = [release.pLine, release.cLine, ...itemsOf(message).map(item => item.pLine)]
  return [
    ...faultIf(Number.isNaN(message.createdAt.getTime()), 'distribution.badDate', { date: '' }),
    ...daysOf(message).flatMap(date => faultIf(!isDay(date), 'distribution.badDate', { date })),
    ...faultIf(
      release.originalReleaseDate !== undefined && release.originalReleaseDate > release.releaseDate,
      'distribution.originalAfterRelease',
    ),
    ...deals.flatMap((deal, index) => checkOrder(deal, index + 1)),
    ...lines.flatMap(({ year }) =>
      faultIf(!Number.isInteger(year) || year < 1900 || year > 2100, 'distribution.badYear', { year }),
    ),
  ]
}

function checkOrder({ from, until, visibleFrom }: MessageDeal, number: number): MessageFault[] {
  return [
    ...faultIf(until !== undefined && until < from, 'distribution.dealEndsBeforeStart', { number }),
    ...faultIf(visibleFrom !== undefined && visibleFrom > from, 'distribution.dealShownAfterStart', {
      number,
    }),
  ]
}

function daysOf({ release, deals }: ReleaseMessage): string[] {
  const days = [
    release.releaseDate,
    release.originalReleaseDate,
    ...deals.flatMap(deal => [deal.from, deal.until, deal.visibleFrom]),
  ]
  return days.filter(day => day !== undefined)
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}
