// The library's state is its address, so that a reload and the way back from the editor keep it.
import { searchIn } from '#contract/search-text'
import type { DesignFilter } from '../../../../features/covers/design-queries'
import { workIn } from '../work-in-address'

export const libraryViews = ['all', 'favourites', 'bin'] as const
export type LibraryView = (typeof libraryViews)[number]

export interface LibraryState {
  search: string
  view: LibraryView
  /** What new designs are made for. */
  workId: number | undefined
}

export function readLibraryState(params: URLSearchParams): LibraryState {
  return {
    search: searchIn(params),
    view: libraryViews.find(view => view === params.get('view')) ?? 'all',
    workId: workIn(params),
  }
}

/** Only what is unusual stands in the address. */
export function writeLibraryState({ search, view, workId }: LibraryState): URLSearchParams {
  const unusual = { search: search.trim(), view: view === 'all' ? '' : view, work: workId?.toString() }
  return new URLSearchParams(
    Object.entries(unusual).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  )
}

export function filterOf({ search, view }: LibraryState): DesignFilter {
  return {
    ...(search.trim() ? { search: search.trim() } : {}),
    ...(view === 'favourites' ? { favourites: 'true' } : {}),
    ...(view === 'bin' ? { bin: 'true' } : {}),
  }
}
