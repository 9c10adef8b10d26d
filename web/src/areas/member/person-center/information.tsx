import { useQuery } from '@tanstack/react-query'
import { accountQuery, queryClient } from '../../../features/account/account-queries'
import { companiesQuery } from '../../../features/account/identity-queries'
import { useWords } from '../../../lib/words'
import { Loaded } from '../loaded'
import { Companies } from './information/companies'
import { CompanyStanding } from './information/company-standing'
import { IdentityCard } from './information/identity-card'
import { InformationSkeleton } from './information/information-skeleton'
import { Portrait } from './information/portrait'

export function clientLoader() {
  void queryClient.prefetchQuery(companiesQuery)
  return null
}

export default function Information() {
  const t = useWords('member')
  const account = useQuery(accountQuery)
  return (
    <div className="max-w-3xl">
      <h1 className="text-2xl">{t('center.title')}</h1>
      <Loaded query={account} failed={t('center.failed')} skeleton={<InformationSkeleton />}>
        {data => (
          <>
            <Portrait account={data} />
            <IdentityCard account={data} />
            <CompanyStanding account={data} />
            <Companies />
          </>
        )}
      </Loaded>
    </div>
  )
}
