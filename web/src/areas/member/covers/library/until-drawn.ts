import type { InfiniteData, Query } from '@tanstack/react-query'
import type { OutputOf } from '#contract/call'
import type { listDesigns } from '#contract/covers/design-calls'

type Found = InfiniteData<OutputOf<typeof listDesigns>>

const pause = 4000
/** Whatever is not drawn by then will not be by waiting. */
const patience = 3 * 60_000

/** A preview follows its design after some seconds: the list asks again while one is on its way. */
export function untilDrawn({
  state,
}: Pick<Query<Found>, 'state'> | { state: { data?: Found } }): number | false {
  const isWaiting = state.data?.pages
    .flatMap(({ items }) => items)
    .some(({ preview, saved_at }) => preview === null && Date.now() - Date.parse(saved_at) < patience)
  return isWaiting ? pause : false
}
