import { type ContentRow, orderContent } from '#contract/content/editing-calls'
import { useOnce } from '../../../../features/forms/use-once'
import { api } from '../../../../lib/api'
import { operatorClient } from '../../staff-queries'
import { everyRowQuery, refreshContent } from '../content-queries'

type Ordered = { kind: 'help' | 'question' | 'block'; tid?: number }

/** Shown at once in the new order; what the server keeps is asked for afterwards, also when it said no. */
export function useOrderRows(list: Ordered) {
  const [once] = useOnce()
  return (rows: ContentRow[]) =>
    once(async () => {
      operatorClient.setQueryData(everyRowQuery(list).queryKey, rows)
      try {
        await api(orderContent, { kind: list.kind, ids: rows.map(({ id }) => id) })
      } finally {
        await refreshContent()
      }
    })
}
