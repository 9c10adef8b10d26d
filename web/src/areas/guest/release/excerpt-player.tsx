import type { ShownRelease } from '#contract/release-pages/calls'
import { clock } from '../../../features/materials/player/clock'
import { useWords } from '../../../lib/words'
import { SoundSlider } from '../sound/sound-slider'
import { useSound } from '../sound/use-sound'
import { SoundBars } from './sound-bars'

type Excerpt = NonNullable<ShownRelease['excerpt']>

/** Half a minute, by our own player or, without scripts, by the browser's. */
export function ExcerptPlayer({ excerpt }: { excerpt: Excerpt }) {
  const t = useWords('release')
  const { address, seconds, title, bars } = excerpt
  const sound = useSound(seconds)
  const { audio, events, now, isPlaying, hasFailed, toggle } = sound
  const share = Math.min(1, now / seconds)

  return (
    <div className="mt-6 md:mt-8">
      <noscript>
        <style>{'.excerpt-player{display:none}'}</style>
        {/* biome-ignore lint/a11y/useMediaCaption: music */}
        <audio src={address} preload="none" controls className="w-full" />
      </noscript>
      <div className="excerpt-player grid grid-cols-[4rem_minmax(0,1fr)] items-center gap-4 md:grid-cols-[4.5rem_minmax(0,1fr)] md:gap-5">
        <audio ref={audio} src={address} preload="none" {...events} />
        <button
          type="button"
          onClick={() => void toggle()}
          aria-label={t(isPlaying ? 'excerpt.pause' : 'excerpt.play')}
          className="grid size-16 place-items-center rounded-full bg-accent text-accent-ink hover:brightness-92 md:size-18"
        >
          <svg width="26" height="26" viewBox="0 0 26 26" fill="currentColor" aria-hidden="true">
            <path d={isPlaying ? 'M7 4h4.5v18H7zM15 4h4.5v18H15z' : 'M8 3.500v19l15-9.500z'} />
          </svg>
        </button>
        <div className="min-w-0">
          <SoundSlider
            sound={sound}
            seconds={seconds}
            label={t('excerpt.position')}
            valueText={t('excerpt.at', { now: clock(now), all: clock(seconds) })}
            className="cursor-pointer touch-pan-y rounded-control"
          >
            <SoundBars bars={bars} part={{ from: 0, to: share }} className="h-16" />
          </SoundSlider>
          <p className="mt-1.5 flex justify-between gap-4 text-sm text-soft">
            <span className="min-w-0">
              <b className="font-semibold text-ink">{title}</b>{' '}
              {t('excerpt.length', { seconds: Math.round(seconds) })}
            </span>
            <span className="num whitespace-nowrap">
              {clock(now)} / {clock(seconds)}
            </span>
          </p>
        </div>
      </div>
      <p role="alert" className="mt-2 text-sm empty:hidden">
        {hasFailed && t('excerpt.failed')}
      </p>
    </div>
  )
}
