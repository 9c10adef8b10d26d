import { useQuery } from '@tanstack/react-query'
import { queryClient } from '../../../features/account/account-queries'
import { profileQuery } from '../../../features/account/identity-queries'
import { UnsavedChanges } from '../../../features/forms/unsaved-changes'
import { useWords } from '../../../lib/words'
import { Skeleton } from '../../../ui/skeleton'
import { Loaded } from '../loaded'
import { AvatarCard } from './update-info/avatar-card'
import { ProfileFacts } from './update-info/profile-facts'
import { ProfileForm } from './update-info/profile-form'

export function clientLoader() {
  void queryClient.prefetchQuery(profileQuery)
  return null
}

export default function UpdateInfo() {
  const t = useWords('member')
  const query = useQuery(profileQuery)
  return (
    <div className="max-w-3xl">
      <h1 className="text-2xl">{t('profile.title')}</h1>
      <Loaded query={query} failed={t('profile.failed')} skeleton={<ProfileSkeleton />}>
        {profile =>
          profile.can.edit ? (
            <UnsavedChanges>
              <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-6">
                <AvatarCard profile={profile} />
                <ProfileForm profile={profile} />
              </div>
            </UnsavedChanges>
          ) : (
            <ProfileFacts profile={profile} />
          )
        }
      </Loaded>
    </div>
  )
}

function ProfileSkeleton() {
  return (
    <div className="mt-6 grid min-h-[70rem] content-start gap-6">
      <Skeleton className="h-36 rounded-card!" />
      <Skeleton className="h-144 rounded-card!" />
    </div>
  )
}
