import type { ReactNode } from 'react'
import type { Material } from '#contract/works/material'
import { CheckResults } from '../../../../features/materials/check-results'
import { fileSize } from '../../../../features/materials/file-size'
import { useEncodingName } from '../../../../features/materials/lyrics/encoding-name'
import { clock } from '../../../../features/materials/player/clock'
import { useWords } from '../../../../lib/words'
import { Badge } from '../../../../ui/badge'
import { cx } from '../../../../ui/class-names'
import { useDesk } from './desk-context'
import { MarkButton } from './part'

type FilePartProps = {
  material: Material
  /** Its own player, or the one it is read along with. */
  sound?: string
  /** Where there are several of a kind. */
  name?: string
  children?: ReactNode
}

/** Where a reason about a file is tied to: its place in the work, which stays when the file is replaced. */
export function fieldOfFile({ type, track_id }: Pick<Material, 'type' | 'track_id'>): string {
  return track_id === null ? `material.${type}` : `tracks.${track_id}.material.${type}`
}

/** A file with what its check found. */
export function FilePart({ material, sound, name = fieldOfFile(material), children }: FilePartProps) {
  const t = useWords('review')
  const words = useWords('materials')
  const encodingName = useEncodingName()
  const { reasons, changes } = useDesk()
  const field = fieldOfFile(material)
  const label = words(`type.${material.type}`)
  const { facts } = material
  const measured = [
    fileSize(material.size),
    facts.duration !== undefined && clock(facts.duration),
    facts.sampleRate && facts.bits && `${facts.bits} bit / ${facts.sampleRate / 1000} kHz`,
    facts.width && facts.height && `${facts.width} × ${facts.height}`,
    facts.loudness !== undefined && `${facts.loudness.toFixed(1)} LUFS`,
    facts.encoding && encodingName(facts.encoding),
  ]
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls; this is a file to look at and listen to
    <div
      role="group"
      aria-label={`${label}: ${material.file_name}`}
      tabIndex={-1}
      data-part={name}
      data-marks={field}
      data-sound={sound}
      className={cx(
        'scroll-my-24 rounded-control border border-line px-4 py-3.5',
        reasons.of(field).length > 0 && 'shadow-[inset_3px_0_var(--accent-tone)]',
      )}
    >
      <div className="flex items-start justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          <h3 className="flex flex-wrap items-center gap-2 font-sans text-base font-semibold tracking-normal">
            {label}
            {changes.at(field) && <Badge tone="river">{t('changed.file')}</Badge>}
          </h3>
          <p className="num text-sm [overflow-wrap:anywhere] text-soft">
            <bdi>{material.file_name}</bdi>
            <span className="block">{measured.filter(Boolean).join(' · ')}</span>
          </p>
        </div>
        <MarkButton field={field} label={label} sound={sound} />
      </div>
      {children}
      <CheckResults results={material.results} />
    </div>
  )
}
