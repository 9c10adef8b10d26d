import { queryClient } from '../../../../features/account/account-queries'
import { draftQuery } from '../../../../features/works/draft/open-draft'
import { refreshWorks } from '../../../../features/works/work-queries'

/** After works have moved: lists, counts and drafts that are still open in memory learn of it. */
export async function settleWorks(ids: readonly number[]) {
  for (const id of ids) void queryClient.getQueryData(draftQuery(id).queryKey)?.refresh()
  await refreshWorks()
}
