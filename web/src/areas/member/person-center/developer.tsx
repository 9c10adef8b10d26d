import { useQuery } from '@tanstack/react-query'
import { Link, useLoaderData } from 'react-router'
import { accountQuery, queryClient } from '../../../features/account/account-queries'
import { loadAreas, ManyWords } from '../../../lib/area-words'
import { links } from '../../../lib/links'
import { useWords } from '../../../lib/words'
import { Notice } from '../../../ui/notice'
import { Skeleton } from '../../../ui/skeleton'
import { Loaded } from '../loaded'
import { apiKeysQuery } from './developer/api-key-queries'
import { ApiKeys } from './developer/api-keys'
import { webhooksQuery } from './developer/webhooks/webhook-queries'
import { Webhooks } from './developer/webhooks/webhooks'

export function clientLoader() {
  void queryClient.prefetchQuery(apiKeysQuery)
  void queryClient.prefetchQuery(webhooksQuery)
  return loadAreas('webhooks')
}

/** What a label's own tools need. */
export default function Developer() {
  const t = useWords('member')
  const words = useLoaderData<typeof clientLoader>()
  const account = useQuery(accountQuery)
  return (
    <div className="max-w-3xl">
      <h1 className="text-2xl">{t('keys.page')}</h1>
      <p className="mt-1.5 max-w-[60ch] text-soft">
        {t('keys.lead')}{' '}
        <Link to={links.api} className="text-river underline underline-offset-4">
          {t('keys.docs')}
        </Link>
      </p>
      <Loaded
        query={account}
        failed={t('center.failed')}
        skeleton={<Skeleton className="mt-6 h-128 rounded-card!" />}
      >
        {({ user_account_info }) =>
          user_account_info.company ? (
            <Notice className="mt-6" title={t('keys.ownersOnly')}>
              {t('keys.ownersOnlyText')}
            </Notice>
          ) : (
            <ManyWords words={words}>
              <ApiKeys />
              <Webhooks />
            </ManyWords>
          )
        }
      </Loaded>
    </div>
  )
}
