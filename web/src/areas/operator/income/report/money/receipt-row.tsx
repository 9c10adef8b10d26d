import { Link } from 'react-router'
import type { Currency } from '#contract/currency'
import type { Report } from '#contract/income/report'
import { formatAmount } from '../../../../../lib/format'
import { links } from '../../../../../lib/links'
import { useWords } from '../../../../../lib/words'
import { Button } from '../../../../../ui/button'
import { isZero } from '../../exact-amount'

const shown = (amount: string, currency: Currency) => `${formatAmount(amount, currency)} ${currency}`

type ReceiptRowProps = { receipt: Report['receipts'][number]; onReverse: () => void }

export function ReceiptRow({ receipt, onReverse }: ReceiptRowProps) {
  const t = useWords('report-check')
  const {
    kind,
    other_report_id: other,
    currency,
    settled,
    charges,
    banked,
    received_on,
    reason,
    recorded,
  } = receipt
  const settles = shown(settled, currency)
  const facts =
    kind !== 'receipt'
      ? []
      : [
          !isZero(charges) && t('money.charges', { amount: shown(charges, currency) }),
          t('money.settles', { amount: settles }),
        ]
  return (
    <li className="num border-b border-line py-2 text-sm">
      <p className="flex flex-wrap justify-between gap-x-4">
        <b className="font-semibold">
          {kind === 'difference' && t('money.difference', { amount: settles })}
          {kind === 'receipt' &&
            t(settled.startsWith('-') ? 'money.sentBack' : 'money.receipt', {
              amount: banked ? shown(banked.amount.replace('-', ''), banked.currency) : settles,
            })}
          {kind === 'reversed' && t('money.reversed', { amount: shown(settled.replace('-', ''), currency) })}
          {other !== null && (
            <Link to={links.operatorReport(other)} className="underline-offset-4 hover:underline">
              {t(settled.startsWith('-') ? 'money.movedTo' : 'money.movedFrom', {
                ...{ amount: shown(settled.replace('-', ''), currency), id: other },
              })}
            </Link>
          )}
        </b>
        <time dateTime={received_on} className="text-soft">
          {received_on}
        </time>
      </p>
      <p className="text-soft">
        {[...facts, t('money.by', { name: recorded.by }), receipt.is_reversed && t('money.isReversed')]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {kind === 'receipt' && !receipt.is_reversed && (
        <Button
          size="small"
          variant="quiet"
          aria-label={t('money.reverseOf', { amount: settles })}
          onClick={onReverse}
        >
          {t('money.reverse')}
        </Button>
      )}
      {reason && <p className="break-words text-soft">{reason}</p>}
    </li>
  )
}
