import ArrowLeftRight from 'lucide-react/icons/arrow-left-right'
import { type ComponentProps, useState } from 'react'
import { AudioPlayer } from '../../../../features/materials/player/audio-player'
import type { Player } from '../../../../features/materials/player/use-player'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { cx } from '../../../../ui/class-names'
import { useDesk } from './desk-context'
import { useHeard } from './use-sound'
import { WhenNear } from './when-near'

export type Recording = Pick<
  ComponentProps<typeof AudioPlayer>,
  'material' | 'title' | 'markers' | 'outlineOf'
>

type TwoRecordingsProps = {
  /** Begins the names of both players at the desk. */
  name: string
  own: Recording
  other: Recording
  /** The same music comes so many seconds later in the other one. */
  offset: number
  aside?: string
  onTurn?: (sound: string) => void
}

export const soundOf = (name: string, side: 'own' | 'other') => `${name}.${side}`

/** Two recordings under each other, and one switch that goes on with the other at the same place of the music. */
export function TwoRecordings({ name, own, other, offset, aside, onTurn }: TwoRecordingsProps) {
  const t = useWords('review')
  const { sound } = useDesk()
  const [side, setSide] = useState<'own' | 'other'>('own')

  function show(which: 'own' | 'other') {
    setSide(which)
    onTurn?.(soundOf(name, which))
  }

  function turn() {
    const next = side === 'own' ? 'other' : 'own'
    const from = sound.find(soundOf(name, side))
    const to = sound.find(soundOf(name, next))
    if (!from || !to) return
    to.seek(from.now + (next === 'other' ? offset : -offset))
    from.pause()
    to.play()
    show(next)
  }

  return (
    <>
      <WhenNear className="min-h-50">
        {(['own', 'other'] as const).map(which => {
          const recording = which === 'own' ? own : other
          return (
            <div
              key={which}
              className={cx('mt-3 border-l-3 pl-3', which === side ? 'border-river' : 'border-line')}
            >
              <p className={cx('text-sm', which === side ? 'font-semibold' : 'text-soft')}>
                {recording.title}
              </p>
              <AudioPlayer {...recording}>
                {player => <Heard name={soundOf(name, which)} player={player} onBegin={() => show(which)} />}
              </AudioPlayer>
            </div>
          )
        })}
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
        {aside && <span className="num text-sm text-soft">{aside}</span>}
      </div>
    </>
  )
}

function Heard({ name, player, onBegin }: { name: string; player: Player; onBegin: () => void }) {
  const { sound } = useDesk()
  useHeard(sound, name, player, onBegin)
  return null
}
