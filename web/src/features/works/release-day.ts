import type { WorkStatus } from '#contract/works/work-status'
import { useWords } from '../../lib/words'
import { groupOf } from './work-groups'

/** A day that has not come to channels yet is a plan. */
export function useReleaseDay() {
  const t = useWords('works')
  return (status: WorkStatus, date: string) => {
    const isOut = ['online', 'takingDown', 'takenDown'].includes(groupOf(status))
    return t(isOut ? 'list.release' : 'list.planned', { date })
  }
}
