// The list's state is its address: a reload, the back button and the way back from a work's page all keep it.

import type { SentInputOf } from '#contract/call'
import { searchIn } from '#contract/search-text'
import { type WorkKind, workKinds } from '#contract/works/work'
import { type listWorks, workSorts } from '#contract/works/work-calls'
import { type WorkGroup, workGroups } from '../../../../features/works/work-groups'
import { serverAddress } from '../../../../lib/server-address'

export const listViews = [
  'all',
  'waiting',
  'information',
  'scope',
  'signing',
  'review',
  'rejected',
  'distributing',
  'online',
  'takingDown',
  'takenDown',
  'bin',
] as const
export type ListView = (typeof listViews)[number]
export type WorkSort = (typeof workSorts)[number]

export interface ListState {
  search: string
  view: ListView
  kind: WorkKind | undefined
  from: string | undefined
  to: string | undefined
  sort: WorkSort
  /** How many pages stand below each other. */
  pages: number
}

/** What needs its member, whatever for. */
const waitingGroups: WorkGroup[] = ['rejected', 'information', 'scope', 'signing']
const mostPages = 20
const isoDay = /^\d{4}-\d{2}-\d{2}$/

/** Whatever stands in an address that nobody here wrote is as if it was not there. */
export function readListState(params: URLSearchParams): ListState {
  const oneOf = <T extends string>(known: readonly T[], name: string) =>
    known.find(value => value === params.get(name))
  const day = (name: string) => {
    const text = params.get(name) ?? ''
    return isoDay.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined
  }
  const pages = Number(params.get('pages'))
  return {
    search: searchIn(params),
    view: oneOf(listViews, 'view') ?? 'all',
    kind: oneOf(workKinds, 'kind'),
    from: day('from'),
    to: day('to'),
    sort: oneOf(workSorts, 'sort') ?? 'updated',
    pages: Number.isInteger(pages) && pages > 1 ? Math.min(pages, mostPages) : 1,
  }
}

/** Only what is unusual stands in the address. */
export function writeListState({ search, view, kind, from, to, sort, pages }: ListState): URLSearchParams {
  const unusual = {
    search: search.trim(),
    view: view === 'all' ? '' : view,
    kind,
    from,
    to,
    sort: sort === 'updated' ? '' : sort,
    pages: pages > 1 ? String(pages) : '',
  }
  const entries = Object.entries(unusual).flatMap(([name, value]) => (value ? [[name, value]] : []))
  return new URLSearchParams(entries)
}

export type ListFilter = Pick<
  SentInputOf<typeof listWorks>,
  'search' | 'statuses' | 'kind' | 'from' | 'to' | 'bin' | 'sort'
>

/** As the server wants it; the same for the list and for its file. */
export function filterOf({ search, view, kind, from, to, sort }: ListState): ListFilter {
  const statuses = statusesOf(view).join(',')
  return {
    ...(search.trim() ? { search: search.trim() } : {}),
    ...(statuses ? { statuses } : {}),
    ...(view === 'bin' ? { bin: 'true' } : {}),
    ...(kind ? { kind } : {}),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
    sort,
  }
}

function statusesOf(view: ListView) {
  if (view === 'all' || view === 'bin') return []
  return view === 'waiting' ? waitingGroups.flatMap(group => workGroups[group]) : workGroups[view]
}

/** Nothing is narrowed down: an empty list means that there are no works. */
export function isWhole(state: ListState): boolean {
  const { sort: _, ...narrowed } = filterOf(state)
  return Object.keys(narrowed).length === 0
}

/** `/works.csv` with the same filters. */
export function exportAddress(state: ListState): string {
  return serverAddress(`/works.csv?${new URLSearchParams(filterOf(state) as Record<string, string>)}`)
}
