import ArrowLeftRight from 'lucide-react/icons/arrow-left-right'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Duplicate } from '#contract/review/queue-calls'
import type { Material } from '#contract/works/material'
import { AudioPlayer } from '../../../../features/materials/player/audio-player'
import type { Player } from '../../../../features/materials/player/use-player'
import { WorkStatusBadge } from '../../../../features/works/work-status-badge'
import { links } from '../../../../lib/links'
import { useWords } from '../../../../lib/words'
import { Badge } from '../../../../ui/badge'
import { Button } from '../../../../ui/button'
import { cx } from '../../../../ui/class-names'
import { reviewWaveformQuery } from '../review-queries'
import { useDesk } from './desk-context'
import { fieldOfFile } from './file-part'
import { MarkButton } from './part'
import { useHeard } from './use-sound'
import { WhenNear } from './when-near'

type Side = 'own' | 'other'

/** Two recordings under each other, and one switch that goes on with the other at the same place of the music. */
export function DuplicatePair({ duplicate, material }: { duplicate: Duplicate; material: Material }) {
  const t = useWords('review')
  const materials = useWords('materials')
  const { sound } = useDesk()
  const [side, setSide] = useState<Side>('own')
  const { work, likeness, offset } = duplicate
  const name = `duplicate.${duplicate.material_id}.${duplicate.other_material_id}`
  const soundOf = (which: Side) => `${name}.${which}`
  const field = fieldOfFile(material)

  function turn() {
    const next: Side = side === 'own' ? 'other' : 'own'
    const from = sound.find(soundOf(side))
    const to = sound.find(soundOf(next))
    if (!from || !to) return
    // The same music comes `offset` seconds later in the other recording.
    to.seek(from.now + (next === 'other' ? offset : -offset))
    from.pause()
    to.play()
    setSide(next)
  }

  const players = [
    ['own', material.id, material.url, t('duplicates.own')],
    ['other', duplicate.other_material_id, duplicate.url, t('duplicates.other')],
  ] as const
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls; these are two recordings to compare
    <div
      role="group"
      aria-label={t('duplicates.pair', { title: work.track_title })}
      tabIndex={-1}
      data-part={name}
      data-marks={field}
      data-sound={soundOf(side)}
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
      <WhenNear className="min-h-50">
        {players.map(([which, id, url, title]) => (
          <div
            key={which}
            className={cx('mt-3 border-l-3 pl-3', which === side ? 'border-river' : 'border-line')}
          >
            <p className={cx('text-sm', which === side ? 'font-semibold' : 'text-soft')}>{title}</p>
            <AudioPlayer material={{ id, url }} title={title} outlineOf={reviewWaveformQuery}>
              {player => <Heard name={soundOf(which)} player={player} onBegin={() => setSide(which)} />}
            </AudioPlayer>
          </div>
        ))}
      </WhenNear>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          size="small"
          data-turn
          onClick={turn}
          icon={<ArrowLeftRight aria-hidden="true" className="size-4.5" />}
        >
          {t('duplicates.turn')}
        </Button>
        <span className="num text-sm text-soft">{offsetWords()}</span>
      </div>
    </div>
  )

  function offsetWords() {
    const seconds = Math.abs(offset).toFixed(1)
    if (Math.abs(offset) < 0.2) return t('duplicates.together')
    return t(offset > 0 ? 'duplicates.later' : 'duplicates.earlier', { seconds })
  }
}

function Heard({ name, player, onBegin }: { name: string; player: Player; onBegin: () => void }) {
  const { sound } = useDesk()
  useHeard(sound, name, player, onBegin)
  return null
}
