import type { TrackRights } from '#contract/works/work'
import { useTrack } from '../../../../features/works/draft/draft-context'
import { DraftText } from '../../../../features/works/fields/draft-text'
import { longest } from '../../../../features/works/limits'
import { useWords } from '../../../../lib/words'

/** Whose song a cover is: rights staff look the licence up by it. */
export function OriginalFields({ trackId, rights }: { trackId: number; rights: TrackRights }) {
  const t = useWords('publish')
  const { setRights } = useTrack(trackId)
  return (
    <>
      <DraftText
        field="rights.original_title"
        trackId={trackId}
        value={rights.original_title}
        onChange={original_title => setRights({ original_title })}
        maxLength={longest.title}
        hint={t('rights.originalHint')}
        isRequired
      />
      <DraftText
        field="rights.original_artist"
        trackId={trackId}
        value={rights.original_artist}
        onChange={original_artist => setRights({ original_artist })}
        maxLength={longest.name}
        isRequired
      />
    </>
  )
}
