import { type FormEvent, useState } from 'react'
import { todayInChina } from '#contract/identity/age'
import { markPayoutPaid } from '#contract/payouts/payout-desk-calls'
import { apiWithCode } from '../../../../features/second-factor/api-with-code'
import { formatAmount } from '../../../../lib/format'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { Dialog } from '../../../../ui/dialog'
import { Field } from '../../../../ui/field'
import { TextInput } from '../../../../ui/text-input'
import { DayField } from '../../day-field'
import { lastDigits } from '../opened/last-digits'
import type { OpenedPayout } from '../payout-queries'
import { usePayoutDeed } from '../use-payout-deed'

const formId = 'payout-paid'
const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))

/** For a payment that stands in no file of the bank: its reference and its day. */
export function PaidDialog({ payout, onClose }: { payout: OpenedPayout; onClose: () => void }) {
  const t = useWords('payout-desk')
  const operator = useWords('operator')
  const [run, isBusy] = usePayoutDeed()
  const today = todayInChina(new Date())
  const [reference, setReference] = useState('')
  const [day, setDay] = useState(today)
  const [isTried, setIsTried] = useState(false)
  const isMissing = reference.trim() === ''
  const isDayWrong = !isDay(day) || day > today
  const { id, version, number, net, currency, account } = payout

  function submit(event: FormEvent) {
    event.preventDefault()
    setIsTried(true)
    if (isMissing || isDayWrong) return
    void run(
      () => apiWithCode(markPayoutPaid, { id, version, bank_reference: reference.trim(), paid_on: day }),
      t('paid.done', { number }),
      onClose,
    )
  }
  return (
    <Dialog
      open
      onOpenChange={isOpen => !isOpen && onClose()}
      title={t('paid.title', { number })}
      description={t('paid.text', {
        net: formatAmount(net, currency),
        currency,
        digits: lastDigits(account.number_masked),
      })}
      closeLabel={operator('close')}
      actions={
        <>
          <Button onClick={onClose}>{operator('cancel')}</Button>
          <Button type="submit" form={formId} variant="main" loading={isBusy}>
            {t('do.paid')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-4 sm:grid-cols-2">
        <Field
          label={t('paid.reference')}
          error={isTried && isMissing ? t('paid.referenceMissing') : undefined}
          required
        >
          <TextInput
            className="num"
            maxLength={60}
            autoComplete="off"
            value={reference}
            onChange={event => setReference(event.target.value)}
          />
        </Field>
        <Field label={t('paid.day')} error={isTried && isDayWrong ? t('paid.dayWrong') : undefined} required>
          <DayField value={day} max={today} onChange={setDay} />
        </Field>
      </form>
    </Dialog>
  )
}
