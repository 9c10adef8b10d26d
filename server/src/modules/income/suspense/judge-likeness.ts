// Whether a title of a report may be one of our recordings. Names alone never decide: they propose.
import type { proposalReasons } from '#contract/income/suspense-calls'
import { plainText } from '../../../platform/search-terms'

export type ProposalReason = (typeof proposalReasons)[number]

export interface Names {
  title: string
  artist: string
  release: string
}

/** What stands in brackets or after a dash names a version: (Live), [Remix], - 伴奏. */
const versionPart = /\s*[([（【「].*?[)\]）】」]\s*|\s+-\s+.*$/gu

const plainTitle = (title: string) => plainText(title)
export const bareTitle = (title: string) => plainText(title.replace(versionPart, ' ')) || plainText(title)

interface Sides {
  reported: Names
  ours: { title: string; artists: readonly string[]; release: string }
  /** Both written in one script. */
  simplified: (text: string) => string
}

/** Empty: they have too little in common to be proposed. */
export function judgeLikeness({ reported, ours, simplified }: Sides): ProposalReason[] {
  const one = (text: string) => simplified(plainTitle(text))
  const reasons: ProposalReason[] = []
  if (plainTitle(reported.title) === plainTitle(ours.title)) reasons.push('same-title')
  else if (one(reported.title) === one(ours.title)) reasons.push('same-title', 'other-script')
  else if (simplified(bareTitle(reported.title)) === simplified(bareTitle(ours.title))) {
    reasons.push('like-title', 'version-differs')
  } else return []
  const artists = ours.artists.map(one).filter(name => name !== '')
  const artist = one(reported.artist)
  if (artists.includes(artist)) reasons.push('same-artist')
  else if (artist !== '' && artists.some(name => artist.includes(name) || name.includes(artist))) {
    reasons.push('like-artist')
  }
  if (reported.release !== '' && one(reported.release) === one(ours.release)) reasons.push('same-release')
  return reasons
}

const weights: Record<ProposalReason, number> = {
  'same-title': 8,
  'same-artist': 6,
  'like-title': 4,
  'like-artist': 3,
  'same-release': 3,
  'other-script': -1,
  'version-differs': -2,
}

export const weigh = (reasons: readonly ProposalReason[]) =>
  reasons.reduce((sum, reason) => sum + weights[reason], 0)
