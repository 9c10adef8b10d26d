import type { OutputOf } from '#contract/call'
import type { recordPayment } from '#contract/income/receipt-calls'
import type { Sent } from '../../../../../lib/api-client'
import { useWords } from '../../../../../lib/words'

type Words = ReturnType<typeof useWords<'report-check'>>

/** What is said of a deed: that it is done, or that a second person has to confirm it. */
export function useAskedOr() {
  const t = useWords('report-check')
  return (done: Parameters<Words>[0]) => (answer: unknown) => {
    const { data } = answer as Sent<OutputOf<typeof recordPayment>>
    return t(data.request_id === null ? done : 'requests.asked')
  }
}
