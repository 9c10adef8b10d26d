import { useWords } from '../../../../lib/words'

const bars = 72

/** The recording's own outline: the covers are drawn from it. */
export function SoundLine({ sound }: { sound: number[] }) {
  const t = useWords('covers')
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
      <figcaption className="mt-2 text-sm text-soft">{t('brief.fromSound')}</figcaption>
    </figure>
  )
}
