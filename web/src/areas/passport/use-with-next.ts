import { useLocation } from 'react-router'
import { nextAddress } from '../../lib/next-address'

/** Leads to another form of the passport; where the visitor wanted to go goes along. */
export function useWithNext(): (to: string) => string {
  const { search } = useLocation()
  // A form that leads somewhere itself keeps to that.
  return to => (nextAddress(search) && !to.includes('?') ? to + search : to)
}
