import ChevronDown from 'lucide-react/icons/chevron-down'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { Material } from '#contract/works/material'
import { needsDocument } from '#contract/works/missing'
import { isCover, rightsSources } from '#contract/works/rights'
import type { Work } from '#contract/works/work'
import { clock } from '../../../../features/materials/player/clock'
import { FieldFacts } from '../../../../features/works/field-facts'
import type { FollowedReason } from '../../../../features/works/reasons/followed-reasons'
import { statementKey } from '../../../../features/works/statement-key'
import { useTrackTitle } from '../../../../features/works/work-labels'
import { formatDate } from '../../../../lib/format'
import { links } from '../../../../lib/links'
import { useWords } from '../../../../lib/words'
import { Badge } from '../../../../ui/badge'
import { ButtonLink } from '../../../../ui/button-link'
import { MaterialPart } from './material-part'

type TrackPartProps = {
  track: Work['tracks'][number]
  materials: readonly Material[]
  /** What reviewers heard, by the file they heard it in. */
  reasonsOf: (material: Material) => FollowedReason[]
  isAlone: boolean
}

/** One track: its sound and other files, its people, its rights. Closed until somebody asks; an album may hold fifty. */
export function TrackPart({ track, materials, reasonsOf, isAlone }: TrackPartProps) {
  const t = useWords('works')
  const publish = useWords('publish')
  const titleOf = useTrackTitle()
  const place = `track-${track.id}`
  const { hash } = useLocation()
  const isMeant = hash === `#${place}`
  const [isOpen, setIsOpen] = useState(isAlone || isMeant)
  useEffect(() => {
    if (!isMeant) return
    setIsOpen(true)
    document.getElementById(place)?.scrollIntoView()
  }, [isMeant, place])
  const { rights, ...details } = track.details
  const seconds = materials.find(({ type }) => type === 'music')?.facts.duration
  return (
    <section id={place} className="rounded-card border border-line bg-surface shadow-lift">
      <h2>
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          className="flex min-h-15 w-full items-center gap-3 rounded-card px-4 py-3 text-left sm:px-6"
        >
          <span className="num w-6 shrink-0 text-soft">{track.position}</span>
          <span className="min-w-0 flex-1 text-lg [overflow-wrap:anywhere]">
            {titleOf(track.details.title, track.position)}
          </span>
          {track.withdrawn && <Badge tone="accent">{t('detail.withdrawn')}</Badge>}
          {seconds !== undefined && (
            <span className="num shrink-0 font-sans text-sm font-normal text-soft">{clock(seconds)}</span>
          )}
          <ChevronDown
            aria-hidden="true"
            className={`size-5 shrink-0 text-soft transition-transform ${isOpen ? 'rotate-180' : ''}`}
          />
        </button>
      </h2>
      {isOpen && (
        <div className="grid gap-6 border-t border-line px-4 py-5 sm:px-6">
          {track.withdrawn && (
            <p>
              {t('detail.withdrawnSince', {
                day: formatDate(track.withdrawn.at),
                reason: track.withdrawn.reason,
              })}
            </p>
          )}
          <div className="grid gap-3">
            {materials.map(material => (
              <MaterialPart key={material.id} material={material} reasons={reasonsOf(material)} />
            ))}
            {materials.length === 0 && <p className="text-soft">{t('detail.noFiles')}</p>}
          </div>
          <div className="grid items-start gap-6 lg:grid-cols-2">
            <div>
              <h3 className="mb-2 font-sans text-base tracking-normal">{t('detail.about')}</h3>
              <FieldFacts
                fields={{
                  version: details.version,
                  artists: details.artists,
                  composers: details.composers,
                  lyricists: details.lyricists,
                  arrangers: details.arrangers,
                  producers: details.producers,
                  performers: details.performers,
                  language: details.language,
                  explicit: details.explicit,
                  instrumental: details.instrumental || null,
                }}
                more={track.isrc ? [[t('code.isrc'), <bdi key="isrc">{track.isrc}</bdi>]] : []}
              />
              {track.isrc && (
                <ButtonLink to={links.split(track.isrc)} size="small" className="mt-3">
                  {t('detail.split')}
                </ButtonLink>
              )}
            </div>
            <div>
              <h3 className="mb-2 font-sans text-base tracking-normal">{t('detail.rights')}</h3>
              <FieldFacts
                fields={{
                  'rights.property': rights.property,
                  'rights.source': rights.source,
                  'rights.original_title': isCover(rights) ? rights.original_title : null,
                  'rights.original_artist': isCover(rights) ? rights.original_artist : null,
                  'rights.co_authors': rights.co_authors,
                  'rights.author': rights.author,
                  'rights.author_died': rights.author_died,
                  'rights.catalogue_number': rights.catalogue_number,
                  'rights.physically_released_on': rights.physically_released_on,
                  'rights.licence_number': rights.licence_number,
                  'rights.valid_from': rights.valid_from,
                  'rights.valid_to': rights.valid_to,
                  'rights.licence_territory': needsDocument(rights) ? rights.licence_territory : null,
                }}
              />
              {rights.statement !== null &&
                rights.source !== null &&
                rightsSources[rights.source].index !== 'N' && (
                  <p className="mt-2 text-sm text-soft">
                    {publish(statementKey(rights.source, rights.statement))}
                  </p>
                )}
            </div>
          </div>
        </div>
      )}
    </section>
  )
}
