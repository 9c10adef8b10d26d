// What the queue is narrowed by, as it stands in the address.

import { reviewSorts, reviewViews } from '#contract/review/queue-calls'
import { searchIn } from '#contract/search-text'
import { workKinds, workPurposes } from '#contract/works/work'

export type WorkFilter = ReturnType<typeof readFilter>

/** What goes along from one work to the next. */
export function readFilter(params: URLSearchParams) {
  const kind = workKinds.find(known => known === params.get('kind'))
  const purpose = workPurposes.find(known => known === params.get('purpose'))
  const sort = reviewSorts.find(known => known === params.get('sort') && known !== 'waiting')
  return { ...(kind && { kind }), ...(purpose && { purpose }), ...(sort && { sort }) }
}

export function readView(params: URLSearchParams) {
  return reviewViews.find(known => known === params.get('view')) ?? 'all'
}

export function readSearch(params: URLSearchParams): string {
  return searchIn(params)
}
