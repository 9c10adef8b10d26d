// Where the money stands, as a wave that is held at gates: the fuller a stretch, the higher it swings.

const width = 1000
const height = 120
const middle = 56
const stretch = width / 4
const highest = 46

/** How far it swings: the root, so that a small sum is still seen beside a large one. */
function swingOf(amount: number, most: number): number {
  return amount <= 0 || most <= 0 ? 0 : 6 + Math.sqrt(amount / most) * (highest - 6)
}

function strands(index: number, swing: number): string[] {
  const [start, end] = [index * stretch, (index + 1) * stretch]
  const count = Math.max(3, Math.round(swing / 2.6))
  return Array.from({ length: count }, (_, line) => {
    const y = middle + swing * 1.33 * ((line * 2) / (count - 1) - 1)
    return `M${start} ${middle}C${start + stretch * 0.32} ${y.toFixed(1)} ${end - stretch * 0.32} ${y.toFixed(1)} ${end} ${middle}`
  })
}

const tones = ['stroke-amber', 'stroke-river', 'stroke-ink', 'stroke-soft']

type StandingWaveProps = {
  /** Pending, available, in withdrawal, paid. */
  amounts: [number, number, number, number]
  held: number
}

/** It only draws: every figure stands below it in words. */
export function StandingWave({ amounts, held }: StandingWaveProps) {
  // What was paid once grows for ever and would flatten the rest.
  const most = Math.max(...amounts.slice(0, 3), held)
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      fill="none"
      className="h-24 w-full overflow-visible md:h-30"
    >
      {amounts.map((amount, index) => {
        const swing = index === 3 ? 0 : swingOf(amount, most)
        if (swing === 0) {
          return (
            <path
              key={tones[index]}
              d={`M${index * stretch} ${middle}h${stretch}`}
              vectorEffect="non-scaling-stroke"
              className={index === 3 && amount > 0 ? 'stroke-ink' : 'stroke-edge'}
              strokeDasharray={index === 3 && amount > 0 ? undefined : '2 6'}
            />
          )
        }
        return strands(index, swing).map(path => (
          <path
            key={path}
            d={path}
            vectorEffect="non-scaling-stroke"
            strokeWidth="1.1"
            className={tones[index]}
          />
        ))
      })}
      {held > 0 && (
        <path
          d={`M${stretch * 0.25} ${middle}C${stretch * 0.5} ${middle} ${stretch * 0.5} 112 ${stretch * 0.75} 112h${stretch * 0.12}`}
          vectorEffect="non-scaling-stroke"
          strokeWidth="1.6"
          className="stroke-accent"
        />
      )}
      {[1, 2, 3].map(gate => (
        <path
          key={gate}
          d={`M${gate * stretch} ${middle}h0.01`}
          vectorEffect="non-scaling-stroke"
          strokeWidth="10"
          strokeLinecap="round"
          className="stroke-ink"
        />
      ))}
      {[1, 2, 3].map(gate => (
        <path
          key={gate}
          d={`M${gate * stretch} ${middle}h0.01`}
          vectorEffect="non-scaling-stroke"
          strokeWidth="6"
          strokeLinecap="round"
          className="stroke-paper"
        />
      ))}
    </svg>
  )
}
