import type { Material } from '#contract/works/material'
import type { Work } from '#contract/works/work'
import { FieldFacts } from '../../../../features/works/field-facts'
import { keyOf } from '../../../../features/works/missing-place'
import { type FollowedReason, followReasons } from '../../../../features/works/reasons/followed-reasons'
import { useWords } from '../../../../lib/words'
import { Card } from '../../../../ui/card'
import { MaterialPart } from './material-part'
import { TrackPart } from './track-part'

type MusicPartProps = { work: Work; materials: readonly Material[] }

/** What the work is made of: the tracks with their files and rights, then what is said of the whole release. */
export function MusicPart({ work, materials }: MusicPartProps) {
  const t = useWords('works')
  const { details, tracks } = work
  const cover = materials.find(({ type }) => type === 'cover')
  const reasonsOf = ({ type, track_id }: Material): FollowedReason[] => {
    const key = keyOf({ field: `material.${type}`, trackId: track_id ?? undefined })
    return followReasons(work, work, materials).filter(
      ({ field, state }) => state !== 'replaced' && field === key,
    )
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {tracks.map(track => (
        <TrackPart
          key={track.id}
          track={track}
          materials={materials.filter(({ track_id }) => track_id === track.id)}
          reasonsOf={reasonsOf}
          isAlone={tracks.length === 1}
        />
      ))}
      {tracks.length === 0 && <p className="text-soft">{t('detail.noTracks')}</p>}
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Card title={t('detail.cover')}>
          {cover ? (
            <MaterialPart material={cover} reasons={reasonsOf(cover)} />
          ) : (
            <p className="text-soft">{t('detail.noCover')}</p>
          )}
        </Card>
        <Card title={t('detail.release')}>
          <FieldFacts
            fields={{
              title: details.title,
              version: details.version,
              artists: details.artists,
              label: details.label,
              genre: details.genre,
              sub_genre: details.sub_genre,
              language: details.language,
              original_release_date: details.original_release_date,
              p_line: details.p_line.owner ? details.p_line : null,
              c_line: details.c_line.owner ? details.c_line : null,
              explicit: details.explicit,
              ai_use: details.ai_use,
            }}
          />
        </Card>
      </div>
    </div>
  )
}
