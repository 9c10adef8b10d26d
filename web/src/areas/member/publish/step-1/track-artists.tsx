import { useState } from 'react'
import { useOpenDraft, useTrack } from '../../../../features/works/draft/draft-context'
import { DraftField } from '../../../../features/works/fields/draft-field'
import { useWords } from '../../../../lib/words'
import { Switch } from '../../../../ui/switch'
import { ArtistsField } from './artists-field'
import { wholeRow } from './editable'

/** Mostly the album's; a track with others names them itself. */
export function TrackArtists({ trackId }: { trackId: number }) {
  const t = useWords('publish')
  const { state, isReadOnly } = useOpenDraft()
  const { details, set } = useTrack(trackId)
  const artists = details?.artists ?? []
  const [isOwn, setIsOwn] = useState(artists.length > 0)
  const ofRelease = state.content.details.artists
  return (
    <div className={wholeRow}>
      <Switch
        checked={!isOwn}
        disabled={isReadOnly}
        onChange={isSame => {
          setIsOwn(!isSame)
          set({ artists: isSame ? [] : ofRelease })
        }}
        detail={ofRelease.map(({ name }) => name).join(' / ')}
      >
        <span className="font-semibold">{t('track.sameArtists')}</span>
      </Switch>
      {isOwn && (
        <DraftField field="artists" trackId={trackId} group className="mt-2">
          <ArtistsField value={artists} onChange={next => set({ artists: next })} />
        </DraftField>
      )}
    </div>
  )
}
