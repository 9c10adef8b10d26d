import { useCallback } from 'react'
import { useSearchParams } from 'react-router'

/** Chosen in a list of choices, it narrows nothing. */
export const all = 'all'

/**
 * What a list is narrowed to stands in the address, so that it can be kept and passed on. What is usual, or nothing, does
 * not stand there.
 */
export function useAddressFilter<Name extends string>(usual = all) {
  const [params, setParams] = useSearchParams()
  const show = useCallback(
    (next: Partial<Record<Name, string>>) =>
      setParams(
        before => {
          const shown = Object.entries({ ...Object.fromEntries(before), ...next })
          return Object.fromEntries(shown.filter(([, value]) => value && value !== usual && value !== all))
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams, usual],
  )
  const clear = useCallback(() => setParams({}, { preventScrollReset: true }), [setParams])
  return [params, show, clear] as const
}
