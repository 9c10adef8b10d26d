import type { CoverMood } from '#contract/covers/moods'
import { hear, soundColours } from '#covers/compose/hear'
import { useWords } from '../../../../lib/words'

const bars = 72
const strip = 24

/** The recording's own outline and colours, and what was read from them: the covers are drawn from it. */
export function SoundLine({ sound, chosen }: { sound: number[]; chosen: readonly CoverMood[] }) {
  const t = useWords('covers')
  const heard = hear(sound)
  if (!heard) return null
  const { loudness, dynamics, moods } = heard
  const path = Array.from({ length: bars }, (_, index) => {
    const value = sound[Math.floor((index / bars) * sound.length)] ?? 0
    const half = Math.max(0.6, value * 15)
    return `M${index * 3 + 1} ${16 - half}v${half * 2}`
  }).join('')
  return (
    <figure>
      <svg
        viewBox={`0 0 ${bars * 3} 32`}
        className="h-8 w-full text-ink"
        aria-hidden="true"
        preserveAspectRatio="none"
      >
        <path d={path} stroke="currentColor" strokeWidth="1.4" fill="none" />
      </svg>
      <div className="mt-2 flex h-1.5 overflow-hidden rounded-full" aria-hidden="true">
        {soundColours(sound, strip).map((colour, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a moment of the recording
          <span key={index} className="flex-1" style={{ background: colour }} />
        ))}
      </div>
      <figcaption className="mt-2 text-sm text-soft">
        <span className="block font-semibold text-ink">
          {t('sound.read', {
            loudness: t(`sound.loudness.${loudness}`),
            dynamics: t(`sound.dynamics.${dynamics}`),
          })}
        </span>
        {chosen.length > 0
          ? t('sound.yours')
          : t('sound.moods', { one: t(`mood.${moods[0]}`), other: t(`mood.${moods[1]}`) })}
      </figcaption>
    </figure>
  )
}
