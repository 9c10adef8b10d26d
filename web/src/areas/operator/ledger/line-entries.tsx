import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { formatMoment } from '../../../lib/format'
import { links } from '../../../lib/links'
import { useWords } from '../../../lib/words'
import { Skeleton } from '../../../ui/skeleton'
import { Unreachable } from '../unreachable'
import { lineQuery } from './ledger-queries'
import { Sides } from './shown-amount'
import { useAccountName } from './use-account-name'

/** From a report's line to every entry that its money went into. */
export function LineEntries({ reportId, line }: { reportId: number; line: number }) {
  const t = useWords('ledger')
  const { nameOf } = useAccountName()
  const query = useQuery(lineQuery(reportId, line))
  const { data } = query
  if (!data && query.isError) {
    return <Unreachable heading="h2" isRetrying={query.isFetching} onRetry={() => void query.refetch()} />
  }
  if (!data) return <Skeleton className="h-52 w-full rounded-card!" />
  const { title, store, country, amount, currency } = data.line
  return (
    <section
      aria-labelledby="line"
      className="rounded-card border border-line bg-surface px-4 py-5 shadow-lift sm:px-6"
    >
      <h2 id="line" className="text-lg [overflow-wrap:anywhere]">
        {t('line.title', { line, report: data.report.name })}
      </h2>
      <p className="num text-sm text-soft [overflow-wrap:anywhere]">
        {[title, store, country, `${amount} ${currency}`].filter(Boolean).join(' · ')}
      </p>
      <p className="mt-1 text-sm">
        <Link to={links.operatorLedgerReport(reportId)} className="text-river underline underline-offset-4">
          {t('lines.report')}
        </Link>
      </p>
      {data.entries.length === 0 ? (
        <p className="py-4">{t('line.none')}</p>
      ) : (
        <div className="overflow-x-auto">
          <table className="mt-3 w-full min-w-112 border-collapse text-sm">
            <caption className="text-left text-soft">{t('line.lead')}</caption>
            <thead>
              <tr className="border-b border-line text-left text-xs text-soft">
                <th scope="col" className="py-2 font-semibold">
                  {t('entries.transaction')}
                </th>
                <th scope="col" className="py-2 font-semibold">
                  {t('tx.account')}
                </th>
                <th scope="col" className="py-2 text-right font-semibold">
                  {t('debit')}
                </th>
                <th scope="col" className="py-2 text-right font-semibold">
                  {t('credit')}
                </th>
              </tr>
            </thead>
            <tbody>
              {data.entries.map(entry => (
                <tr key={`${entry.transaction_id} ${entry.position}`} className="border-b border-line">
                  <td className="py-2.5 pr-3 whitespace-nowrap">
                    <Link
                      to={links.operatorLedgerOf({
                        kind: entry.account.kind,
                        currency: entry.account.currency,
                        account: entry.account.id,
                        tx: entry.transaction_id,
                        bill: entry.bill?.id,
                      })}
                      className="font-mono underline underline-offset-4"
                    >
                      T-{entry.transaction_id}
                    </Link>
                    <span className="num block text-xs text-soft">{formatMoment(entry.at)}</span>
                  </td>
                  <td className="py-2.5 pr-3 [overflow-wrap:anywhere]">
                    {nameOf(entry.account)}{' '}
                    {entry.bill && (
                      <span className="text-soft">
                        {t('entries.bill', { id: entry.bill.id, channel: entry.bill.sp_name })}
                      </span>
                    )}
                  </td>
                  <Sides amount={entry.amount} currency={entry.account.currency} />
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}
