import { useQuery } from '@tanstack/react-query'
import { queryClient } from '../../../features/account/account-queries'
import { storageQuery } from '../../../features/materials/material-queries'
import { links } from '../../../lib/links'
import { useWords } from '../../../lib/words'
import { ButtonLink } from '../../../ui/button-link'
import { PageHeader } from '../../../ui/page-header'
import { Skeleton } from '../../../ui/skeleton'
import { Loaded } from '../loaded'
import { StorageFigures } from './storage/storage-figures'

export function clientLoader() {
  void queryClient.prefetchQuery(storageQuery)
  return null
}

/** How much of the quota is used, and by what. */
export default function Storage() {
  const t = useWords('works')
  const use = useQuery(storageQuery)
  return (
    <div className="page min-h-[48rem] pb-16">
      <PageHeader
        title={t('storage.title')}
        lead={t('storage.lead')}
        actions={<ButtonLink to={links.works}>{t('storage.toWorks')}</ButtonLink>}
      />
      <div className="mt-8">
        <Loaded
          query={use}
          failed={t('storage.failed')}
          skeleton={
            <>
              <Skeleton className="h-24" />
              <Skeleton className="mt-8 h-80" />
            </>
          }
        >
          {data => <StorageFigures use={data} />}
        </Loaded>
      </div>
    </div>
  )
}
