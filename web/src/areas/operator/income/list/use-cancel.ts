import { cancelReport } from '#contract/income/report-calls'
import { useOnce } from '../../../../features/forms/use-once'
import { api } from '../../../../lib/api'
import { useWords } from '../../../../lib/words'
import { useToast } from '../../../../ui/toast'
import { refreshIncome } from '../income-queries'

/** Stops a worker. Nothing is lost: the file can be read again. */
export function useCancel(id: number) {
  const t = useWords('income-desk')
  const toast = useToast()
  const [once, isBusy] = useOnce()
  const cancel = () =>
    void once(async () => {
      await api(cancelReport, { id })
      toast({ title: t('cancel.done') })
      await refreshIncome()
    })
  return [cancel, isBusy] as const
}
