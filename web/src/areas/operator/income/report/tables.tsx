import { useState } from 'react'
import { Link } from 'react-router'
import type { Report } from '#contract/income/report'
import { markReportTables } from '#contract/income/report-calls'
import type { TableMark } from '#contract/income/report-table'
import { api } from '../../../../lib/api'
import { formatCount, formatMoment } from '../../../../lib/format'
import { links } from '../../../../lib/links'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { Select } from '../../../../ui/select'
import { ShownAmount } from '../shown-amount'
import { useDeed } from './use-deed'

type Table = Report['tables'][number]
type Marks = Readonly<Record<number, TableMark>>

/** One table that everybody sees is the report itself: nothing else could be left out of it. */
const asksNothing = ({ tables, files }: Report) =>
  tables.length === 0 || (tables.length === 1 && files.length === 0 && !tables[0]?.is_hidden)

/** Of a posted report only what was left unread can still come. */
const isOpen = ({ state, can }: Report, { is_read, batch_id, mark }: Table) =>
  can.mark && (state === 'checked' || (!is_read && batch_id === null && mark !== 'counted'))

/** Sheets, tables and files of a report, each with what it comes to: a person says which of them count. */
export function Tables({ report }: { report: Report }) {
  const t = useWords('report-check')
  const [run, isBusy] = useDeed()
  const [chosen, setChosen] = useState<Marks>({})
  if (report.batch_of) return <BatchOf batch={report.batch_of} />
  if (asksNothing(report)) return null
  const { id, version, tables } = report
  const marks = tables.flatMap(({ number, mark }) => {
    const wanted = chosen[number]
    return wanted === undefined || wanted === mark ? [] : [{ number, mark: wanted }]
  })
  const unmarked = tables.filter(table => table.mark === null && isOpen(report, table))
  const follow = () =>
    setChosen({
      ...chosen,
      ...Object.fromEntries(
        unmarked.map(({ number, proposal }) => [number, proposal === 'count' ? 'counted' : 'leftOut']),
      ),
    })
  const save = () =>
    run(
      () => api(markReportTables, { id, version, marks }),
      t('tables.done'),
      () => setChosen({}),
    )
  return (
    <section id="tables" aria-labelledby="tables-title" className="mt-8 scroll-mt-6">
      <h2 id="tables-title" className="text-lg">
        {t('tables.title')}
      </h2>
      <p className="mt-1 max-w-prose text-sm text-soft">
        {t(report.state === 'posted' ? 'tables.textPosted' : 'tables.text')}
      </p>
      <ul className="mt-3 divide-y divide-line border-y border-line text-sm">
        {tables.map(table => (
          <TableRow
            key={table.number}
            report={report}
            table={table}
            chosen={chosen[table.number]}
            onChoose={mark => setChosen({ ...chosen, [table.number]: mark })}
          />
        ))}
      </ul>
      {(unmarked.length > 0 || marks.length > 0) && (
        <div className="mt-3 flex flex-wrap gap-2">
          <Button
            size="small"
            variant="ink"
            disabled={marks.length === 0}
            loading={isBusy}
            onClick={() => void save()}
          >
            {t('tables.save')}
          </Button>
          {unmarked.length > 0 && report.state === 'checked' && (
            <Button size="small" onClick={follow}>
              {t('tables.follow')}
            </Button>
          )}
        </div>
      )}
      <Files report={report} />
    </section>
  )
}

function BatchOf({ batch: { id, name, table } }: { batch: NonNullable<Report['batch_of']> }) {
  const t = useWords('report-check')
  return (
    <p className="mt-4 text-sm">
      <Link to={links.operatorReport(id)} className="text-accent underline underline-offset-4">
        {t('tables.batchOf', { name, table })}
      </Link>
    </p>
  )
}

type RowProps = {
  report: Report
  table: Table
  chosen: TableMark | undefined
  onChoose: (mark: TableMark) => void
}

function TableRow({ report, table, chosen, onChoose }: RowProps) {
  const t = useWords('report-check')
  const desk = useWords('income-desk')
  const { name, is_hidden, rows, sums, mark, marked, batch_id, missing } = table
  const title = name || report.entry || report.name
  const value = chosen ?? mark ?? ''
  return (
    <li className="grid items-center gap-x-4 gap-y-1 py-2.5 sm:grid-cols-[minmax(0,1fr)_12rem_11rem]">
      <span className="min-w-0 break-words">
        <b className="font-semibold">{title}</b>{' '}
        {is_hidden && <span className="font-semibold text-amber">{t('tables.hidden')}</span>}
        <span className="num block text-soft">
          {t('tables.rows', { count: formatCount(rows) })} · <Proposal table={table} />
        </span>
        {missing.length > 0 && (
          <span className="block text-soft">
            {t('tables.missing', { roles: missing.map(role => desk(`role.${role}`)).join(t('tables.and')) })}
          </span>
        )}
        {report.can.read_again && (
          <Link
            to={links.operatorMapping(report.id, table.number)}
            aria-label={t('tables.columnsOf', { name: title })}
            className="inline-flex min-h-8 items-center text-river underline-offset-4 hover:underline pointer-coarse:min-h-11"
          >
            {t('tables.columns')}
          </Link>
        )}
      </span>
      <span className="num sm:text-right">
        {sums.length === 0
          ? t('tables.noSum')
          : sums.map(({ currency, amount }) => (
              <span key={currency} className="block">
                <ShownAmount amount={amount} currency={currency} withCurrency />
              </span>
            ))}
      </span>
      {isOpen(report, table) ? (
        <Select
          label={t('tables.markOf', { name: title })}
          placeholder={t('tables.choose')}
          value={value}
          onChange={next => onChoose(next as TableMark)}
          options={[
            ...(missing.length === 0 ? [{ value: 'counted', label: t('tables.counted') }] : []),
            { value: 'leftOut', label: t('tables.leftOut') },
          ]}
        />
      ) : (
        <span className="text-soft">
          {t(mark === 'leftOut' ? 'tables.leftOut' : 'tables.counted')}
          {marked && (
            <span className="block text-xs">
              {t('tables.marked', { by: marked.by, at: formatMoment(marked.at) })}
            </span>
          )}
          {batch_id !== null && (
            <Link
              to={links.operatorReport(batch_id)}
              className="block text-accent underline underline-offset-4"
            >
              {t('tables.batch')}
            </Link>
          )}
        </span>
      )}
    </li>
  )
}

function Proposal({ table: { proposal, totals_of } }: { table: Table }) {
  const t = useWords('report-check')
  if (proposal === 'summary') return t('tables.summary', { names: totals_of.join(t('tables.and')) })
  return t(proposal === 'count' ? 'tables.toCount' : 'tables.toLeave')
}

/** Each is a report of its own, and all of them are marked before one is posted. */
function Files({ report: { files } }: { report: Report }) {
  const t = useWords('report-check')
  const desk = useWords('income-desk')
  if (files.length === 0) return null
  return (
    <div className="mt-4 text-sm">
      <h3 className="font-sans text-sm font-semibold tracking-normal">{t('tables.files')}</h3>
      <ul className="mt-1 grid gap-1">
        {files.map(({ id, entry, state, is_marked }) => (
          <li key={id}>
            <Link to={links.operatorReport(id)} className="text-accent underline underline-offset-4">
              {entry || t('tables.firstFile')}
            </Link>{' '}
            <span className="text-soft">
              {desk(`state.${state}`)}
              {state === 'checked' && !is_marked && ` · ${t('tables.unmarked')}`}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
