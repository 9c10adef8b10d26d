import { reverseReceipt } from '#contract/income/receipt-calls'
import type { Report } from '#contract/income/report'
import { apiWithCode } from '../../../../../features/second-factor/api-with-code'
import { formatAmount } from '../../../../../lib/format'
import { useWords } from '../../../../../lib/words'
import { ReasonDialog } from '../../../reason-dialog'
import { useAskedOr } from '../requests/use-asked-or'
import { useDeed } from '../use-deed'

type ReverseReceiptProps = { receipt: Report['receipts'][number]; onClose: () => void }

/** Money that was recorded wrongly is owed again. */
export function ReverseReceiptDialog({ receipt, onClose }: ReverseReceiptProps) {
  const t = useWords('report-check')
  const [run, isBusy] = useDeed()
  const asked = useAskedOr()
  const { id, settled, currency } = receipt
  return (
    <ReasonDialog
      title={t('reverseReceipt.title')}
      text={t('reverseReceipt.text', { amount: `${formatAmount(settled, currency)} ${currency}` })}
      label={t('reverseReceipt.reason')}
      missing={t('reverseReceipt.missing')}
      submit={t('reverseReceipt.submit')}
      isDanger
      isBusy={isBusy}
      onClose={onClose}
      onSubmit={reason =>
        void run(
          () => apiWithCode(reverseReceipt, { receipt_id: id, reason }),
          asked('reverseReceipt.done'),
          onClose,
        )
      }
    />
  )
}
