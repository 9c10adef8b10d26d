import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLoaderData, useSearchParams } from 'react-router'
import { confirmOwnerDeed, readOwnerDeed, stopOwnerDeed } from '#contract/deeds/calls'
import { deedTimes } from '#contract/deeds/deed'
import { api } from '../../../lib/api'
import { documentLanguage } from '../../../lib/document-language'
import { formatMoment } from '../../../lib/format'
import { isRefusal } from '../../../lib/is-refusal'
import { links } from '../../../lib/links'
import { useLanguage, useWords, WordsProvider } from '../../../lib/words'
import { loadWords } from '../../../messages/areas'
import { Button } from '../../../ui/button'
import { PageHeader } from '../../../ui/page-header'
import { NotThere } from '../not-there'
import { OperatorSkeleton } from '../operator-skeleton'
import { Unreachable } from '../unreachable'
import { useStaffDeed } from '../use-staff-deed'

export const clientLoader = () => loadWords('deeds', documentLanguage())

/** The link in the owner's mail. Nothing happens before a button is pressed: mail servers open links, too. */
export default function OwnerDeed() {
  const words = useLoaderData<typeof clientLoader>()
  return (
    <WordsProvider language={useLanguage()} area="deeds" words={words}>
      <LinkedDeed />
    </WordsProvider>
  )
}

function LinkedDeed() {
  const t = useWords('deeds')
  const link = useSearchParams()[0].get('link') ?? ''
  const { data, error, isPending, isFetching, refetch } = useQuery({
    queryKey: ['ownerDeed', link],
    queryFn: async () => (await api(readOwnerDeed, { link }, { shows: () => true })).data,
    enabled: link !== '',
  })
  const [run, isBusy] = useStaffDeed(async () => {
    await refetch()
  })
  const [sending, setSending] = useState<'confirm' | 'stop'>()
  if (link === '' || isRefusal(error, 'linkExpired')) {
    return (
      <NotThere
        title={t('owner.noLink.title')}
        text={t('owner.noLink.text')}
        back={t('owner.noLink.back')}
        to={links.home}
      />
    )
  }
  if (error && !data) return <Unreachable isRetrying={isFetching} onRetry={() => void refetch()} />
  if (isPending) return <OperatorSkeleton />

  function send(deed: 'confirm' | 'stop') {
    let said = ''
    setSending(deed)
    const call = deed === 'confirm' ? confirmOwnerDeed : stopOwnerDeed
    void run(
      async () => {
        said = (await api(call, { link })).msg
      },
      () => said,
    )
  }

  const { ownerWaitHours: hours } = deedTimes
  return (
    <div className="page max-w-3xl pb-16">
      <PageHeader title={t('owner.title')} lead={t('owner.lead', { hours })} />
      <p className="mt-8 text-lg font-semibold [overflow-wrap:anywhere]">{data.what}</p>
      <p className="mt-1 text-soft">
        {t('requested', { name: data.requested_by, at: formatMoment(data.requested_at) })}
      </p>
      <p className="num mt-4">
        {data.state !== 'waiting'
          ? t(`state.${data.state}`)
          : data.ready_at
            ? t('acts', { at: formatMoment(data.ready_at) })
            : t('owner.ends', { at: formatMoment(data.ends_at) })}
      </p>
      {data.state === 'waiting' && (data.cannot_confirm === 'admin' || data.cannot_confirm === 'late') && (
        <p className="mt-2 max-w-[62ch] text-soft">{t(`owner.${data.cannot_confirm}`)}</p>
      )}
      {data.state === 'waiting' && (
        <div className="mt-6 flex flex-wrap gap-3">
          {data.cannot_confirm === null && (
            <Button variant="main" loading={isBusy && sending === 'confirm'} onClick={() => send('confirm')}>
              {t('owner.confirm')}
            </Button>
          )}
          <Button variant="danger" loading={isBusy && sending === 'stop'} onClick={() => send('stop')}>
            {t('stop')}
          </Button>
        </div>
      )}
    </div>
  )
}
