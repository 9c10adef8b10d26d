import type { Report } from '#contract/income/report'
import { countReport, discardReport } from '#contract/income/report-calls'
import { api } from '../../../../../lib/api'
import { useWords } from '../../../../../lib/words'
import { ConfirmDialog } from '../../../../../ui/confirm-dialog'
import { useDeed } from '../use-deed'

type AskFirstProps = { deed: 'count' | 'discard'; report: Report; onClose: () => void }

/** What needs no reason, but a second look. */
export function AskFirst({ deed, report: { id, version }, onClose }: AskFirstProps) {
  const t = useWords('report-check')
  const [run, isBusy] = useDeed()
  const call = deed === 'count' ? countReport : discardReport
  return (
    <ConfirmDialog
      open
      onOpenChange={isOpen => !isOpen && onClose()}
      title={t(`${deed}.title`)}
      confirmLabel={t(deed === 'count' ? 'bar.count' : 'head.discard')}
      cancelLabel={t('dialog.cancel')}
      danger={deed === 'discard'}
      busy={isBusy}
      onConfirm={() => void run(() => api(call, { id, version }), t(`${deed}.done`), onClose)}
    >
      {t(`${deed}.text`)}
    </ConfirmDialog>
  )
}
