import { queryClient } from '../../../../features/account/account-queries'
import { indexQuery } from '../../../../features/account/identity-queries'
import { draftQuery } from '../../../../features/works/draft/open-draft'
import { refreshWorks } from '../../../../features/works/work-queries'

/** After works have moved: lists, counts and drafts that are still open in memory learn of it. */
export async function settleWorks(ids: readonly number[]) {
  for (const id of ids) void queryClient.getQueryData(draftQuery(id).queryKey)?.refresh()
  await Promise.all([refreshWorks(), queryClient.invalidateQueries({ queryKey: indexQuery.queryKey })])
}
