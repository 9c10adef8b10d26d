import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { listDesignVersions, readDesignVersion } from '#contract/covers/design-calls'
import { api } from '../../../../../lib/api'

export function versionsQuery(designId: number) {
  return infiniteQueryOptions({
    queryKey: ['covers', 'versions', designId],
    queryFn: async ({ pageParam }) =>
      (await api(listDesignVersions, { id: designId, cursor: pageParam }, { quiet: true })).data,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: page => page.next_cursor ?? undefined,
    staleTime: 0,
  })
}

/** What was kept does not change; its links to pictures last for some hours. */
export function versionQuery(designId: number, versionId: number) {
  return queryOptions({
    queryKey: ['covers', 'version', designId, versionId],
    queryFn: async () =>
      (await api(readDesignVersion, { id: designId, version_id: versionId }, { quiet: true })).data,
    staleTime: 600_000,
  })
}
