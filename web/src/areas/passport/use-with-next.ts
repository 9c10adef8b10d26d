import { useLocation } from 'react-router'
import { nextAddress } from '../../lib/next-address'

/** Leads to another form of the passport; where the visitor wanted to go goes along. */
export function useWithNext(): (to: string) => string {
  const { search } = useLocation()
  return to => (nextAddress(search) ? to + search : to)
}
