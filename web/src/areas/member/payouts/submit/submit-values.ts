import type { OutputOf, SentInputOf } from '#contract/call'
import type { previewWithdrawal, requestWithdrawal } from '#contract/payouts/withdrawal-calls'
import { tidyAmount } from './typed-amount'

export interface SubmitValues {
  net: string
  sms_code: string
  invoice: { number: string; total: string; upload_id: string }
}

export const emptyValues: SubmitValues = {
  net: '',
  sms_code: '',
  invoice: { number: '', total: '', upload_id: '' },
}

type Content = Omit<SentInputOf<typeof requestWithdrawal>, 'sms_code' | 'idempotency_key'>

/** What is withdrawn, apart from the code that proves who says so: a retry may need another one. */
export function contentOf(
  billIds: number[],
  { net, needs_invoice }: OutputOf<typeof previewWithdrawal>,
  { invoice }: SubmitValues,
): Content {
  return {
    ...{ bill_ids: billIds, net },
    ...(needs_invoice && { invoice: { ...invoice, total: tidyAmount(invoice.total) } }),
  }
}
