import type { Material, MaterialType } from '#contract/works/material'
import { followedFields } from '../../../../features/works/draft/follow'
import { useTrackTitle } from '../../../../features/works/work-labels'
import { useWords } from '../../../../lib/words'
import { Badge } from '../../../../ui/badge'
import { Card } from '../../../../ui/card'
import type { Review } from '../review-queries'
import { AudioPart } from './audio-part'
import { useDesk } from './desk-context'
import { FilePart, fieldOfFile } from './file-part'
import { isEmpty } from './is-empty'
import { LyricsPart } from './lyrics-part'
import { FieldPart } from './part'
import { RightsPart } from './rights-part'
import { WithdrawnTrack } from './withdrawn-track'

type Track = Review['work']['tracks'][number]

const always = ['title', 'lyricists', 'composers', 'performers', 'language', 'explicit']
const order = [
  'title',
  'version',
  'other_titles',
  'artists',
  'lyricists',
  'composers',
  'arrangers',
  'producers',
  'performers',
  'isrc',
  'language',
  'explicit',
  'instrumental',
] as const
const sounds: readonly MaterialType[] = ['accompany', 'karaoke', 'short']

/** One track: heard and read along, its people, its rights with their papers. */
export function TrackSection({ track }: { track: Track }) {
  const t = useWords('works')
  const titleOf = useTrackTitle()
  const { review, changes } = useDesk()
  const { details, id, position } = track
  const isAlbum = review.work.kind === 'album'
  const files = review.materials.filter(({ track_id }) => track_id === id)
  const change = changes.diff?.tracks.find(changed => changed.id === id && changed.kind !== 'removed')
  const isSaidAbove = (name: string) => !isAlbum && followedFields.some(field => field === name)
  const shown = order.filter(
    name =>
      !isSaidAbove(name) &&
      (always.includes(name) || changes.at(`tracks.${id}.${name}`) || !isEmpty(details[name])),
  )
  return (
    <Card
      id={`track-${id}`}
      data-section
      title={isAlbum ? `${position}. ${titleOf(details.title, position)}` : t('part.music')}
      aside={
        change && change.kind !== 'changed' && <Badge tone="river">{t(`diff.track.${change.kind}`)}</Badge>
      }
      className="scroll-mt-4"
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <WithdrawnTrack track={track} title={titleOf(details.title, position)} />
        <TrackFiles files={files} />
        <div className="grid items-start gap-x-8 gap-y-4">
          <section aria-label={t('detail.about')} className="@container">
            <h3 className="mb-1 font-sans text-base tracking-normal">{t('detail.about')}</h3>
            {shown.map(name => (
              <FieldPart key={name} name={name} trackId={id} value={details[name]} />
            ))}
          </section>
          <RightsPart track={track} documents={files.filter(({ type }) => type === 'document')} />
        </div>
      </div>
    </Card>
  )
}

function TrackFiles({ files }: { files: readonly Material[] }) {
  const t = useWords('works')
  const music = files.find(({ type }) => type === 'music')
  const lyric = files.find(({ type }) => type === 'lyric')
  const others = files.filter(({ type }) => sounds.includes(type))
  const videos = files.filter(({ type }) => type === 'mv')
  if (files.length === 0) return <p className="text-soft">{t('detail.noFiles')}</p>
  return (
    <>
      {music && <AudioPart material={music} />}
      {lyric && <LyricsPart material={lyric} sound={music && fieldOfFile(music)} />}
      {others.map(material => (
        <AudioPart key={material.id} material={material} />
      ))}
      {videos.map(material => (
        <FilePart key={material.id} material={material}>
          {/* biome-ignore lint/a11y/useMediaCaption: the member's own video, as it was handed in */}
          <video
            src={material.url}
            controls
            preload="metadata"
            className="mt-3 max-h-96 w-full rounded-control bg-sunken"
          />
        </FilePart>
      ))}
    </>
  )
}
