import { queryClient } from '../../../features/account/account-queries'
import { useWords } from '../../../lib/words'
import { PageHeader } from '../../../ui/page-header'
import { Invitations } from './list/invitations'
import { OwnTracks } from './list/own-tracks'
import { SharedTracks } from './list/shared-tracks'
import { readList } from './read-list'
import { invitationsQuery, sharedQuery, tracksQuery } from './split-queries'

/** Invitations stand above the rest: they are waited for, so that nothing below them jumps. */
export async function clientLoader({ request }: { request: Request }) {
  void queryClient.prefetchInfiniteQuery(tracksQuery(readList(new URL(request.url).searchParams)))
  void queryClient.prefetchInfiniteQuery(sharedQuery)
  await queryClient.prefetchInfiniteQuery(invitationsQuery)
  return null
}

export function shouldRevalidate() {
  return false
}

export default function Splits() {
  const t = useWords('splits')
  return (
    <div className="min-h-[48rem] pb-10">
      <PageHeader title={t('list.title')} lead={t('list.lead')} className="pt-0!" />
      <Invitations />
      <OwnTracks />
      <SharedTracks />
    </div>
  )
}
