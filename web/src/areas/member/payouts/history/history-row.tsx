import { Link } from 'react-router'
import { formatDate } from '../../../../lib/format'
import { links } from '../../../../lib/links'
import { useWords } from '../../../../lib/words'
import { cx } from '../../../../ui/class-names'
import { shownAmount } from '../shown-amount'
import { ReceiptLink } from '../way/withdrawal-ways'
import type { OwnWithdrawal } from '../withdrawal-queries'
import { WithdrawalBadge } from './withdrawal-badge'

const ended = ['refused', 'cancelled', 'void']

/** One withdrawal in a line; all of it leads to its own page. */
export function HistoryRow({ withdrawal }: { withdrawal: OwnWithdrawal }) {
  const t = useWords('withdraw')
  const { id, number, submitted_at, paid_at, account, bank_reference, reason, tax, net, currency, state } =
    withdrawal
  const isEnded = ended.includes(state)
  return (
    <li className="relative grid min-h-16 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-b border-line py-3 hover:bg-sunken/60 md:grid-cols-[6.5rem_minmax(0,1fr)_auto_7.5rem_6rem]">
      <p className="num font-semibold">
        <Link
          to={links.withdrawal(id)}
          aria-label={t('history.one', { number })}
          className="after:absolute after:inset-0"
        >
          {formatDate(paid_at ?? submitted_at)}
        </Link>
      </p>
      <p className="num min-w-0 text-sm text-soft [overflow-wrap:anywhere] max-md:col-start-1 max-md:row-start-2">
        {[number, [account.bank_name, bank_reference].filter(Boolean).join(' ')]
          .filter(Boolean)
          .join(t('comma'))}
        <span className="block">
          {isEnded
            ? reason && t('way.reason', { reason })
            : t('history.withheld', { tax: shownAmount(tax, currency) })}
        </span>
      </p>
      <div className="max-md:col-start-1 max-md:row-start-3">
        <WithdrawalBadge state={state} />
      </div>
      <p
        className={cx(
          'num text-right font-semibold whitespace-nowrap max-md:col-start-2 max-md:row-start-1',
          isEnded && 'font-normal text-soft line-through',
        )}
      >
        {shownAmount(net, currency)}
      </p>
      <div className="flex justify-end max-md:col-start-2 max-md:row-start-3">
        <ReceiptLink withdrawal={withdrawal} />
      </div>
    </li>
  )
}
