import { asPercent, subtractDecimals } from '../../../../lib/decimal'
import { formatAmount } from '../../../../lib/format'
import { useRootData } from '../../../../lib/root-data'
import { useLanguage, useWords } from '../../../../lib/words'
import { cx } from '../../../../ui/class-names'
import type { BillDetail } from '../bill-detail-queries'
import { inCents } from '../in-cents'
import { acrossBox, drawFlow, type FlowDrawing, uprightBox } from './flow-geometry'

/** Nothing can be drawn of what is below zero. */
export function isDrawable({ flow, exact }: BillDetail): boolean {
  return flow.tracks.length > 0 && Number(exact) > 0 && flow.tracks.every(({ part }) => Number(part) > 0)
}

type Label = { at: [number, number]; name: string; amount: string; isMine?: boolean; isStart?: boolean }

/** From what the channel paid for each track to what is the member's. */
export function FlowPicture({ bill }: { bill: BillDetail }) {
  const t = useWords('bills')
  const title = useRootData().site.site_title[useLanguage()]
  const { flow, currency, exact, cp_money_all } = bill
  // What is shared stands last: nothing has to cross what leaves there.
  const tracks = flow.tracks.toSorted((a, b) => Number(a.paid !== a.part) - Number(b.paid !== b.part))
  const amounts = {
    tracks: tracks.map(({ paid, part }) => ({ paid: Number(paid), part: Number(part) })),
    exact: Number(exact),
  }
  const shown = (amount: string) => inCents(amount, currency)
  const others = shown(subtractDecimals(flow.paid, flow.part))
  const operator = shown(subtractDecimals(flow.part, exact))
  const [rate] = bill.rates
  const kept =
    bill.rates.length === 1 && rate
      ? t('flow.operatorRate', { site: title, rate: asPercent(subtractDecimals('1', rate)) })
      : title
  const labelsOf = ({ ends }: FlowDrawing): Label[] => [
    ...tracks.map(({ title, count, paid }, index) => ({
      at: ends.tracks[index] ?? ([0, 0] as [number, number]),
      name: count === 1 ? title : t('flow.otherTracks', { count }),
      amount: shown(paid),
      isStart: true,
    })),
    ...(ends.others ? [{ at: ends.others, name: t('flow.others'), amount: others }] : []),
    ...(ends.operator ? [{ at: ends.operator, name: kept, amount: operator }] : []),
    { at: ends.mine, name: t('flow.mine'), amount: shown(cp_money_all), isMine: true },
  ]
  const label = t('flow.label', {
    paid: shown(flow.paid),
    others,
    operator,
    mine: shown(cp_money_all),
    currency,
  })
  const across = drawFlow(amounts, acrossBox)
  return (
    <figure className="mt-6">
      <Drawing drawing={across} labels={labelsOf(across)} label={label} className="max-md:hidden" />
      <UprightDrawing drawing={drawFlow(amounts, uprightBox)} labelsOf={labelsOf} label={label} />
      <figcaption className="mt-3 text-xs text-soft">
        {t('flow.unit', {
          amount: formatAmount(across.unit.toFixed(6), currency),
          currency,
          paid: shown(flow.paid),
        })}
      </figcaption>
    </figure>
  )
}

type DrawingProps = { drawing: FlowDrawing; labels: Label[]; label: string; className?: string }

function Drawing({ drawing, labels, label, className }: DrawingProps) {
  return (
    <svg
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      role="img"
      aria-label={label}
      className={cx('block h-auto w-full', className)}
    >
      <Lines drawing={drawing} />
      {labels.map(({ at: [x, y], name, amount, isMine, isStart }) => (
        <text
          key={`${name} ${x} ${y}`}
          x={isStart ? x - 14 : x + 14}
          y={y}
          textAnchor={isStart ? 'end' : 'start'}
          className="text-[0.9375rem] lg:text-[0.875rem]"
        >
          {isMine ? (
            <>
              <tspan x={x + 14} dy="0.1em" className="font-display fill-river text-[2rem]">
                {amount}
              </tspan>
              <tspan x={x + 14} dy="1.5em" className="fill-soft">
                {name}
              </tspan>
            </>
          ) : (
            <>
              <tspan className="fill-ink font-semibold">{shortened(name, 12)}</tspan>
              <tspan x={isStart ? x - 14 : x + 14} dy="1.35em" className="num fill-soft">
                {amount}
              </tspan>
            </>
          )}
        </text>
      ))}
    </svg>
  )
}

type UprightProps = { drawing: FlowDrawing; labelsOf: (drawing: FlowDrawing) => Label[]; label: string }

/** On a phone the money falls. Names stand in a list below: side by side they would not fit. */
function UprightDrawing({ drawing, labelsOf, label }: UprightProps) {
  return (
    <div className="md:hidden">
      <svg
        viewBox={`0 30 ${drawing.width} ${drawing.height - 60}`}
        role="img"
        aria-label={label}
        className="block h-auto w-full"
      >
        <Lines drawing={drawing} />
      </svg>
      <ul className="mt-3 grid gap-1 text-sm">
        {labelsOf(drawing).map(({ name, amount, isMine, isStart }, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: two tracks may have one name
            key={index}
            className={cx('flex justify-between gap-4', !isStart && !isMine && 'text-soft')}
          >
            <span className="min-w-0 truncate">{name}</span>
            <span className={cx('num whitespace-nowrap', isMine && 'font-display text-xl text-river')}>
              {!isStart && !isMine && '− '}
              {amount}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Lines({ drawing: { tracks, others, operator, mine } }: { drawing: FlowDrawing }) {
  const groups = [
    { name: 'others', paths: others, look: 'stroke-soft opacity-50' },
    { name: 'tracks', paths: tracks, look: 'stroke-ink opacity-45' },
    { name: 'operator', paths: operator, look: 'stroke-soft opacity-50' },
    { name: 'mine', paths: mine, look: 'stroke-river' },
  ]
  return groups.map(({ name, paths, look }) => (
    <g key={name} className={look} fill="none" strokeWidth="1.2">
      {paths.map(path => (
        <path key={path} d={path} />
      ))}
    </g>
  ))
}

/** Chinese letters take the room of two. */
function shortened(text: string, most: number): string {
  const letters = [...text]
  const room = letters.map(letter => ((letter.codePointAt(0) ?? 0) > 0x2e80 ? 2 : 1))
  const end = letters.findIndex((_, index) => room.slice(0, index + 1).reduce((a, b) => a + b, 0) > most * 2)
  return end < 0 ? text : `${letters.slice(0, end).join('')}…`
}
