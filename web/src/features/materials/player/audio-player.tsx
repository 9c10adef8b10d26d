import { useQuery } from '@tanstack/react-query'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent } from 'react'
import type { Material } from '#contract/works/material'
import { useWords } from '../../../lib/words'
import { IconButton } from '../../../ui/icon-button'
import { Skeleton } from '../../../ui/skeleton'
import { waveformQuery } from '../material-queries'
import { clock } from './clock'
import { type Player, usePlayer } from './use-player'

export interface Marker {
  second: number
  /** What is there to hear, in a few words. */
  label: string
}

type OutlineQuery = Pick<ReturnType<typeof waveformQuery>, 'queryKey' | 'queryFn' | 'staleTime'>

interface AudioPlayerProps {
  material: Pick<Material, 'id' | 'url'>
  title: string
  markers?: readonly Marker[]
  /** The second it stands at when it is ready. */
  startAt?: number
  /** Who asks for the outline: members and reviewers have calls of their own. */
  outlineOf?: (materialId: number) => OutlineQuery
  /** More controls that follow the sound, such as the lyrics. */
  children?: (player: Player) => ReactNode
}

/** The place is kept while the outline is on its way, so that nothing jumps. */
export function AudioPlayer({ outlineOf = waveformQuery, ...props }: AudioPlayerProps) {
  const waveform = useQuery(outlineOf(props.material.id))
  const t = useWords('materials')
  if (waveform.isError && !waveform.data) {
    return (
      <p role="alert" className="mt-4 text-sm text-accent">
        {t('player.failed')}
      </p>
    )
  }
  if (!waveform.data) return <Skeleton className="mt-4 h-18 w-full rounded-control" />
  return <Loaded {...props} waveform={waveform.data} />
}

type LoadedProps = Omit<AudioPlayerProps, 'outlineOf'> & { waveform: { duration: number; peaks: number[] } }

function Loaded({ material, title, markers = [], startAt, children, waveform }: LoadedProps) {
  const t = useWords('materials')
  const { duration, peaks } = waveform
  const player = usePlayer({ url: material.url, peaks, duration })
  const { isReady } = player
  const goTo = useEffectEvent(player.seek)
  useEffect(() => {
    if (isReady && startAt !== undefined) goTo(startAt)
  }, [isReady, startAt])
  return (
    <div className="mt-4">
      <div className="flex items-center gap-3">
        <IconButton
          label={t(player.isPlaying ? 'player.pause' : 'player.play', { title })}
          variant="line"
          className="shrink-0 rounded-full"
          onClick={player.toggle}
        >
          {player.isPlaying ? <Pause /> : <Play />}
        </IconButton>
        <div
          role="slider"
          tabIndex={0}
          aria-label={t('player.position', { title })}
          aria-valuemin={0}
          aria-valuemax={Math.floor(duration)}
          aria-valuenow={Math.floor(player.now)}
          aria-valuetext={`${clock(player.now)} / ${clock(duration)}`}
          onKeyDown={event => move(event, player)}
          className="relative min-w-0 flex-1 rounded-control"
        >
          <div ref={player.canvas} className="h-18" />
          {markers.map(({ second, label }) => (
            <span
              key={`${second} ${label}`}
              aria-hidden="true"
              className="pointer-events-none absolute inset-y-0 w-0.5 bg-accent after:absolute after:-top-1 after:-left-[3px] after:size-2 after:rounded-full after:bg-accent"
              style={{ left: `${Math.min(100, (second / duration) * 100)}%` }}
            />
          ))}
        </div>
        <span className="num w-22 shrink-0 text-right text-sm text-soft max-sm:hidden">
          {clock(player.now)} / {clock(duration)}
        </span>
      </div>
      {player.hasFailed && (
        <p role="alert" className="mt-2 text-sm text-accent">
          {t('player.failed')}
        </p>
      )}
      {markers.length > 0 && (
        <ul aria-label={t('player.markers')} className="mt-2 flex flex-wrap gap-2">
          {markers.map(({ second, label }) => (
            <li key={`${second} ${label}`}>
              <button
                type="button"
                onClick={() => player.seek(second)}
                className="num min-h-9 rounded-full border border-line px-3 text-sm hover:border-ink"
              >
                <span className="font-semibold text-accent">{clock(second)}</span> {label}
              </button>
            </li>
          ))}
        </ul>
      )}
      {children?.(player)}
    </div>
  )
}

const steps: Record<string, number> = {
  ArrowLeft: -5,
  ArrowDown: -5,
  ArrowRight: 5,
  ArrowUp: 5,
  PageDown: -30,
  PageUp: 30,
}

function move(event: KeyboardEvent, player: Player) {
  const step = steps[event.key]
  if (step !== undefined) player.seekBy(step)
  else if (event.key === 'Home') player.seek(0)
  else if (event.key === 'End') player.seek(Number.POSITIVE_INFINITY)
  else if (event.key === ' ' || event.key === 'Enter') player.toggle()
  else return
  event.preventDefault()
}
