import { useQuery } from '@tanstack/react-query'
import { accountQuery, queryClient } from '../../../features/account/account-queries'
import { type Identity, identityQuery } from '../../../features/account/identity-queries'
import { recallStanding } from '../../../features/account/standing'
import { useWords } from '../../../lib/words'
import { PageHeader } from '../../../ui/page-header'
import { Loaded } from '../loaded'
import { MinorForm } from './minor-form'
import { MinorSettled } from './minor-settled'
import { MinorSkeleton } from './minor-skeleton'
import { NotForYou } from './not-for-you'

export function clientLoader() {
  // Whoever acts for a company may not see its owner's identity.
  if (recallStanding()?.kind !== 'acting') void queryClient.prefetchQuery(identityQuery)
  return null
}

export default function MinorInformation() {
  const t = useWords('member')
  const account = useQuery(accountQuery)
  const role = account.data?.user_account_info.colleague_role
  const isColleague = role !== undefined && role !== 'owner'
  const identity = useQuery({ ...identityQuery, enabled: role === 'owner' || account.isError })
  return (
    <div className="page pb-16">
      <PageHeader title={t('minor.title')} />
      {isColleague ? (
        <NotForYou why="company" />
      ) : (
        <Loaded query={identity} failed={t('minor.failed')} skeleton={<MinorSkeleton />}>
          {data => <Screen identity={data} />}
        </Loaded>
      )}
    </div>
  )
}

function Screen({ identity }: { identity: Identity }) {
  const { path, state, has_come_of_age: isOfAge } = identity
  if (isOfAge && state === 'approved') return <NotForYou why="ofAge" />
  if (path === 'adult' && state === 'approved') return <NotForYou why="adult" />
  if (path === 'adult' && state === 'waiting') return <NotForYou why="waiting" />
  if (state === 'waiting' || state === 'approved') return <MinorSettled identity={identity} />
  return <MinorForm identity={identity} />
}
