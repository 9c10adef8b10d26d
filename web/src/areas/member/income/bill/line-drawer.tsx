import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { asPercent } from '../../../../lib/decimal'
import { formatAmount, formatCount } from '../../../../lib/format'
import { isRefusal } from '../../../../lib/is-refusal'
import { useWords } from '../../../../lib/words'
import { Drawer } from '../../../../ui/drawer'
import { EmptyState } from '../../../../ui/empty-state'
import { SkeletonLines } from '../../../../ui/skeleton'
import { Loaded } from '../../loaded'
import { type BillDetail, type BillLineDetail, lineQuery } from '../bill-detail-queries'
import { AskAboutBill } from './ask-about-bill'
import { LineText } from './line-text'
import { usePartName } from './part-row'

type LineDrawerProps = { bill: BillDetail; line: number | undefined; onClose: () => void }

/** One line as it was written, and how it comes to what it brings. */
export function LineDrawer({ bill, line, onClose }: LineDrawerProps) {
  const t = useWords('bills')
  // What leaves keeps its words until it is gone.
  const [shown, setShown] = useState(line)
  if (line !== undefined && line !== shown) setShown(line)
  return (
    <Drawer
      open={line !== undefined}
      onOpenChange={isOpen => isOpen || onClose()}
      title={t('lines.one', { line: formatCount(shown ?? 0) })}
      closeLabel={t('close')}
      actions={<AskAboutBill bill={bill} />}
    >
      {shown !== undefined && <OpenLine key={shown} bill={bill} line={shown} />}
    </Drawer>
  )
}

function OpenLine({ bill, line }: { bill: BillDetail; line: number }) {
  const t = useWords('bills')
  const query = useQuery(lineQuery(bill.id, line))
  if (isRefusal(query.error, 'notFound'))
    return <EmptyState title={t('line.none')}>{t('line.noneText')}</EmptyState>
  return (
    <Loaded query={query} failed={t('line.failed')} skeleton={<SkeletonLines lines={10} />}>
      {data => (
        <>
          <p className="text-sm text-soft [overflow-wrap:anywhere]">
            {t('line.place', { report: data.report, row: formatCount(data.row) })}
          </p>
          <LineText line={data} />
          <LineFacts line={data} />
          <Arithmetic line={data} bill={bill} />
        </>
      )}
    </Loaded>
  )
}

function LineFacts({ line }: { line: BillLineDetail }) {
  const t = useWords('bills')
  const partName = usePartName()
  const rows: [string, string][] =
    line.cells.length > 0
      ? []
      : [
          [t('fact.sold'), line.sale_month],
          [t('line.store'), line.store],
          [t('line.track'), line.title],
          [t('parts.country'), partName('country', line.country)],
          [t('parts.usage'), partName('usage', line.usage)],
          [t('line.quantity'), formatCount(line.quantity)],
        ]
  return (
    <dl className="mt-4 text-sm">
      {rows.map(([name, value]) => (
        <div key={name} className="flex justify-between gap-6 border-b border-line py-2">
          <dt className="text-soft">{name}</dt>
          <dd className="num min-w-0 text-right [overflow-wrap:anywhere]">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Amount × exchange × split × rate = exact. */
function Arithmetic({ line, bill }: { line: BillLineDetail; bill: BillDetail }) {
  const t = useWords('bills')
  const steps: [string, string][] = [
    [t('line.amount', { currency: line.currency }), formatAmount(line.amount, line.currency)],
    [
      line.currency === bill.currency
        ? t('line.sameCurrency')
        : t('line.exchange', { currency: line.currency }),
      line.exchange,
    ],
    [t('line.split', { month: line.sale_month }), asPercent(line.split)],
    [t('line.rate'), asPercent(line.rate)],
  ]
  return (
    <section aria-labelledby="line-sum" className="mt-6">
      <h3 id="line-sum" className="text-base">
        {t('line.sum')}
      </h3>
      <dl className="num mt-2 text-sm">
        {steps.map(([name, value], index) => (
          <div key={name} className="grid grid-cols-[1.25rem_minmax(0,1fr)_auto] gap-x-2 py-1.5">
            <dt className="col-span-2 grid grid-cols-subgrid">
              <span className="text-soft">{index > 0 && '×'}</span>
              {name}
            </dt>
            <dd className="text-right [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
        <div className="grid grid-cols-[1.25rem_minmax(0,1fr)_auto] gap-x-2 border-t-2 border-ink py-2 text-base font-semibold">
          <dt className="col-span-2 grid grid-cols-subgrid">
            <span>=</span>
            {t('line.exact', { currency: bill.currency })}
          </dt>
          <dd className="text-right text-river">{formatAmount(line.exact, bill.currency)}</dd>
        </div>
      </dl>
    </section>
  )
}
