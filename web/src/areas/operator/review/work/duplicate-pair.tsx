import { useState } from 'react'
import { Link } from 'react-router'
import type { Duplicate } from '#contract/review/queue-calls'
import type { Material } from '#contract/works/material'
import { WorkStatusBadge } from '../../../../features/works/work-status-badge'
import { links } from '../../../../lib/links'
import { useWords } from '../../../../lib/words'
import { Badge } from '../../../../ui/badge'
import { reviewWaveformQuery } from '../review-queries'
import { fieldOfFile } from './file-part'
import { MarkButton } from './part'
import { soundOf, TwoRecordings } from './two-recordings'

/** The same music in another work: both recordings, and whose the other one is. */
export function DuplicatePair({ duplicate, material }: { duplicate: Duplicate; material: Material }) {
  const t = useWords('review')
  const materials = useWords('materials')
  const { work, likeness, offset } = duplicate
  const name = `duplicate.${duplicate.material_id}.${duplicate.other_material_id}`
  const [heard, setHeard] = useState(soundOf(name, 'own'))
  const field = fieldOfFile(material)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls; these are two recordings to compare
    <div
      role="group"
      aria-label={t('duplicates.pair', { title: work.track_title })}
      tabIndex={-1}
      data-part={name}
      data-marks={field}
      data-sound={heard}
      className="scroll-my-24 rounded-control border border-line px-4 py-3.5"
    >
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <p className="font-display text-[1.0625rem]">
            <Link to={links.operatorReviewWork(work.id)} className="underline-offset-4 hover:underline">
              {work.track_title}
            </Link>
          </p>
          <p className="num text-sm [overflow-wrap:anywhere] text-soft">
            {work.title} · {work.artists}
            {work.isrc && ` · ${work.isrc}`}
          </p>
          <p className="mt-1.5 flex flex-wrap items-center gap-2">
            <Badge tone="amber">{t('duplicates.likeness', { percent: Math.round(likeness * 100) })}</Badge>
            <Badge dot={false} tone={duplicate.is_same_member ? 'neutral' : 'accent'}>
              {duplicate.is_same_member
                ? t('duplicates.sameMember')
                : t('duplicates.otherMember', { name: work.member.nickname })}
            </Badge>
            <WorkStatusBadge status={work.status} />
          </p>
        </div>
        <MarkButton field={field} label={materials(`type.${material.type}`)} />
      </div>
      <TwoRecordings
        name={name}
        own={{ material, title: t('duplicates.own'), outlineOf: reviewWaveformQuery }}
        other={{
          material: { id: duplicate.other_material_id, url: duplicate.url },
          title: t('duplicates.other'),
          outlineOf: reviewWaveformQuery,
        }}
        offset={offset}
        aside={offsetWords()}
        onTurn={setHeard}
      />
    </div>
  )

  function offsetWords() {
    const seconds = Math.abs(offset).toFixed(1)
    if (Math.abs(offset) < 0.2) return t('duplicates.together')
    return t(offset > 0 ? 'duplicates.later' : 'duplicates.earlier', { seconds })
  }
}
