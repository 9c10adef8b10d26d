import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { transactionExportPath } from '#contract/income/ledger-paths'
import { ExportLinks } from '../../../features/export/export-links'
import { formatAmount, formatMoment } from '../../../lib/format'
import { links } from '../../../lib/links'
import { useWords } from '../../../lib/words'
import { cx } from '../../../ui/class-names'
import { Skeleton } from '../../../ui/skeleton'
import { type Transaction as Found, transactionQuery } from './ledger-queries'
import { NotLoaded } from './not-loaded'
import { TransactionGroup } from './transaction-group'

/** One transaction: who, when and why, both sides by kind of account, and its zero. */
export function Transaction({ id, bill }: { id: number; bill: number | undefined }) {
  const query = useQuery(transactionQuery(id))
  const { data } = query
  if (!data && query.isError) return <NotLoaded query={query} />
  if (!data) return <Skeleton className="h-72 w-full rounded-card!" />
  return <Shown transaction={data} bill={bill} />
}

function Shown({ transaction, bill }: { transaction: Found; bill: number | undefined }) {
  const t = useWords('ledger')
  const { id, kind, at, staff, reason, report, rates, groups, zero } = transaction
  const head = 'py-2.5 text-xs font-semibold text-soft'
  return (
    <section
      aria-labelledby="transaction"
      className="rounded-card border border-line bg-surface px-4 py-5 shadow-lift sm:px-6"
    >
      <div className="flex flex-wrap items-baseline gap-x-5 gap-y-1 text-sm text-soft">
        <h2 id="transaction" className="text-lg text-ink">
          {t('tx.title', { kind: t(`written.${kind}`), id })}
        </h2>
        <span className="num">{formatMoment(at)}</span>
        <span>{staff ? t('tx.by', { name: staff }) : t('entries.system')}</span>
        {report?.imported_by && <span>{t('tx.imported', { name: report.imported_by })}</span>}
        <span className="num ml-auto font-semibold text-ink">
          {rates.map(({ currency, rate }) => `1 ${currency} = ${rate}`).join(' · ')}
        </span>
      </div>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-5">
        {report && (
          <p className="text-sm">
            <Link
              to={links.operatorLedgerReport(report.id)}
              className="text-river underline underline-offset-4"
            >
              {t('tx.report', { name: report.name, payer: report.payer })}
            </Link>
          </p>
        )}
        <ExportLinks path={transactionExportPath} query={{ transaction_id: id }} />
      </div>
      {reason && <p className="mt-1 text-sm text-soft [overflow-wrap:anywhere]">{t('tx.why', { reason })}</p>}
      <div className="overflow-x-auto">
        <table className="mt-3 w-full min-w-112 border-collapse text-sm">
          <caption className="sr-only">{t('tx.title', { kind: t(`written.${kind}`), id })}</caption>
          <thead>
            <tr className="border-b border-line text-left">
              <th scope="col" className={head}>
                {t('tx.account')}
              </th>
              <th scope="col" className={`${head} text-right`}>
                {t('debit')}
              </th>
              <th scope="col" className={`${head} text-right`}>
                {t('credit')}
              </th>
            </tr>
          </thead>
          {groups.map(group => (
            <TransactionGroup
              key={`${group.kind} ${group.currency}`}
              transactionId={id}
              group={group}
              bill={bill}
            />
          ))}
          <tfoot>
            {zero.map(({ currency, debit, credit, sum }, index) => (
              <tr key={currency} className={index === 0 ? 'border-t-2 border-ink' : ''}>
                <th
                  scope="row"
                  className={cx('num py-2 text-left', Number(sum) === 0 ? 'text-river' : 'text-accent')}
                >
                  {t('tx.zero', { currency, sum: formatAmount(sum, currency) })}
                </th>
                <td className="num py-2 pl-3 text-right font-semibold whitespace-nowrap">
                  {formatAmount(debit, currency)} {currency}
                </td>
                <td className="num py-2 pl-3 text-right font-semibold whitespace-nowrap">
                  {formatAmount(credit.replace('-', ''), currency)} {currency}
                </td>
              </tr>
            ))}
          </tfoot>
        </table>
      </div>
    </section>
  )
}
