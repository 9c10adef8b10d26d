import { useState } from 'react'
import type { Currency } from '#contract/currency'
import { receiptsExportPath } from '#contract/income/desk-exports'
import type { Report } from '#contract/income/report'
import { ExportLinks } from '../../../../../features/export/export-links'
import { useWords } from '../../../../../lib/words'
import { Button } from '../../../../../ui/button'
import { ShownAmount } from '../../shown-amount'
import { DifferenceDialog } from './difference-dialog'
import { MoveDialog } from './move-dialog'
import { PaymentDialog } from './payment-dialog'
import { ReceiptRow } from './receipt-row'
import { ReverseReceiptDialog } from './reverse-receipt-dialog'

/** What the payer has sent, and what is still open. Until all of it is in, bills wait. */
export function MoneyPart({ report }: { report: Report }) {
  const t = useWords('report-check')
  const [asked, setAsked] = useState<'payment' | Currency>()
  const [moved, setMoved] = useState<Currency>()
  const [reversed, setReversed] = useState<Report['receipts'][number]>()
  const { receipts, open, is_covered, state } = report
  const difference = open.find(({ currency }) => currency === asked)
  const held = open.find(({ currency, amount }) => currency === moved && amount.startsWith('-'))
  const isPosted = state === 'posted'
  return (
    <section aria-labelledby="money" className="min-w-0">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h2 id="money" className="text-lg">
          {t('money.title')}
        </h2>
        {isPosted && (
          <Button size="small" variant={is_covered ? 'line' : 'main'} onClick={() => setAsked('payment')}>
            {t('money.record')}
          </Button>
        )}
      </div>
      {isPosted && (
        <p className={is_covered ? 'text-sm text-river' : 'text-sm text-soft'}>
          {t(is_covered ? 'money.covered' : 'money.lead')}
        </p>
      )}
      {open.length > 0 && (
        <ul className="mt-2 border-t-2 border-ink">
          {open.map(({ currency, amount }) => (
            <li key={currency} className="flex items-center justify-between gap-4 border-b border-line py-2">
              <span>
                <span className="block text-sm text-soft">
                  {t(amount.startsWith('-') ? (isPosted ? 'money.over' : 'money.held') : 'money.open')}
                </span>
                <ShownAmount
                  amount={amount.replace('-', '')}
                  currency={currency}
                  withCurrency
                  className="font-display text-lg text-amber"
                />
              </span>
              <span className="flex flex-wrap justify-end gap-2">
                {amount.startsWith('-') && (
                  <Button size="small" onClick={() => setMoved(currency)}>
                    {t('money.move')}
                  </Button>
                )}
                {isPosted && (
                  <Button size="small" onClick={() => setAsked(currency)}>
                    {t('money.close')}
                  </Button>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      {receipts.length === 0 ? (
        <p className="mt-2 text-sm text-soft">{t('money.none')}</p>
      ) : (
        <>
          <ol className="mt-2">
            {receipts.map(receipt => (
              <ReceiptRow key={receipt.id} receipt={receipt} onReverse={() => setReversed(receipt)} />
            ))}
          </ol>
          <ExportLinks path={receiptsExportPath} query={{ id: report.id }} />
        </>
      )}
      {reversed && <ReverseReceiptDialog receipt={reversed} onClose={() => setReversed(undefined)} />}
      {asked === 'payment' && <PaymentDialog report={report} onClose={() => setAsked(undefined)} />}
      {held && (
        <MoveDialog
          report={report}
          held={{ ...held, amount: held.amount.replace('-', '') }}
          onClose={() => setMoved(undefined)}
        />
      )}
      {difference && (
        <DifferenceDialog report={report} difference={difference} onClose={() => setAsked(undefined)} />
      )}
    </section>
  )
}
