import { cancelReport } from '#contract/income/report-calls'
import { useOnce } from '../../../../features/forms/use-once'
import { api } from '../../../../lib/api'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { useToast } from '../../../../ui/toast'
import { refreshIncome } from '../income-queries'

/** Stops a worker. Nothing is lost: the file can be read again. */
export function CancelButton({ id }: { id: number }) {
  const t = useWords('income-desk')
  const toast = useToast()
  const [once, isBusy] = useOnce()
  const cancel = () =>
    once(async () => {
      await api(cancelReport, { id })
      toast({ title: t('cancel.done') })
      await refreshIncome()
    })
  return (
    <Button size="small" loading={isBusy} onClick={() => void cancel()}>
      {t('cancel')}
    </Button>
  )
}
