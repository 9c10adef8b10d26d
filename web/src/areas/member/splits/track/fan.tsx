import { writePercent } from '#contract/income/split-percent'
import { useWords } from '../../../../lib/words'
import { cx } from '../../../../ui/class-names'
import { partOf } from '../parts-of'
import type { TrackIncome } from '../split-queries'
import { drawFan, fanWidth } from './draw-fan'
import type { Strand } from './strands-of'

const strokes: Record<Strand['look'], string> = {
  mine: 'stroke-river',
  settled: 'stroke-ink',
  waiting: 'stroke-amber',
  rest: 'stroke-edge',
}
const texts: Record<Strand['look'], string> = {
  mine: 'text-river',
  settled: 'text-ink',
  waiting: 'text-amber',
  rest: 'text-soft',
}
const dots: Record<Strand['look'], string> = {
  mine: 'border-river bg-river',
  settled: 'border-ink bg-ink',
  waiting: 'border-amber',
  rest: 'border-edge bg-edge',
}
const hairlines: Record<Strand['look'], string> = {
  mine: 'var(--river-tone)',
  settled: 'var(--ink)',
  waiting: 'var(--amber)',
  rest: 'var(--edge)',
}

type FanProps = { strands: Strand[]; income: TrackIncome | undefined }

/** The recording's income as lines that divide. On a phone each party has its bundle below its name. */
export function Fan({ strands, income }: FanProps) {
  const t = useWords('splits')
  if (strands.length === 0) return null
  const levels = levelsOf(income)
  const isTall = strands.length <= 6
  const drawing = drawFan(strands, levels, isTall ? 76 : 56)
  const sum = strands.reduce((total, { percent }) => total + partOf(percent), 0)
  return (
    <figure className="mt-8 border-t-2 border-ink pt-5">
      <div className="items-center gap-2 sm:grid sm:grid-cols-[minmax(0,1fr)_minmax(13rem,18rem)]">
        <svg
          viewBox={`0 0 ${fanWidth} ${drawing.height}`}
          preserveAspectRatio="none"
          aria-hidden="true"
          className="w-full fill-none max-sm:hidden"
          style={{ height: drawing.height }}
        >
          {drawing.lines.map(({ path, look }, index) => (
            <path
              // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other identity
              key={index}
              d={path}
              strokeWidth="1.1"
              strokeDasharray={look === 'waiting' ? '2.5 3.5' : undefined}
              vectorEffect="non-scaling-stroke"
              className={strokes[look]}
            />
          ))}
        </svg>
        <ul aria-label={t('parties.title')}>
          {strands.map(({ key, name, percent, look, note }) => (
            <li
              key={key}
              className={cx(
                'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 max-sm:border-b max-sm:border-line max-sm:py-3.5',
                isTall ? 'sm:h-19' : 'sm:h-14',
              )}
            >
              <span className="relative min-w-0 pl-5">
                <span
                  aria-hidden="true"
                  className={cx('absolute top-1.5 left-0 size-2.5 rounded-full border-2', dots[look])}
                />
                <b className="block truncate font-semibold">{name}</b>
                {note && (
                  <small className={cx('block text-sm', look === 'waiting' ? 'text-amber' : 'text-soft')}>
                    {note}
                  </small>
                )}
              </span>
              <span className={cx('font-display num text-2xl font-semibold whitespace-nowrap', texts[look])}>
                {percent} %
              </span>
              <span aria-hidden="true" className="col-span-full mt-2 sm:hidden">
                <span
                  className="block h-3"
                  style={{
                    width: `${Math.max(1, partOf(percent) / 100)}%`,
                    backgroundImage: `repeating-linear-gradient(to bottom, ${hairlines[look]} 0 1.4px, transparent 1.4px 4px)`,
                  }}
                />
              </span>
            </li>
          ))}
        </ul>
      </div>
      <figcaption className="num mt-4 flex flex-wrap justify-between gap-x-6 gap-y-1 text-sm text-soft">
        <span className="max-sm:hidden">
          {t(levels.some(level => level > 0) ? 'fan.lines' : 'fan.quiet')}
        </span>
        <span className="ml-auto">{t('fan.sum', { percent: writePercent(sum) })}</span>
      </figcaption>
    </figure>
  )
}

function levelsOf(income: TrackIncome | undefined): number[] {
  const totals = (income?.months ?? []).map(({ total }) => Math.max(0, Number(total)))
  const most = Math.max(0, ...totals)
  return totals.map(total => (most === 0 ? 0 : Math.sqrt(total / most)))
}
