import { useWords } from '../../../lib/words'
import { cx } from '../../../ui/class-names'

const many = 25
const few = 5
const middle = 300
const gates = [330, 610]

/** Many lines come up to the first gate, five leave it, one leaves the second: what is passed flows, the rest waits. */
export function DoorLines({ passed }: { passed: 0 | 1 | 2 }) {
  const t = useWords('operator')
  const labels = [t('gate.password'), t('gate.code')]
  return (
    <aside className="relative hidden overflow-hidden bg-sunken lg:block" aria-hidden="true">
      <svg
        viewBox="0 0 600 900"
        preserveAspectRatio="xMidYMid slice"
        fill="none"
        className="absolute inset-0 size-full"
        aria-hidden="true"
      >
        {spread(many, 560).map((from, index) => (
          <path
            key={from}
            d={fall(from, -20, spread(few, 56)[index % few] ?? middle, gates[0] ?? 0)}
            className={index % 3 === 0 ? 'stroke-river' : 'stroke-ink'}
            strokeOpacity={0.4}
            strokeWidth={1.2}
          />
        ))}
        {spread(few, 56).map(from => (
          <path
            key={from}
            d={fall(from, gates[0] ?? 0, middle, gates[1] ?? 0)}
            className={passed > 0 ? 'stroke-river' : 'stroke-edge'}
            strokeDasharray={passed > 0 ? undefined : '1 8'}
            strokeLinecap="round"
            strokeWidth={passed > 0 ? 1.6 : 2}
          />
        ))}
        <path
          d={`M${middle} ${gates[1]}V920`}
          className={passed > 1 ? 'stroke-accent' : 'stroke-edge'}
          strokeDasharray={passed > 1 ? undefined : '1 8'}
          strokeLinecap="round"
          strokeWidth={2.4}
        />
        {gates.map((y, index) => (
          <g key={y}>
            <rect
              x={middle - 42}
              y={y - 5}
              width={84}
              height={10}
              rx={5}
              className={cx('stroke-ink', passed > index ? 'fill-ink' : 'fill-sunken')}
              strokeWidth={2}
            />
            <text
              x={middle + 62}
              y={y}
              dominantBaseline="central"
              className="fill-soft text-[17px] font-semibold"
            >
              {labels[index]}
            </text>
          </g>
        ))}
      </svg>
    </aside>
  )
}

/** So many places around the middle. */
function spread(count: number, width: number): number[] {
  return Array.from({ length: count }, (_, index) => middle + (index / (count - 1) - 0.5) * width)
}

function fall(x: number, y: number, toX: number, toY: number): string {
  const half = (y + toY) / 2
  return `M${x} ${y}C${x} ${half} ${toX} ${half} ${toX} ${toY}`
}
