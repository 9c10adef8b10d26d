import type { Work } from '#contract/works/work'
import { useWords } from '../../../lib/words'
import { useFieldLabel, useTrackTitle } from '../work-labels'
import { partsOf } from './reason-place'

/** `tracks.12.rights.source` → "Night sailing: where do the rights come from?" */
export function useReasonLabel(work: Pick<Work, 'tracks' | 'kind'>) {
  const t = useWords('works')
  const labelOf = useFieldLabel()
  const titleOf = useTrackTitle()
  return (key: string): string | undefined => {
    const { trackId, field } = partsOf(key)
    if (field === undefined) return undefined
    const track = work.kind === 'album' ? work.tracks.find(({ id }) => id === trackId) : undefined
    const label = labelOf(field)
    return track
      ? t('reason.inTrack', { track: titleOf(track.details.title, track.position), field: label })
      : label
  }
}
