// The built-in identity provider. Whoever holds the link may hand in one identity, on any device and without a session.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { readIdentityTicket } from '#contract/identity/verification-calls'
import { queryClient, refreshAccount } from '../../features/account/account-queries'
import { api } from '../../lib/api'
import { isRefusal } from '../../lib/is-refusal'
import { useWords } from '../../lib/words'
import { ErrorState } from '../../ui/error-state'
import { PageHeader } from '../../ui/page-header'
import { Skeleton } from '../../ui/skeleton'
import { IdentityForm } from './identity-form'
import { IdentityNotOpen } from './identity-not-open'

const isExpired = (error: unknown) => isRefusal(error, 'linkExpired', 'invalidInput', 'notFound')

export default function IdentityCheck() {
  const t = useWords('passport')
  const ticket = useSearchParams()[0].get('ticket') ?? ''
  const [wasOpen, setWasOpen] = useState(false)
  const key = ['identity-ticket', ticket]
  const query = useQuery(
    {
      queryKey: key,
      queryFn: async () => (await api(readIdentityTicket, { ticket }, { shows: () => true })).data,
      enabled: ticket !== '',
      // Not while somebody is filling the form in.
      staleTime: Number.POSITIVE_INFINITY,
    },
    queryClient,
  )
  if (ticket === '' || isExpired(query.error)) return <IdentityNotOpen state="expired" takesFocus={wasOpen} />
  if (query.error) {
    return (
      <ErrorState
        title={t('identity.failed')}
        heading="h1"
        retryLabel={t('identity.retry')}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      >
        {t('identity.failedText')}
      </ErrorState>
    )
  }
  if (!query.data) return <Loading />
  const { state, nickname, reasons, kept } = query.data
  if (state === 'waiting' || state === 'approved')
    return <IdentityNotOpen state={state} takesFocus={wasOpen} />
  return (
    <IdentityForm
      ticket={ticket}
      nickname={nickname}
      reasons={reasons}
      kept={kept}
      onHandedIn={next => {
        setWasOpen(true)
        void refreshAccount()
        queryClient.setQueryData(key, { ...query.data, state: next })
      }}
      onChanged={() => {
        setWasOpen(true)
        void query.refetch()
      }}
    />
  )
}

/** As tall as the form, so that nothing jumps when it comes. */
function Loading() {
  const t = useWords('passport')
  return (
    <div aria-busy="true" className="min-h-[56rem]">
      <PageHeader title={t('identity.title')} />
      <Skeleton className="mt-3 h-5 w-3/4" />
      <Skeleton className="mt-10 h-11" />
      <Skeleton className="mt-8 h-11" />
      <Skeleton className="mt-8 h-11" />
      <Skeleton className="mt-10 h-28" />
    </div>
  )
}
