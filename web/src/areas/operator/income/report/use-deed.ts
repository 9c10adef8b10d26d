import { useOnce } from '../../../../features/forms/use-once'
import { isRefusal } from '../../../../lib/is-refusal'
import { useToast } from '../../../../ui/toast'
import { refreshIncome } from '../income-queries'

/** Something done to a report: once, told when it is done, and seen at once. What a colleague was quicker with is read anew. */
export function useDeed() {
  const [once, isBusy] = useOnce()
  const toast = useToast()
  const run = (deed: () => Promise<unknown>, done: string, after?: () => void) =>
    once(async () => {
      try {
        await deed()
      } catch (error) {
        if (isRefusal(error, 'conflict')) void refreshIncome()
        throw error
      }
      toast({ title: done, tone: 'river' })
      after?.()
      await refreshIncome()
    })
  return [run, isBusy] as const
}
