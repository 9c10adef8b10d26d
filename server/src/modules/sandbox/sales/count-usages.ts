// How often a track was used in a month: by chance, but the same whenever it is asked again.
import { createHash } from 'node:crypto'
import { type HeldDeal, type HeldTrack, isRunning } from '../held-release'
import { audibleCountries, audienceOf, modelOf } from './market'

export interface Usage {
  country: string
  model: string
  use: string
  count: number
}

export interface CountedMonth {
  channel: string
  /** `2026-12` */
  month: string
  /** How many more listen there than at a channel of the usual size. */
  reach?: number
}

export function daysOf(month: string): string[] {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const count = new Date(Date.UTC(year, number, 0)).getUTCDate()
  return Array.from({ length: count }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`)
}

/** Only where and while a deal holds, and not before the release was live. */
export function countUsages(
  track: HeldTrack,
  liveOn: string,
  { channel, month, reach = 1 }: CountedMonth,
): Usage[] {
  const days = daysOf(month)
  const liveDays = days.filter(day => day >= liveOn)
  const monthly = monthlyPlays(channel, month, track.isrc) * reach
  const found: Usage[] = []
  for (const country of countriesOf(track.deals)) {
    for (const model of new Set(track.deals.flatMap(deal => deal.models))) {
      const holding = track.deals.filter(deal => holdsIn(deal, country) && deal.models.includes(model))
      const sold = liveDays.filter(day => holding.some(deal => isRunning(deal, day)))
      const use = holding[0]?.uses[0]
      if (use === undefined) continue
      const liking = 0.5 + chance(channel, month, track.isrc, country, model)
      const share = (audienceOf(country) / 1000) * (modelOf(model).share / 100)
      const count = Math.round(monthly * liking * share * (sold.length / days.length))
      if (count > 0) found.push({ country, model, use, count })
    }
  }
  return found
}

/** A few hundred for most, a hundred thousand for the rare hit; a month is never far from the one before. */
function monthlyPlays(channel: string, month: string, isrc: string): number {
  const fame = chance(channel, isrc) ** 3
  return 300 * 400 ** fame * (0.7 + 0.6 * chance(channel, month, isrc))
}

const holdsIn = ({ countries, except }: HeldDeal, country: string) =>
  !except.includes(country) && (countries === undefined || countries.includes(country))

function countriesOf(deals: HeldDeal[]): string[] {
  const named = deals.flatMap(({ countries }) => countries ?? audibleCountries)
  return [...new Set(named)].sort()
}

/** From 0 up to 1. */
function chance(...seed: string[]): number {
  return createHash('sha256').update(seed.join('/')).digest().readUIntBE(0, 6) / 2 ** 48
}
