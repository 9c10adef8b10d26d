import { Link } from 'react-router'
import type { Currency } from '#contract/currency'
import { postingsExportPath } from '#contract/income/desk-exports'
import type { Report } from '#contract/income/report'
import { ExportLinks } from '../../../../features/export/export-links'
import { formatAmount, formatCount, formatMoment } from '../../../../lib/format'
import { links } from '../../../../lib/links'
import { useWords } from '../../../../lib/words'
import { cx } from '../../../../ui/class-names'

/** Every posting has its part of the operator's account, so that this is where it is found. */
const inLedger = (tx: number, currency: Currency) =>
  links.operatorLedgerOf({ kind: 'operator_share', currency, account: null, tx })

/** Each time something of the report became bills, and when that was taken back. */
export function Postings({ report: { id: reportId, postings, site_currency: site } }: { report: Report }) {
  const t = useWords('report-check')
  if (postings.length === 0) return null
  return (
    <section aria-labelledby="postings" className="min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="postings" className="text-lg">
          {t('postings.title')}
        </h2>
        <ExportLinks path={postingsExportPath} query={{ id: reportId }} />
      </div>
      <ol className="mt-2 border-t border-line">
        {postings.map(
          ({ id, number, month, posted, note, bills, members, shares, reversed, transaction_id }) => (
            <li key={id} className="border-b border-line py-2.5 text-sm">
              <p className="flex flex-wrap justify-between gap-x-4">
                <b className="num font-semibold">{t('postings.number', { number, month })}</b>
                <span className="num text-soft">
                  {t('postings.by', { name: posted.by, time: formatMoment(posted.at) })}
                </span>
              </p>
              <p className={cx('num', reversed && 'text-soft line-through')}>
                {t('postings.made', {
                  bills: formatCount(bills),
                  members: formatCount(members),
                  amount: `${formatAmount(shares, site)} ${site}`,
                })}
              </p>
              <Link
                to={inLedger(transaction_id, site)}
                className="text-river underline-offset-4 hover:underline"
              >
                {t('postings.ledger')}
              </Link>
              {note && <p className="break-words text-soft">{note}</p>}
              {reversed && (
                <p className="break-words text-accent">
                  {t('postings.reversed', {
                    name: reversed.by,
                    time: formatMoment(reversed.at),
                    reason: reversed.reason,
                  })}
                </p>
              )}
            </li>
          ),
        )}
      </ol>
    </section>
  )
}
