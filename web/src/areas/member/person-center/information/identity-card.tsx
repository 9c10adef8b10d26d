import { useQuery } from '@tanstack/react-query'
import type { Account } from '../../../../features/account/account-queries'
import { type Identity, identityQuery } from '../../../../features/account/identity-queries'
import { useWords } from '../../../../lib/words'
import type { Tone } from '../../../../ui/badge'
import { Badge } from '../../../../ui/badge'
import { Card } from '../../../../ui/card'
import { Skeleton } from '../../../../ui/skeleton'
import { Loaded } from '../../loaded'
import { IdentityApproved } from './identity-approved'
import { IdentityOpen } from './identity-open'
import { IdentityWaiting } from './identity-waiting'

const tones: Record<Identity['state'], Tone> = {
  none: 'accent',
  waiting: 'amber',
  refused: 'accent',
  approved: 'river',
}

/** How far the proof of who this is has come, and what to do next. Whoever works for a company does not see the owner's. */
export function IdentityCard({ account }: { account: Account }) {
  const t = useWords('member')
  const isOwner = account.user_account_info.colleague_role === 'owner'
  const query = useQuery({ ...identityQuery, enabled: isOwner })
  const state = query.data && stateOf(query.data)
  return (
    <Card
      className="mt-8"
      title={t('identity.title')}
      aside={
        isOwner && (state ? <Badge tone={tones[state]}>{t(`identity.state.${state}`)}</Badge> : undefined)
      }
    >
      {!isOwner && <p className="text-soft">{t('identity.ownersOnly')}</p>}
      {isOwner && (
        <Loaded query={query} failed={t('identity.failed')} skeleton={<Skeleton className="h-40" />}>
          {identity => <Body identity={identity} />}
        </Loaded>
      )}
    </Card>
  )
}

/** Who has come of age starts again, as an adult. */
function stateOf({ state, has_come_of_age }: Identity) {
  return has_come_of_age && state === 'approved' ? 'none' : state
}

function Body({ identity }: { identity: Identity }) {
  const state = stateOf(identity)
  if (state === 'waiting') return <IdentityWaiting path={identity.path} />
  if (state === 'approved') return <IdentityApproved identity={identity} />
  return <IdentityOpen identity={identity} />
}
