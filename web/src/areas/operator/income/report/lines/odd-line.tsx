import type { OutputOf } from '#contract/call'
import { type Currency, currencies } from '#contract/currency'
import type { listReportRemarks } from '#contract/income/report-calls'
import { formatAmount, formatCount } from '../../../../../lib/format'
import { useWords } from '../../../../../lib/words'
import { cx } from '../../../../../ui/class-names'
import { markCell } from './marked-text'

type Remark = OutputOf<typeof listReportRemarks>['items'][number]

export function OddLine({ line }: { line: Remark }) {
  const t = useWords('report-check')
  const isRefused = line.what === 'refused'
  return (
    <li className="grid grid-cols-[minmax(3rem,auto)_minmax(0,1fr)] gap-x-3 gap-y-0.5 border-b border-line py-2 text-sm">
      <span className="text-right font-mono text-xs leading-6 text-soft">
        <span className="sr-only">{t('lines.number', { line: formatCount(line.line) })}</span>
        <span aria-hidden="true">{formatCount(line.line)}</span>
      </span>
      <LineText line={line} />
      <p className="col-start-2 flex justify-between gap-3">
        <span className={isRefused ? '' : 'text-soft'}>
          {line.column && <b className="font-semibold">{line.column} · </b>}
          {line.says}
        </span>
        {isRefused && <Amount line={line} />}
      </p>
    </li>
  )
}

/** Long lines can be pushed; what is meant stands at their beginning. */
function LineText({ line: { what, text, cell } }: { line: Remark }) {
  const isTotal = what === 'total'
  const isBlamed = what === 'refused' || what === 'noted'
  const {
    before,
    cell: marked,
    after,
  } = isTotal ? { before: '', cell: text, after: '' } : markCell(text, isBlamed ? cell : '')
  return (
    <code
      className="block truncate rounded-md bg-sunken px-2 font-mono text-xs leading-6 text-soft"
      title={text}
    >
      {before}
      {marked && (
        <mark
          className={cx(
            'rounded-sm px-0.5 font-bold',
            isTotal ? 'bg-river-wash text-river' : 'bg-accent-wash text-accent',
          )}
        >
          {marked}
        </mark>
      )}
      {after}
    </code>
  )
}

function Amount({ line: { amount, currency } }: { line: Remark }) {
  if (amount === null) return <b className="num font-semibold text-soft">?</b>
  const isKnown = (currencies as string[]).includes(currency)
  return (
    <b className="num font-semibold whitespace-nowrap">
      {isKnown ? formatAmount(amount, currency as Currency) : amount} {currency}
    </b>
  )
}
