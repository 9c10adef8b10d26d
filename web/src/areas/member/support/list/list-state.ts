// The list's state is its address: a reload, the back button and the way back from a work order all keep it.

import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { searchIn } from '#contract/search-text'
import { type TicketState, ticketStates } from '#contract/support/ticket-state'
import { links } from '../../../../lib/links'

export const listViews = ['all', ...ticketStates] as const
export type ListView = (typeof listViews)[number]

export interface ListState {
  view: ListView
  search: string
  /** How many pages stand below each other. */
  pages: number
}

export type ChangeList = (changes: Partial<ListState>) => void

const mostPages = 20

/** Whatever stands in an address that nobody here wrote is as if it was not there. */
export function readListState(params: URLSearchParams): ListState {
  const pages = Number(params.get('pages'))
  return {
    view: listViews.find(view => view === params.get('state')) ?? 'all',
    search: searchIn(params),
    pages: Number.isInteger(pages) && pages > 1 ? Math.min(pages, mostPages) : 1,
  }
}

/** Only what is unusual stands in the address. */
export function writeListState({ view, search, pages }: ListState): URLSearchParams {
  return new URLSearchParams({
    ...(view !== 'all' && { state: view }),
    ...(search.trim() && { search: search.trim() }),
    ...(pages > 1 && { pages: String(pages) }),
  })
}

/** As the server wants it. */
export function filterOf({ view, search }: ListState): { state?: TicketState; search?: string } {
  return { ...(view !== 'all' && { state: view }), ...(search.trim() && { search: search.trim() }) }
}

/** Nothing is narrowed down: an empty list means that nothing was ever asked. */
export function isWhole(state: ListState): boolean {
  return Object.keys(filterOf(state)).length === 0
}

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

let kept: string = links.tickets

/** The way back from a work order leads to the list as it was left. */
export function keepListAddress(search: string) {
  kept = `${links.tickets}${search}`
}

export function keptListAddress(): string {
  return kept
}
