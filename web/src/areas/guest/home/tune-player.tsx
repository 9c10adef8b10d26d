import { clock } from '../../../features/materials/player/clock'
import { useWords } from '../../../lib/words'
import { SoundSlider } from '../sound/sound-slider'
import { useSound } from '../sound/use-sound'
import { tuneFile, tuneSeconds } from './tune'
import { WaveLines } from './wave-lines'

/** The motif as a player: a bundle of lines that swells with the sound, and turns vermilion as far as it has been heard. */
export function TunePlayer({ path, lines }: { path: string; lines: number }) {
  const t = useWords('guest')
  const sound = useSound(tuneSeconds)
  const { audio, events, now, isPlaying, hasFailed, toggle } = sound
  const share = now / tuneSeconds

  return (
    <div className="mt-10">
      <audio ref={audio} src={tuneFile} preload="none" {...events} />
      <SoundSlider
        sound={sound}
        seconds={tuneSeconds}
        label={t('tune.position')}
        valueText={t('tune.at', { now: clock(now), all: clock(tuneSeconds) })}
        className="relative h-28 cursor-pointer touch-pan-y rounded-control md:h-40"
      >
        <WaveLines path={path} lines={lines} heard={share} className="text-soft" />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 w-px bg-accent"
          style={{ left: `${share * 100}%` }}
        />
      </SoundSlider>
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
