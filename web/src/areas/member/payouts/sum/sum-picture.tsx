import { asPercent, subtractDecimals } from '../../../../lib/decimal'
import { useWords } from '../../../../lib/words'
import { cx } from '../../../../ui/class-names'
import { drawSum, sumWidth } from './sum-geometry'
import type { Sums } from './sum-lines'

const parts = [
  { of: 'net', line: 'stroke-river', word: 'font-semibold text-river' },
  { of: 'withheld', line: 'stroke-amber', word: 'text-amber' },
  { of: 'fee', line: 'stroke-ink', word: 'text-soft' },
  { of: 'site', line: 'stroke-edge', word: 'text-soft' },
] as const

/** The site's part leaves on the way: it never was the member's. */
const ends = [1, 1, 1, 0.5]

/** What channels paid, and where it goes. It only draws what the lines below say. */
export function SumPicture({ sums }: { sums: Sums }) {
  const t = useWords('withdraw')
  const { gross, share, tax, due, fee, net } = sums
  const site = subtractDecimals(gross, share)
  const amounts = [Number(net), Number(tax) + Number(due), Number(fee), Number(site)]
  if (amounts.some(amount => amount < 0) || Number(net) === 0) return <DottedPicture />
  const { height, bundles } = drawSum(amounts, ends)
  const percent = asPercent((Number(site) / Number(gross)).toFixed(3))
  return (
    <div aria-hidden="true" className="relative my-3 h-25 text-xs">
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${sumWidth} ${height}`}
        preserveAspectRatio="none"
        fill="none"
        className="h-full w-[calc(100%-4.5rem)]"
      >
        {parts.map(({ of, line }, index) =>
          bundles[index]?.paths.map(path => (
            <path key={of + path} d={path} vectorEffect="non-scaling-stroke" className={line} />
          )),
        )}
      </svg>
      {parts.map(({ of, word }, index) => {
        const bundle = bundles[index]
        if (!bundle) return null
        const [along, across] = bundle.end
        return (
          <span
            key={of}
            className={cx('absolute -translate-y-1/2 pl-2 whitespace-nowrap', word)}
            style={{
              left: `calc((100% - 4.5rem) * ${along / sumWidth})`,
              top: `${(across / height) * 100}%`,
            }}
          >
            {t(`picture.${of}`, { percent })}
          </span>
        )
      })}
    </div>
  )
}

const waiting = [14, 34, 50, 66, 86]

/** Nothing flows yet. */
export function DottedPicture() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      fill="none"
      className="my-3 h-25 w-full stroke-edge"
    >
      {waiting.map(y => (
        <path
          key={y}
          d={`M0 50C45 50 50 ${y} 100 ${y}`}
          vectorEffect="non-scaling-stroke"
          strokeDasharray="1.5 5"
          strokeLinecap="round"
        />
      ))}
    </svg>
  )
}
