import { type ListView, listViews } from './split-queries'

/** Which tracks an address asks for. */
export function readList(params: URLSearchParams): { view: ListView; search: string } {
  const view = listViews.find(name => name === params.get('view')) ?? 'all'
  return { view, search: params.get('search')?.trim() ?? '' }
}
