import { useState } from 'react'
import { useOnce } from '../../../../features/forms/use-once'
import { CallRefused } from '../../../../lib/api-client'
import { isRefusal } from '../../../../lib/is-refusal'
import { refreshTickets } from '../ticket-queries'

/**
 * One deed on a work order at a time. What the server objects to about the text is told at the text; whoever was overtaken
 * sees the work order as it is now.
 */
export function useTicketDeed() {
  const [once, isBusy] = useOnce()
  const [problem, setProblem] = useState<string>()
  const act = (deed: () => Promise<unknown>) =>
    once(async () => {
      setProblem(undefined)
      try {
        await deed()
      } catch (error) {
        if (error instanceof CallRefused) setProblem(error.fields[0]?.message)
        if (isRefusal(error, 'conflict', 'notFound')) void refreshTickets()
        throw error
      }
      await refreshTickets()
    })
  return { act, isBusy, problem, setProblem }
}
