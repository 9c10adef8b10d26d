import { type FormEvent, useState } from 'react'
import { type Currency, currencies } from '#contract/currency'
import { todayInChina } from '#contract/identity/age'
import { recordPayment } from '#contract/income/receipt-calls'
import type { Report } from '#contract/income/report'
import { apiWithCode } from '../../../../../features/second-factor/api-with-code'
import { formatAmount } from '../../../../../lib/format'
import { useWords } from '../../../../../lib/words'
import { Button } from '../../../../../ui/button'
import { Combobox } from '../../../../../ui/combobox'
import { ConfirmDialog } from '../../../../../ui/confirm-dialog'
import { Dialog } from '../../../../../ui/dialog'
import { Field } from '../../../../../ui/field'
import { Select } from '../../../../../ui/select'
import { TextArea } from '../../../../../ui/text-area'
import { TextInput } from '../../../../../ui/text-input'
import { DayField } from '../../../day-field'
import { isZero } from '../../exact-amount'
import { useAskedOr } from '../requests/use-asked-or'
import { useDeed } from '../use-deed'
import {
  beginPayment,
  findPaymentProblems,
  openAfter,
  type PaymentDraft,
  type PaymentProblem,
  settledOf,
} from './payment-draft'

const formId = 'record-payment'

/** What arrived, what the bank kept, and what of the report it settles. */
export function PaymentDialog({ report, onClose }: { report: Report; onClose: () => void }) {
  const t = useWords('report-check')
  const desk = useWords('income-desk')
  const [run, isBusy] = useDeed()
  const asked = useAskedOr()
  const [draft, setDraft] = useState(() => beginPayment(report, todayInChina(new Date())))
  const [key] = useState(() => crypto.randomUUID())
  const [isTried, setIsTried] = useState(false)
  const [isAsked, setIsAsked] = useState(false)
  const problems = isTried ? findPaymentProblems(draft) : []
  const set = (values: Partial<PaymentDraft>) => setDraft(before => ({ ...before, ...values }))
  const { currency, bankCurrency } = draft
  const known = [...new Set([...report.open, ...report.totals].map(one => one.currency))]
  const owed = report.open.find(one => one.currency === currency)?.amount ?? '0'
  const wrong = (name: PaymentProblem) => (problems.includes(name) ? t('pay.amountWrong') : undefined)
  const amount = (name: 'banked' | 'charges' | 'settled') => ({
    className: 'num',
    inputMode: 'decimal' as const,
    value: draft[name],
    onChange: (event: { target: { value: string } }) =>
      set({ [name]: event.target.value.trim().replaceAll(',', '') }),
  })

  const left = openAfter(draft, report.open)
  const isTooMuch = left?.startsWith('-') && !settledOf(draft)?.startsWith('-')

  function submit(event: FormEvent) {
    event.preventDefault()
    setIsTried(true)
    if (findPaymentProblems(draft).length > 0) return
    if (isTooMuch) setIsAsked(true)
    else record()
  }

  function record() {
    setIsAsked(false)
    const settled = settledOf(draft)
    if (settled === undefined) return
    const { receivedOn: received_on, bankCurrency: bank_currency, banked, charges, reason } = draft
    void run(
      () =>
        apiWithCode(recordPayment, {
          ...{ report_id: report.id, currency, settled, charges, bank_currency, banked, received_on },
          ...{ reason: reason.trim(), idempotency_key: key },
        }),
      asked('pay.done'),
      onClose,
    )
  }

  return (
    <Dialog
      open
      onOpenChange={isOpen => !isOpen && onClose()}
      title={t('pay.title', { payer: report.payer.name })}
      description={t('pay.text')}
      closeLabel={t('dialog.close')}
      actions={
        <>
          <Button onClick={onClose}>{t('dialog.cancel')}</Button>
          <Button type="submit" form={formId} variant="main" loading={isBusy}>
            {t('pay.submit')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
        {known.length > 1 && (
          <Field label={t('pay.currency')}>
            <Select
              value={currency}
              onChange={value => set({ currency: value as Currency, bankCurrency: value as Currency })}
              options={known.map(value => ({ value, label: value }))}
            />
          </Field>
        )}
        <Field
          label={t('pay.day')}
          error={problems.includes('receivedOn') ? t('pay.dayWrong') : undefined}
          required
        >
          <DayField
            value={draft.receivedOn}
            max={todayInChina(new Date())}
            onChange={receivedOn => set({ receivedOn })}
          />
        </Field>
        <Field label={t('pay.bankCurrency')}>
          <Combobox
            value={bankCurrency}
            onChange={value => set({ bankCurrency: value as Currency })}
            noneLabel={desk('payer.none')}
            options={currencies.map(value => ({ value, label: value }))}
          />
        </Field>
        <Field label={t('pay.banked')} error={wrong('banked')} required>
          <TextInput {...amount('banked')} data-first />
        </Field>
        <Field label={t('pay.charges')} hint={t('pay.chargesHint', { currency })} error={wrong('charges')}>
          <TextInput {...amount('charges')} />
        </Field>
        <Field
          label={t('pay.settled')}
          hint={t('pay.settledHint', { currency, open: formatAmount(owed, currency) })}
          error={wrong('settled')}
          required={bankCurrency !== currency}
        >
          <TextInput
            {...amount('settled')}
            placeholder={bankCurrency === currency ? (settledOf(draft) ?? t('pay.settledSum')) : ''}
          />
        </Field>
        <p aria-live="polite" className="num min-h-6 text-sm font-semibold sm:col-span-2">
          {afterOf(left, currency, t)}
        </p>
        <Field label={t('pay.reason')} className="sm:col-span-2">
          <TextArea
            rows={2}
            maxLength={500}
            value={draft.reason}
            onChange={event => set({ reason: event.target.value })}
          />
        </Field>
      </form>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setIsAsked}
        title={t('pay.overTitle', {
          open: `${formatAmount(left?.replace('-', '') ?? '0', currency)} ${currency}`,
        })}
        confirmLabel={t('pay.overSubmit')}
        cancelLabel={t('dialog.cancel')}
        onConfirm={record}
      >
        {t('pay.overText')}
      </ConfirmDialog>
    </Dialog>
  )
}

type Say = ReturnType<typeof useWords<'report-check'>>

function afterOf(left: string | undefined, currency: Currency, t: Say): string {
  if (left === undefined) return ''
  if (isZero(left)) return t('pay.afterNone')
  const open = `${formatAmount(left.replace('-', ''), currency)} ${currency}`
  return t(left.startsWith('-') ? 'pay.afterOver' : 'pay.after', { open })
}
