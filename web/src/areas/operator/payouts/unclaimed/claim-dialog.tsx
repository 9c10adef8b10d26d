import { useState } from 'react'
import { mobilePattern } from '#contract/mobile-pattern'
import { proposeClaim } from '#contract/payouts/unclaimed-calls'
import { MobileInput } from '../../../../features/forms/mobile-input'
import { tidyMobile } from '../../../../features/forms/tidied'
import { formatAmount } from '../../../../lib/format'
import { useWords } from '../../../../lib/words'
import { Field } from '../../../../ui/field'
import { ReasonDialog } from '../../reason-dialog'
import type { Unclaimed } from '../payout-queries'
import { useFileDeed } from '../use-file-deed'
import { ClaimInvoice, type Invoice, noInvoice } from './claim-invoice'

type ClaimDialogProps = { income: Unclaimed; onClose: () => void }

/** The first of two: who claims it, and what that rests on. */
export function ClaimDialog({ income, onClose }: ClaimDialogProps) {
  const { member_id, claimable, currency } = income
  const t = useWords('payout-desk')
  // Whose number it is, and whether that is a company, is known to the server alone.
  const { propose, problems, isBusy } = useFileDeed(proposeClaim, t('claim.done'), onClose)
  const [mobile, setMobile] = useState('')
  const [invoice, setInvoice] = useState<Invoice>(noInvoice)

  function send(reason: string) {
    const { number, total, file } = invoice
    const said = {
      ...{ member_id, mobile, reason },
      ...{ invoice_number: number || undefined, invoice_total: total || undefined },
    }
    propose(said, file, mobilePattern.test(mobile) ? {} : { mobile: t('claim.mobileWrong') })
  }
  return (
    <ReasonDialog
      title={t('claim.title', { id: member_id })}
      text={t('claim.text', { amount: formatAmount(claimable, currency), currency })}
      label={t('claim.reason')}
      hint={t('claim.reasonHint')}
      missing={t('reason.missing')}
      submit={t('claim.do')}
      isBusy={isBusy}
      onSubmit={send}
      onClose={onClose}
    >
      <Field label={t('claim.mobile')} error={problems.mobile} required>
        <MobileInput
          typed={mobile}
          className="max-w-96"
          autoComplete="off"
          value={mobile}
          onChange={event => setMobile(tidyMobile(event.target.value))}
        />
      </Field>
      <ClaimInvoice invoice={invoice} problems={problems} onChange={setInvoice} />
    </ReasonDialog>
  )
}
