import { useState } from 'react'
import type { Material, MaterialType } from '#contract/works/material'
import { type DraftTrack, needsDocument } from '#contract/works/missing'
import { AudioSlot } from '../../../../features/materials/audio-slot'
import { DocumentsSlot } from '../../../../features/materials/documents-slot'
import { LyricSlot } from '../../../../features/materials/lyrics/lyric-slot'
import { MaterialSlot } from '../../../../features/materials/material-slot'
import type { UploadItem } from '../../../../features/materials/uploads/upload-desk'
import { uploadsAt } from '../../../../features/materials/uploads/use-uploads'
import { useOpenDraft } from '../../../../features/works/draft/draft-context'
import { withTitle } from '../../../../features/works/draft/follow'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { titleOfFile } from './plan-files'
import { SlotField } from './slot-field'

const extras = ['accompany', 'short', 'karaoke', 'mv'] as const

type TrackMaterialsProps = {
  track: DraftTrack
  materials: readonly Material[]
  uploads: readonly UploadItem[]
  /** Which types can be changed; a supplement may only add what is absent. */
  isOpen: (type: MaterialType) => boolean
}

/** What one track is made of: the sound, its words, its papers, and what may be added. */
export function TrackMaterials({ track, materials, uploads, isOpen }: TrackMaterialsProps) {
  const t = useWords('materials')
  const { keeper, state } = useOpenDraft()
  const { work, content } = state
  const workId = work.id
  const own = materials.filter(({ track_id }) => track_id === track.id)
  const title = track.details.title || t('untitled')
  const find = (type: MaterialType) => own.find(material => material.type === type)
  const slot = <T extends MaterialType>(type: T) => {
    const place = { workId, trackId: track.id, type }
    return { place, item: uploadsAt(uploads, place)[0], material: find(type), isReadOnly: !isOpen(type) }
  }
  const takeTitle = (file: File) =>
    keeper.edit(current => withTitle(work.kind, current, track.id, titleOfFile(file)))
  const used = extras.filter(type => slot(type).item || find(type))
  // A supplement shows at once what it is for; who can only look sees what there is.
  const [isShown, setIsShown] = useState(!isOpen('music') && extras.some(isOpen))
  const shown = isShown ? extras : used
  const audio = find('music')
  const document = slot('document')
  const otherTracks = content.tracks.filter(
    ({ id, details }) => id !== track.id && needsDocument(details.rights),
  )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <SlotField field="material.music" trackId={track.id}>
        {(error, heard) => <AudioSlot {...slot('music')} error={error} heard={heard} onSent={takeTitle} />}
      </SlotField>
      {!track.details.instrumental && (
        <SlotField field="material.lyric" trackId={track.id}>
          {error => (
            <LyricSlot
              {...slot('lyric')}
              title={title}
              audio={audio?.facts.duration === undefined ? undefined : audio}
              error={error}
            />
          )}
        </SlotField>
      )}
      {needsDocument(track.details.rights) && (
        <SlotField field="material.document" trackId={track.id}>
          {error => (
            <DocumentsSlot
              place={document.place}
              items={uploadsAt(uploads, document.place)}
              materials={own.filter(({ type }) => type === 'document')}
              otherTracks={otherTracks.map(({ id }) => id)}
              isReadOnly={document.isReadOnly}
              error={error}
            />
          )}
        </SlotField>
      )}
      {shown.map(type => (
        <SlotField key={type} field={`material.${type}`} trackId={track.id}>
          {(error, heard) =>
            type === 'mv' ? (
              <MaterialSlot {...slot(type)} error={error} />
            ) : (
              <AudioSlot {...slot(type)} error={error} heard={heard} />
            )
          }
        </SlotField>
      ))}
      {!isShown && used.length < extras.length && extras.some(isOpen) && (
        <div>
          <Button size="small" variant="quiet" onClick={() => setIsShown(true)}>
            {t('more')}
          </Button>
        </div>
      )}
    </div>
  )
}
