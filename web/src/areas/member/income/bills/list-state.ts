// The list's state is its address: a reload, the back button and the way back from a bill all keep it.
import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { type BillStatus, billStatuses } from '#contract/income/bill-status'
import { links } from '../../../../lib/links'

export interface ListState {
  from?: string
  to?: string
  channel?: number
  status?: BillStatus
  /** How many pages stand below each other. */
  pages: number
}

export type ChangeList = (changes: Partial<ListState>) => void

const mostPages = 20
const month = /^2\d{3}-(0[1-9]|1[0-2])$/

/** Whatever stands in an address that nobody here wrote is as if it was not there. */
export function readListState(params: URLSearchParams): ListState {
  const pages = Number(params.get('pages'))
  const channel = Number(params.get('channel'))
  const [from, to] = [monthIn(params, 'from'), monthIn(params, 'to')]
  return {
    ...(from && { from }),
    ...(to && (!from || from <= to) && { to }),
    ...(Number.isSafeInteger(channel) && channel > 0 && { channel }),
    status: billStatuses.find(status => String(status) === params.get('status')),
    pages: Number.isInteger(pages) && pages > 1 ? Math.min(pages, mostPages) : 1,
  }
}

function monthIn(params: URLSearchParams, name: string): string | undefined {
  const given = params.get(name) ?? ''
  return month.test(given) ? given : undefined
}

/** Only what is unusual stands in the address. */
export function writeListState({ from, to, channel, status, pages }: ListState): URLSearchParams {
  return new URLSearchParams({
    ...(from && { from }),
    ...(to && { to }),
    ...(channel !== undefined && { channel: String(channel) }),
    ...(status !== undefined && { status: String(status) }),
    ...(pages > 1 && { pages: String(pages) }),
  })
}

/** As the server wants it. */
export function filterOf({ from, to, channel, status }: ListState) {
  return {
    ...(from && { from }),
    ...(to && { to }),
    ...(channel !== undefined && { channel_id: channel }),
    ...(status !== undefined && { status }),
  }
}

/** Nothing is narrowed down: an empty list means that there was never a bill. */
export const isWhole = (state: ListState) => Object.keys(filterOf(state)).length === 0

export function useListState(): [ListState, ChangeList] {
  const [params, setParams] = useSearchParams()
  const state = useMemo(() => readListState(params), [params])
  const change = useCallback<ChangeList>(
    changes =>
      // Another choice begins at its first page.
      setParams(before => writeListState({ ...readListState(before), pages: 1, ...changes }), {
        replace: true,
        preventScrollReset: true,
      }),
    [setParams],
  )
  return [state, change]
}

let kept: string = links.bills

/** The way back from a bill leads to the list as it was left. */
export function keepListAddress(search: string) {
  kept = `${links.bills}${search}`
}

export function keptListAddress(): string {
  return kept
}
