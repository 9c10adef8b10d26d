import type { TrackDetails } from '#contract/works/work'

export const contributorFields = [
  'performers',
  'composers',
  'lyricists',
  'arrangers',
  'producers',
] as const satisfies readonly (keyof TrackDetails)[]

export type Contributors = Pick<TrackDetails, (typeof contributorFields)[number]>

export function contributorsOf(details: TrackDetails): Contributors {
  const { performers, composers, lyricists, arrangers, producers } = details
  return { performers, composers, lyricists, arrangers, producers }
}
