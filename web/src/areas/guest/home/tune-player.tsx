import type { KeyboardEvent, PointerEvent } from 'react'
import { clock } from '../../../features/materials/player/clock'
import { useWords } from '../../../lib/words'
import { tuneFile, tuneSeconds } from './tune'
import { useTune } from './use-tune'
import { WaveLines } from './wave-lines'

const pageStep = 5

/** The motif as a player: a bundle of lines that swells with the sound, and turns vermilion as far as it has been heard. */
export function TunePlayer({ path, lines }: { path: string; lines: number }) {
  const t = useWords('guest')
  const { audio, events, now, isPlaying, hasFailed, seek, toggle } = useTune()
  const share = now / tuneSeconds

  function seekTo(event: PointerEvent<HTMLElement>) {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    seek(((event.clientX - left) / width) * tuneSeconds)
  }

  return (
    <div className="mt-10">
      <audio ref={audio} src={tuneFile} preload="none" {...events} />
      <div
        role="slider"
        tabIndex={0}
        aria-label={t('tune.position')}
        aria-valuemin={0}
        aria-valuemax={tuneSeconds}
        aria-valuenow={Math.floor(now)}
        aria-valuetext={t('tune.at', { now: clock(now), all: clock(tuneSeconds) })}
        onKeyDown={event => move(event, now, seek, toggle)}
        onPointerDown={event => {
          event.currentTarget.setPointerCapture(event.pointerId)
          seekTo(event)
        }}
        onPointerMove={event => event.currentTarget.hasPointerCapture(event.pointerId) && seekTo(event)}
        className="relative h-28 cursor-pointer touch-pan-y rounded-control md:h-40"
      >
        <WaveLines path={path} lines={lines} heard={share} className="text-soft" />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 w-px bg-accent"
          style={{ left: `${share * 100}%` }}
        />
      </div>
      <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3">
        <button
          type="button"
          onClick={() => void toggle()}
          aria-label={t(isPlaying ? 'tune.pause' : 'tune.play')}
          className="grid size-14 place-items-center rounded-full bg-accent text-accent-ink hover:brightness-92"
        >
          <svg width="20" height="20" viewBox="0 0 20 20" fill="currentColor" aria-hidden="true">
            <path d={isPlaying ? 'M4 2h4v16H4zM12 2h4v16h-4z' : 'M5 2v16l13-8z'} />
          </svg>
        </button>
        <p className="num text-lg">
          {clock(now)} <span className="text-soft">/ {clock(tuneSeconds)}</span>
        </p>
        <p className="text-sm text-soft lg:ml-auto">{t('tune.made')}</p>
      </div>
      <p role="alert" className="mt-2 text-sm text-accent empty:hidden">
        {hasFailed && t('tune.failed')}
      </p>
      <noscript>
        {/* biome-ignore lint/a11y/useMediaCaption: a tune without words */}
        <audio src={tuneFile} preload="none" controls className="mt-3" />
      </noscript>
    </div>
  )
}

const steps: Record<string, number> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -pageStep,
  PageUp: pageStep,
  Home: -tuneSeconds,
  End: tuneSeconds,
}

function move(
  event: KeyboardEvent,
  now: number,
  seek: (second: number) => void,
  toggle: () => Promise<void>,
) {
  const step = steps[event.key]
  if (step !== undefined) seek(now + step)
  else if (event.key === ' ' || event.key === 'Enter') void toggle()
  else return
  event.preventDefault()
}
