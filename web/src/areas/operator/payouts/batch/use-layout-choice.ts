import { useQuery } from '@tanstack/react-query'
import { useStoredState } from '../../../../ui/use-stored-state'
import { layoutsQuery } from '../payout-queries'

/** The layout that was used last, as long as it is offered. */
export function useLayoutChoice() {
  const { data: layouts } = useQuery(layoutsQuery)
  const [kept, keep] = useStoredState<string>('operator.payouts.layout', '')
  const layout = layouts?.find(({ id }) => String(id) === kept) ?? layouts?.[0]
  return {
    layouts,
    layout,
    options: (layouts ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
    choose: keep,
  }
}
