import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { listMoveInFiles, listMoveInRows, type MoveIn, readMoveIn } from '#contract/move-in/calls'
import { queryClient } from '../../../features/account/account-queries'
import { api } from '../../../lib/api'

const root = ['move-in'] as const
const rowsAtOnce = 50
const askEvery = 1000

/** Somebody else is at work on it: a worker reads, looks at files, or makes drafts. */
const isBusy = (moveIn: MoveIn | null | undefined) =>
  moveIn !== null &&
  moveIn !== undefined &&
  (moveIn.state === 'reading' || moveIn.state === 'making' || moveIn.files.waiting > 0)

export const moveInQuery = queryOptions({
  queryKey: [...root, 'stand'],
  queryFn: async ({ signal }) => (await api(readMoveIn, {}, { quiet: true, signal })).data.move_in,
  refetchInterval: query => (isBusy(query.state.data) ? askEvery : false),
  staleTime: 0,
})

export function rowsQuery(moveInId: number, withProblems: boolean) {
  return infiniteQueryOptions({
    queryKey: [...root, 'rows', moveInId, withProblems],
    queryFn: async ({ pageParam, signal }) =>
      (
        await api(
          listMoveInRows,
          { with_problems: withProblems ? 'true' : undefined, cursor: pageParam, limit: rowsAtOnce },
          { quiet: true, signal },
        )
      ).data,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: page => page.next_cursor ?? undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

export function lostFilesQuery(moveInId: number) {
  return queryOptions({
    queryKey: [...root, 'lost', moveInId],
    queryFn: async ({ signal }) =>
      (await api(listMoveInFiles, { unmatched: 'true', limit: rowsAtOnce }, { quiet: true, signal })).data
        .items,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

export const refreshMoveIn = () => queryClient.invalidateQueries({ queryKey: root })
/** What stands in lists, after the figures have said that something changed. */
export const refreshParts = (moveInId: number) =>
  Promise.all(
    ['rows', 'lost'].map(part => queryClient.invalidateQueries({ queryKey: [...root, part, moveInId] })),
  )
