import type { CoverMood } from '#contract/covers/moods'
import { hear, moodsFrom, soundColours } from '#covers/compose/hear'
import type { Material } from '#covers/compose/recipe'
import { useWords } from '../../../../lib/words'

type SoundLineProps = {
  of: Pick<Material, 'sound' | 'tone' | 'genre'>
  chosen: readonly CoverMood[]
}

const bars = 72
const strip = 24

/** The recording's own outline and colours, and what was read from them: the covers are drawn from it. */
export function SoundLine({ of, chosen }: SoundLineProps) {
  const t = useWords('covers')
  const { sound } = of
  const heard = hear(of)
  if (!heard) return null
  const { loudness, dynamics, tone } = heard
  const [one = heard.moods[0], other = heard.moods[1]] = moodsFrom(of, chosen)
  const read = [
    t(`sound.loudness.${loudness}`),
    t(`sound.dynamics.${dynamics}`),
    ...(tone ? [t(`sound.tone.${tone}`)] : []),
  ]
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
        {soundColours(of, strip).map((colour, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a moment of the recording
          <span key={index} className="flex-1" style={{ background: colour }} />
        ))}
      </div>
      <figcaption className="mt-2 text-sm text-soft">
        <span className="block font-semibold text-ink">
          {t('sound.read', { heard: read.join(t('sound.between')) })}
        </span>
        {chosen.length > 0
          ? t('sound.yours')
          : t('sound.moods', { one: t(`mood.${one}`), other: t(`mood.${other}`) })}
      </figcaption>
    </figure>
  )
}
