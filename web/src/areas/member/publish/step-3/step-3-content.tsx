import { useQuery } from '@tanstack/react-query'
import { channelsQuery } from '../../../../features/works/channel-queries'
import { useOpenDraft } from '../../../../features/works/draft/draft-context'
import { useWords } from '../../../../lib/words'
import { Skeleton } from '../../../../ui/skeleton'
import { Loaded } from '../../loaded'
import { ScopeForm } from './scope-form'
import { SignCard } from './sign-card'

/** First the scope; once it is chosen, the agreement that says it. */
export function Step3Content() {
  const t = useWords('publish')
  const { status } = useOpenDraft().state.work
  const channels = useQuery(channelsQuery)
  const isToSign = status === '100' || status === '101'
  if (isToSign) return <SignCard />
  return (
    <Loaded
      query={channels}
      failed={t('scope.failed')}
      skeleton={<Skeleton className="h-160 w-full rounded-card" />}
    >
      {data => <ScopeForm channels={data} />}
    </Loaded>
  )
}
