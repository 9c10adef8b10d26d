import type { Report } from '#contract/income/report'
import { checkReport } from '#contract/income/report-calls'
import { api } from '../../../../../lib/api'
import { useWords } from '../../../../../lib/words'
import { Button } from '../../../../../ui/button'
import { useDeed } from '../use-deed'

/** Nobody brought it in: whoever has looked it through says so, and somebody else posts it. */
export function CheckButton({ report: { id, version } }: { report: Report }) {
  const t = useWords('report-check')
  const [run, isBusy] = useDeed()
  return (
    <Button
      variant="ink"
      loading={isBusy}
      onClick={() => void run(() => api(checkReport, { id, version }), t('bar.checkDone'))}
    >
      {t('bar.check')}
    </Button>
  )
}
