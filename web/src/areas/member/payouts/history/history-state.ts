// Which withdrawals are shown is in the address: a reload, the back button and the way back from one all keep it.
import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { type WithdrawalState, withdrawalStates } from '#contract/payouts/withdrawal-state'
import { fromIsoDate } from '../../../../ui/iso-date'

export interface HistoryFilter {
  state?: WithdrawalState
  from?: string
  to?: string
}

export type ChangeHistory = (changes: Partial<HistoryFilter>) => void

/** Whatever stands in an address that nobody here wrote is as if it was not there. */
export function readHistory(params: URLSearchParams): HistoryFilter {
  const state = withdrawalStates.find(known => known === params.get('state'))
  const [from, to] = [dayIn(params, 'from'), dayIn(params, 'to')]
  return {
    ...(state && { state }),
    ...(from && { from }),
    ...(to && (!from || from <= to) && { to }),
  }
}

function dayIn(params: URLSearchParams, name: string): string | undefined {
  const given = params.get(name) ?? ''
  return /^2\d{3}-\d\d-\d\d$/.test(given) && fromIsoDate(given) ? given : undefined
}

export const isWhole = (filter: HistoryFilter) => Object.values(filter).every(value => !value)

export function useHistoryFilter(): [HistoryFilter, ChangeHistory] {
  const [params, setParams] = useSearchParams()
  const filter = useMemo(() => readHistory(params), [params])
  const change = useCallback<ChangeHistory>(
    changes =>
      setParams(
        before => {
          const next = { ...readHistory(before), ...changes }
          return new URLSearchParams(
            Object.entries(next).flatMap(([name, value]) => (value ? [[name, value]] : [])),
          )
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams],
  )
  return [filter, change]
}
