import { useWords } from '../../lib/words'

const lines = Array.from({ length: 22 }, (_, index) => index)

/** Streams that come together, beside the form on large screens. */
export function PassportSide() {
  const t = useWords('passport')
  return (
    <aside className="hidden bg-sunken lg:block" aria-hidden="true">
      <div className="sticky top-0 h-dvh overflow-hidden">
        <svg
          viewBox="0 0 600 900"
          preserveAspectRatio="xMidYMid slice"
          className="absolute inset-0 size-full"
          aria-hidden="true"
        >
          {lines.map(line => (
            <path
              key={line}
              d={streamPath(line)}
              fill="none"
              className={line === 9 ? 'stroke-accent' : line % 3 === 0 ? 'stroke-river' : 'stroke-ink'}
              strokeWidth={line === 9 ? 2.4 : 1.2}
              strokeOpacity={line === 9 ? 1 : 0.4}
            />
          ))}
        </svg>
        <p className="absolute right-6 bottom-24 left-12 font-display text-3xl font-semibold">
          {t('side.line1')}
          <br />
          {t('side.line2')}
        </p>
      </div>
    </aside>
  )
}

function streamPath(line: number): string {
  const points = []
  for (let x = 0; x <= 600; x += 10) {
    const gathered = 1 / (1 + Math.exp((x - 330) / 60))
    const spread = 90 + line * 22 - (90 + 10.5 * 22)
    const wave = Math.sin(x / 52 + line / 2.6) * 16 * (1 - gathered)
    points.push(`${x} ${(360 + spread * (0.06 + 0.94 * gathered) + wave * (line / 14)).toFixed(1)}`)
  }
  return `M${points.join('L')}`
}
