import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { coverRules, type MaterialType } from '#contract/works/material'
import { CoverSlot } from '../../../../features/materials/cover-slot'
import { liveMaterialsQuery } from '../../../../features/materials/material-queries'
import {
  uploadsAt,
  useArrivals,
  useLeaveWarning,
  useUploads,
} from '../../../../features/materials/uploads/use-uploads'
import { useOpenDraft } from '../../../../features/works/draft/draft-context'
import { links } from '../../../../lib/links'
import { useWords } from '../../../../lib/words'
import { Card } from '../../../../ui/card'
import { ErrorState } from '../../../../ui/error-state'
import { Skeleton } from '../../../../ui/skeleton'
import { AlbumDrop } from './album-drop'
import { SlotField } from './slot-field'
import { TrackMaterials } from './track-materials'

type MaterialsFormProps = { isOpen?: (type: MaterialType, trackId: number | null) => boolean }

/** The files of a work: the cover, then every track with what belongs to it. */
export function MaterialsForm({ isOpen = () => true }: MaterialsFormProps) {
  const t = useWords('materials')
  const { state, isReadOnly } = useOpenDraft()
  const { work, content } = state
  const materials = useQuery(liveMaterialsQuery(work.id))
  const uploads = useUploads(work.id)
  useArrivals(work.id)
  useLeaveWarning()
  if (materials.data === undefined) {
    // As tall as a screen, so that the footer stays out of sight and has nowhere to jump from.
    if (!materials.isFetched) return <Skeleton className="h-[80rem] w-full rounded-card!" />
    return (
      <ErrorState
        title={t('failed')}
        retryLabel={t('again')}
        retrying={materials.isFetching}
        onRetry={() => void materials.refetch()}
      />
    )
  }
  const found = materials.data
  const cover = { workId: work.id, trackId: null, type: 'cover' as const }
  const mayChange = (type: MaterialType, trackId: number | null) => !isReadOnly && isOpen(type, trackId)
  const isAlbum = work.kind === 'album'
  return (
    <>
      {isAlbum && mayChange('music', null) && <AlbumDrop materials={found} />}
      <Card
        title={t('cover.title')}
        detail={t('cover.detail', { min: coverRules.minSide, max: coverRules.maxSide })}
      >
        <div className="mt-4">
          <SlotField field="material.cover">
            {error => (
              <CoverSlot
                place={cover}
                item={uploadsAt(uploads, cover)[0]}
                material={found.find(({ type }) => type === 'cover')}
                isReadOnly={!mayChange('cover', null)}
                error={error}
              />
            )}
          </SlotField>
          {mayChange('cover', null) && (
            <p className="mt-3 text-sm text-soft">
              {t('cover.none')}{' '}
              <Link to={links.smartCoverFor(work.id)} className="font-semibold text-ink underline">
                {t('cover.make')}
              </Link>
            </p>
          )}
        </div>
      </Card>
      {content.tracks.map((track, index) => (
        <Card
          key={track.id}
          title={isAlbum ? `${index + 1}. ${track.details.title || t('untitled')}` : t('tracks.single')}
        >
          <div className="mt-4">
            <TrackMaterials
              track={track}
              materials={found}
              uploads={uploads}
              isOpen={type => mayChange(type, track.id)}
            />
          </div>
        </Card>
      ))}
      {isAlbum && content.tracks.length === 0 && <p className="text-soft">{t('tracks.none')}</p>}
    </>
  )
}
