import { useOpenDraft } from '../../../../features/works/draft/draft-context'
import { AiCard } from './ai-card'
import { AlbumTracks } from './album-tracks'
import { OwnershipCard } from './ownership-card'
import { PeopleCard } from './people-card'
import { ReleaseCard } from './release-card'
import { RightsCard } from './rights-card'

/** A single asks everything once; an album asks about itself and about each of its tracks. */
export function InformationForm() {
  const { work, content } = useOpenDraft().state
  const [track] = content.tracks
  return (
    <>
      <ReleaseCard />
      {work.kind === 'single' && track && (
        <>
          <PeopleCard trackId={track.id} />
          <RightsCard trackId={track.id} />
        </>
      )}
      {work.kind === 'album' && <AlbumTracks />}
      <OwnershipCard />
      <AiCard />
    </>
  )
}
