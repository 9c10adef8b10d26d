import { useNavigate } from 'react-router'
import { links } from '../../../lib/links'
import { useWords } from '../../../lib/words'
import { useToast } from '../../../ui/toast'
import { type CheckRow, checksQuery, operatorClient } from '../staff-queries'

type Place = Pick<CheckRow, 'kind' | 'id'>

/** On to whoever waits behind this one; from the last, to the first; with nobody left, back to the queue. */
export function useNextCheck(current: Place) {
  const t = useWords('operator')
  const navigate = useNavigate()
  const toast = useToast()
  const isCurrent = ({ kind, id }: Place) => kind === current.kind && id === current.id
  return async () => {
    const queue = await operatorClient
      .fetchQuery({ ...checksQuery({ limit: 100 }), staleTime: 0 })
      .catch(() => undefined)
    if (!queue) return navigate(links.operatorChecks)
    const place = queue.items.findIndex(isCurrent)
    const next = queue.items[place + 1] ?? queue.items[0]
    if (next && !isCurrent(next)) return navigate(links.operatorCheck(next.kind, next.id))
    toast({ title: t('check.allDone') })
    return navigate(links.operatorChecks)
  }
}
