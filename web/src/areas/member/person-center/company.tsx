import { useQuery } from '@tanstack/react-query'
import { queryClient } from '../../../features/account/account-queries'
import { profileQuery } from '../../../features/account/identity-queries'
import { UnsavedChanges } from '../../../features/forms/unsaved-changes'
import { useWords } from '../../../lib/words'
import { Notice } from '../../../ui/notice'
import { Skeleton } from '../../../ui/skeleton'
import { Loaded } from '../loaded'
import { Certification } from './company/certification'
import { Colleagues } from './company/colleagues'

export function clientLoader() {
  void queryClient.prefetchQuery(profileQuery)
  return null
}

/** Everything that makes an account a company's: its papers, and who works for it. */
export default function Company() {
  const t = useWords('member')
  const query = useQuery(profileQuery)
  return (
    <div className="max-w-3xl">
      <h1 className="text-2xl">{t('company.title')}</h1>
      <p className="mt-2 max-w-[60ch] text-soft">{t('company.lead')}</p>
      <Loaded query={query} failed={t('profile.failed')} skeleton={<Skeleton className="mt-6 h-80" />}>
        {profile => {
          const { can, enterprise } = profile
          const isHanded = enterprise !== null && enterprise.state !== 'none'
          const isCompany = can.certify || can.manage_colleagues || isHanded
          if (!can.edit || !isCompany) {
            return (
              <Notice className="mt-6" title={t(can.edit ? 'company.adultsOnly' : 'profile.ownersOnly')}>
                {t(can.edit ? 'company.adultsOnlyText' : 'profile.ownersOnlyText')}
              </Notice>
            )
          }
          return (
            <UnsavedChanges>
              <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-6">
                <Certification profile={profile} />
                {can.manage_colleagues && <Colleagues />}
              </div>
            </UnsavedChanges>
          )
        }}
      </Loaded>
    </div>
  )
}
