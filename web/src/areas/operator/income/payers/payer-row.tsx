import { Link } from 'react-router'
import type { Payer } from '#contract/income/payer-calls'
import { formatCount, formatDate } from '../../../../lib/format'
import { links } from '../../../../lib/links'
import { useWords } from '../../../../lib/words'
import { Badge } from '../../../../ui/badge'

/** Who pays, in what, and what is known about their files. */
export function PayerRow({ payer }: { payer: Payer }) {
  const t = useWords('income-desk')
  const { id, name, currency, reports, last_report_at, drop_folder, stores, reading } = payer
  const facts = [
    stores.length > 0 && t('payers.stores', { count: formatCount(stores.length) }),
    drop_folder && t('payers.folder', { folder: drop_folder }),
    reading && t('payers.saved'),
  ].filter(Boolean)
  return (
    <li className="grid gap-x-6 gap-y-1 border-b border-line py-4 sm:grid-cols-[minmax(0,1fr)_5rem_minmax(0,18rem)] sm:items-center">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="text-lg [overflow-wrap:anywhere]">
            <Link to={links.operatorPayer(id)} className="underline-offset-4 hover:underline">
              {name}
            </Link>
          </h2>
          {payer.is_sandbox && <Badge dot={false}>{t('payers.sandbox')}</Badge>}
          {payer.is_archived && <Badge dot={false}>{t('payers.archived')}</Badge>}
        </div>
        {facts.length > 0 && <p className="text-sm text-soft">{facts.join(' · ')}</p>}
      </div>
      <span className="num font-semibold">{currency}</span>
      <p className="num text-sm text-soft sm:text-right">
        <Link
          to={links.operatorReports({ payer: String(id) })}
          className="text-river underline-offset-4 hover:underline"
        >
          {t('payers.reports', { count: formatCount(reports) })}
        </Link>
        {last_report_at && ` · ${t('payers.last', { date: formatDate(last_report_at) })}`}
      </p>
    </li>
  )
}
