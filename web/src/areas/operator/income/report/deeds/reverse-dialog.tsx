import type { Report } from '#contract/income/report'
import { reverseReport } from '#contract/income/report-calls'
import { apiWithCode } from '../../../../../features/second-factor/api-with-code'
import { useWords } from '../../../../../lib/words'
import { ReasonDialog } from '../../../reason-dialog'
import { useAskedOr } from '../requests/use-asked-or'
import { useDeed } from '../use-deed'

type DialogProps = { report: Report; onClose: () => void }

export function ReverseDialog({ report: { id, version, is_usage_only }, onClose }: DialogProps) {
  const t = useWords('report-check')
  const [run, isBusy] = useDeed()
  const asked = useAskedOr()
  return (
    <ReasonDialog
      title={t('reverse.title')}
      text={t(is_usage_only ? 'reverse.usageText' : 'reverse.text')}
      label={t('reverse.reason')}
      hint={t('reverse.reasonHint')}
      missing={t('reverse.reasonMissing')}
      submit={t('reverse.submit')}
      isDanger
      isBusy={isBusy}
      onClose={onClose}
      onSubmit={reason =>
        void run(() => apiWithCode(reverseReport, { id, version, reason }), asked('reverse.done'), onClose)
      }
    />
  )
}
