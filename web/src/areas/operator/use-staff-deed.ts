import { useOnce } from '../../features/forms/use-once'
import { isRefusal } from '../../lib/is-refusal'
import { useToast } from '../../ui/toast'

/** Something done at a desk: once, told when it is done, and seen at once. What a colleague was quicker with is read anew. */
export function useStaffDeed(refresh: () => Promise<void>) {
  const [once, isBusy] = useOnce()
  const toast = useToast()
  const run = (
    deed: () => Promise<unknown>,
    done: string | ((answer: unknown) => string),
    after?: () => void,
  ) =>
    once(async () => {
      let answer: unknown
      try {
        answer = await deed()
      } catch (error) {
        if (isRefusal(error, 'conflict')) void refresh()
        throw error
      }
      toast({ title: typeof done === 'string' ? done : done(answer), tone: 'river' })
      after?.()
      await refresh()
    })
  return [run, isBusy] as const
}
