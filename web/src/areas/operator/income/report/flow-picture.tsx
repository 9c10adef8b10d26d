import type { ReactNode } from 'react'
import type { Report } from '#contract/income/report'
import { formatCount } from '../../../../lib/format'
import { useWords } from '../../../../lib/words'
import { cx } from '../../../../ui/class-names'
import { drawFlow } from './flow-geometry'

const looks = {
  matched: { line: 'stroke-river', text: 'text-river', mark: 'bg-river' },
  suspense: { line: 'stroke-amber', text: 'text-amber', mark: 'bg-amber' },
  refused: { line: 'stroke-accent', text: 'text-accent', mark: 'bg-accent' },
  others: { line: 'stroke-edge', text: 'text-soft', mark: 'bg-edge' },
}
const names = ['matched', 'suspense', 'refused', 'others'] as const

/** The lines of the file, and what became of them. Its figures stand in words beside it, and below it on a phone. */
export function FlowPicture({ report }: { report: Report }) {
  const t = useWords('report-check')
  const { lines, suspense, matched, reading } = report
  const counts = {
    matched: matched.reduce((sum, way) => sum + way.lines, 0),
    suspense: suspense.lines,
    refused: lines.refused,
    others: lines.others,
  }
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const flow = drawFlow(
    names.map(name => ({ count: counts[name], room: name === 'matched' ? 34 + 20 * matched.length : 32 })),
  )
  const details: Partial<Record<(typeof names)[number], ReactNode>> = {
    matched: matched.map(({ by, lines: count }) => (
      <span key={by} className="block text-xs text-soft">
        {t(`matchedBy.${by}`, { lines: formatCount(count) })}
      </span>
    )),
  }
  const shown = names.filter(name => counts[name] > 0)
  return (
    <figure className="grid min-w-0 content-center gap-x-3 gap-y-3 sm:grid-cols-[auto_minmax(0,1fr)_11.5rem]">
      <div className="self-center">
        <b className="font-display num block text-2xl leading-none">{formatCount(all)}</b>
        <span className="text-sm text-soft">{t('flow.lines')}</span>
        {reading?.lines_a_second && (
          <span className="num mt-1 block text-xs text-river">
            {t('flow.pace', { pace: formatCount(reading.lines_a_second) })}
          </span>
        )}
      </div>
      <svg
        viewBox={`0 0 ${flow.width} ${flow.height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t('flow.label', {
          ...{ lines: formatCount(all), matched: formatCount(counts.matched) },
          ...{ suspense: formatCount(counts.suspense), refused: formatCount(counts.refused) },
          others: formatCount(counts.others),
        })}
        style={{ height: flow.height }}
        className="w-full"
        fill="none"
      >
        {names.map((name, index) =>
          flow.branches[index]?.paths.map((path, line) => (
            <path
              key={path}
              d={path}
              vectorEffect="non-scaling-stroke"
              className={cx(looks[name].line, name === 'matched' && line % 4 !== 0 && 'opacity-40')}
            />
          )),
        )}
      </svg>
      <figcaption className="relative max-sm:grid max-sm:grid-cols-2 max-sm:gap-3">
        {shown.map(name => (
          <div
            key={name}
            style={{ '--at': `${flow.branches[names.indexOf(name)]?.middle ?? 0}px` } as React.CSSProperties}
            className="sm:absolute sm:top-(--at) sm:left-0 sm:-translate-y-1/2 sm:whitespace-nowrap"
          >
            <span
              aria-hidden="true"
              className={cx('mb-1 block h-0.75 w-8 rounded-full sm:hidden', looks[name].mark)}
            />
            <b className={cx('font-display num mr-1.5 text-lg leading-none', looks[name].text)}>
              {formatCount(counts[name])}
            </b>
            <span className="text-sm">{t(`flow.${name}`, { titles: formatCount(suspense.titles) })}</span>
            {details[name]}
          </div>
        ))}
      </figcaption>
      {lines.negative > 0 && (
        <p className="text-xs text-soft sm:col-span-3">
          {t('flow.negative', { count: formatCount(lines.negative) })}
        </p>
      )}
    </figure>
  )
}
