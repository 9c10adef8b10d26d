import { useQuery } from '@tanstack/react-query'
import { type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router'
import { accountQuery, queryClient } from '../../../features/account/account-queries'
import { consentsQuery, devicesQuery, loginsQuery } from '../../../features/account/identity-queries'
import { loadAreas, ManyWords } from '../../../lib/area-words'
import { useWords } from '../../../lib/words'
import { Skeleton } from '../../../ui/skeleton'
import { Loaded } from '../loaded'
import { ArchiveCard } from './security/archive-card'
import { CloseAccount } from './security/close-account'
import { Consents } from './security/consents'
import { Devices } from './security/devices'
import { EmailCard } from './security/email-card'
import { Logins } from './security/logins'
import { MobileCard } from './security/mobile-card'
import { PasswordCard } from './security/password-card'
import { WithdrawConsent } from './security/withdraw-consent'

export function clientLoader() {
  void queryClient.prefetchQuery(devicesQuery)
  void queryClient.prefetchQuery(consentsQuery)
  void queryClient.prefetchInfiniteQuery(loginsQuery)
  // A company that leaves hands in an invoice, in the words of withdrawing.
  return loadAreas('withdraw')
}

export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.origin !== nextUrl.origin
}

export default function Security() {
  const t = useWords('member')
  const account = useQuery(accountQuery)
  const words = useLoaderData<typeof clientLoader>()
  return (
    <div className="max-w-3xl">
      <h1 className="text-2xl">{t('security.title')}</h1>
      <p className="mt-1.5 text-soft">{t('security.lead')}</p>
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-6">
        <PasswordCard />
        <Loaded
          query={account}
          failed={t('center.failed')}
          skeleton={<Skeleton className="h-24 rounded-card!" />}
        >
          {data => <MobileCard account={data} />}
        </Loaded>
        <EmailCard />
        <Devices />
        <Logins />
        <Consents />
        {account.data && !account.data.user_account_info.company && <ArchiveCard />}
        {account.data?.user_account_info.is_minor && <WithdrawConsent />}
        {account.data && (
          <ManyWords words={words}>
            <CloseAccount account={account.data} />
          </ManyWords>
        )}
      </div>
    </div>
  )
}
