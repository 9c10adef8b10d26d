import { useQuery } from '@tanstack/react-query'
import { useLoaderData } from 'react-router'
import { listDeeds } from '#contract/deeds/calls'
import { deedTimes } from '#contract/deeds/deed'
import { documentLanguage } from '../../../lib/document-language'
import { useLanguage, useWords, WordsProvider } from '../../../lib/words'
import { loadWords } from '../../../messages/areas'
import { EmptyState } from '../../../ui/empty-state'
import { PageHeader } from '../../../ui/page-header'
import { SkeletonLines } from '../../../ui/skeleton'
import { ForRoles } from '../for-roles'
import { deedsQuery } from '../menu-queries'
import { Unreachable } from '../unreachable'
import { EndedDeed } from './ended-deed'
import { HowItWorks } from './how-it-works'
import { WaitingDeed } from './waiting-deed'

export const clientLoader = () => loadWords('deeds', documentLanguage())

export default function Deeds() {
  const words = useLoaderData<typeof clientLoader>()
  return (
    <WordsProvider language={useLanguage()} area="deeds" words={words}>
      <ForRoles call={listDeeds}>
        <AllDeeds />
      </ForRoles>
    </WordsProvider>
  )
}

function AllDeeds() {
  const t = useWords('deeds')
  const { data, isError, isFetching, refetch } = useQuery(deedsQuery)
  const { waitHours: hours, endsDays: days } = deedTimes
  return (
    <div className="page pb-16">
      <PageHeader title={t('title')} lead={t('lead', { hours, days })} />
      <HowItWorks />
      <div className="mt-6">
        {!data && !isError && <SkeletonLines lines={6} />}
        {!data && isError && (
          <Unreachable heading="h2" isRetrying={isFetching} onRetry={() => void refetch()} />
        )}
        {data?.waiting.length === 0 && <EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState>}
        {data && data.waiting.length > 0 && (
          <ul className="border-t border-line" aria-label={t('waiting.label')}>
            {data.waiting.map(deed => (
              <WaitingDeed key={deed.id} deed={deed} />
            ))}
          </ul>
        )}
        {data && data.ended.length > 0 && (
          <section className="mt-12">
            <h2 className="text-lg">{t('ended.title')}</h2>
            <ul className="mt-2 border-t border-line" aria-label={t('ended.title')}>
              {data.ended.map(deed => (
                <EndedDeed key={deed.id} deed={deed} />
              ))}
            </ul>
          </section>
        )}
      </div>
    </div>
  )
}
