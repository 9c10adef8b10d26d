import { closeReportDifference } from '#contract/income/receipt-calls'
import type { Report } from '#contract/income/report'
import { apiWithCode } from '../../../../../features/second-factor/api-with-code'
import { formatAmount } from '../../../../../lib/format'
import { useWords } from '../../../../../lib/words'
import { ReasonDialog } from '../../../reason-dialog'
import { useAskedOr } from '../requests/use-asked-or'
import { useDeed } from '../use-deed'

type DifferenceDialogProps = {
  report: Report
  difference: Report['open'][number]
  onClose: () => void
}

/** What will not come, or came too much: whose it is from now on, and why. */
export function DifferenceDialog({ report, difference, onClose }: DifferenceDialogProps) {
  const t = useWords('report-check')
  const [run, isBusy] = useDeed()
  const asked = useAskedOr()
  const { currency, amount } = difference
  const isOver = amount.startsWith('-')
  const shown = `${formatAmount(amount.replace('-', ''), currency)} ${currency}`
  return (
    <ReasonDialog
      title={t('close.title', { currency })}
      text={t(isOver ? 'close.textOver' : 'close.text', { amount: shown })}
      label={t('close.reason')}
      missing={t('close.reasonMissing')}
      submit={t('close.submit')}
      isDanger
      isBusy={isBusy}
      onClose={onClose}
      onSubmit={reason =>
        void run(
          () => apiWithCode(closeReportDifference, { report_id: report.id, currency, reason }),
          asked('close.done'),
          onClose,
        )
      }
    />
  )
}
