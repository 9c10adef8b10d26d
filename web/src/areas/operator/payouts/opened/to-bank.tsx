import FileText from 'lucide-react/icons/file-text'
import { negated, subtractDecimals } from '../../../../lib/decimal'
import { formatAmount } from '../../../../lib/format'
import { serverAddress } from '../../../../lib/server-address'
import { useWords } from '../../../../lib/words'
import type { OpenedPayout } from '../payout-queries'
import { SumList } from './sum-list'

const isSome = (amount: string) => Number(amount) !== 0

/** From what channels paid to what the bank pays out. */
export function ToBank({ payout }: { payout: OpenedPayout }) {
  const t = useWords('payout-desk')
  const { gross, share, tax, due, fee, net, currency, invoice } = payout
  const shown = (amount: string) => formatAmount(amount, currency)
  return (
    <section aria-labelledby="to-bank">
      <h3 id="to-bank" className="text-lg">
        {t('sums.title')}
      </h3>
      <div className="mt-1">
        <SumList
          rows={[
            { label: t('sums.gross'), value: shown(gross) },
            { label: t('sums.part'), value: shown(negated(subtractDecimals(gross, share))) },
            { label: t('sums.share'), value: shown(share), isTotal: true },
            { label: t('sums.tax'), value: shown(negated(tax)) },
            ...(isSome(due) ? [{ label: t('sums.due'), value: shown(negated(due)) }] : []),
            { label: t('sums.fee'), value: shown(negated(fee)) },
            { label: t('sums.net'), value: shown(net), isTotal: true },
          ]}
        />
      </div>
      {invoice && (
        <p className="mt-3 text-sm">
          <a
            href={serverAddress(invoice.url)}
            target="_blank"
            rel="noreferrer"
            className="num inline-flex min-h-11 items-center gap-2 font-semibold break-all text-river underline-offset-4 hover:underline"
          >
            <FileText aria-hidden="true" className="size-4.5 shrink-0" />
            {t('invoice.open', { number: invoice.number })}
          </a>
          <span className="block text-soft">{t('invoice.match')}</span>
        </p>
      )}
    </section>
  )
}
