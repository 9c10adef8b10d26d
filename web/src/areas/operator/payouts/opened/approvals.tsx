import { formatAmount, formatMoment } from '../../../../lib/format'
import { useWords } from '../../../../lib/words'
import type { OpenedPayout } from '../payout-queries'

/** Who has approved it, and how many have to. */
export function Approvals({ payout }: { payout: OpenedPayout }) {
  const t = useWords('payout-desk')
  const { approvals, approvals_wanted, double_above, net, together, currency } = payout
  return (
    <section aria-labelledby="approvals">
      <h3 id="approvals" className="flex items-baseline gap-3 text-lg">
        {t('approvals.title')}
        <span className="num font-sans text-sm font-normal tracking-normal text-soft">
          {t('approvals.wanted', { done: approvals.length, wanted: approvals_wanted })}
        </span>
      </h3>
      {approvals_wanted > 1 && double_above !== null && (
        <p className="num text-sm text-soft">
          {t('approvals.above', { amount: formatAmount(double_above, currency) })}
        </p>
      )}
      {together !== net && double_above !== null && (
        <p className="num text-sm text-soft">
          {t('approvals.together', { sum: formatAmount(together, currency) })}
        </p>
      )}
      {approvals.length === 0 ? (
        <p className="text-sm text-soft">{t('approvals.none')}</p>
      ) : (
        <ul className="num text-sm">
          {approvals.map(({ staff, at }) => (
            <li key={staff} className="flex justify-between gap-4 py-1">
              <span className="font-semibold">{staff}</span>
              <span className="text-soft">{formatMoment(at)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
