import { queryOptions, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import Megaphone from 'lucide-react/icons/megaphone'
import { useState } from 'react'
import { useLoaderData } from 'react-router'
import type { OutputOf } from '#contract/call'
import { cancelAnnouncement, listAnnouncements } from '#contract/messages/announcement-calls'
import { api } from '../../../lib/api'
import { documentLanguage } from '../../../lib/document-language'
import { formatCount, formatMoment } from '../../../lib/format'
import { useLanguage, useWords, WordsProvider } from '../../../lib/words'
import { loadWords } from '../../../messages/areas'
import { Badge } from '../../../ui/badge'
import { Button } from '../../../ui/button'
import { ConfirmDialog } from '../../../ui/confirm-dialog'
import { EmptyState } from '../../../ui/empty-state'
import { PageHeader } from '../../../ui/page-header'
import { SkeletonLines } from '../../../ui/skeleton'
import { inSiteTime } from '../content/site-time'
import { ForRoles } from '../for-roles'
import { Unreachable } from '../unreachable'
import { AnnouncementForm } from './announcement-form'
import { useAudienceWords } from './audience-words'

export const clientLoader = () => loadWords('support-desk', documentLanguage())

export default function Announcements() {
  const words = useLoaderData<typeof clientLoader>()
  return (
    <WordsProvider language={useLanguage()} area="support-desk" words={words}>
      <ForRoles call={listAnnouncements}>
        <Sent />
      </ForRoles>
    </WordsProvider>
  )
}

type Row = OutputOf<typeof listAnnouncements>['items'][number]
const announcementsKey = queryOptions({ queryKey: ['announcements'] }).queryKey
/** While one is going out, its figures are asked for again. */
const goingOutMilliseconds = 2000

function Sent() {
  const t = useWords('support-desk')
  const client = useQueryClient()
  const [isWriting, setIsWriting] = useState(false)
  const query = useInfiniteQuery({
    queryKey: announcementsKey,
    queryFn: async ({ pageParam }) =>
      (await api(listAnnouncements, { cursor: pageParam }, { quiet: true })).data,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: page => page.next_cursor ?? undefined,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(page => page.items.some(isGoingOut)) ? goingOutMilliseconds : false,
  })
  const items = query.data?.pages.flatMap(page => page.items) ?? []
  return (
    <div className="page pb-16">
      <PageHeader
        title={t('announce.title')}
        lead={t('announce.lead')}
        actions={
          !isWriting && (
            <Button
              variant="main"
              icon={<Megaphone aria-hidden="true" className="size-4.5" />}
              onClick={() => setIsWriting(true)}
            >
              {t('announce.new')}
            </Button>
          )
        }
      />
      {isWriting && (
        <AnnouncementForm
          onCancel={() => setIsWriting(false)}
          onSent={() => {
            setIsWriting(false)
            void client.invalidateQueries({ queryKey: announcementsKey })
          }}
        />
      )}
      <section className="mt-8" aria-label={t('announce.sent')}>
        {!query.data && !query.isError && <SkeletonLines lines={6} />}
        {!query.data && query.isError && (
          <Unreachable heading="h2" isRetrying={query.isFetching} onRetry={() => void query.refetch()} />
        )}
        {query.data && items.length === 0 && !isWriting && (
          <EmptyState title={t('announce.empty')}>{t('announce.emptyText')}</EmptyState>
        )}
        <ul className="border-t border-line">
          {items.map(item => (
            <SentRow key={item.id} item={item} />
          ))}
        </ul>
        {query.hasNextPage && (
          <div className="mt-6 flex justify-center">
            <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
              {t('announce.more')}
            </Button>
          </div>
        )}
      </section>
    </div>
  )
}

function SentRow({ item }: { item: Row }) {
  const language = useLanguage()
  const audience = useAudienceWords()(item.audience)
  return (
    <li className="grid gap-x-8 gap-y-2 border-b border-line py-4 md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <h2 className="text-lg">{item.title[language]}</h2>
        <p className="mt-1 line-clamp-2 max-w-prose whitespace-pre-line text-soft">{item.text[language]}</p>
        <p className="num mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-soft">
          {formatMoment(item.created_at)} · {item.by}
          <Badge dot={false}>{audience}</Badge>
        </p>
      </div>
      <div className="num md:text-right">
        <Outcome item={item} />
      </div>
    </li>
  )
}

const isAhead = ({ send_at, sent_at, cancelled_at }: Row) =>
  send_at !== null && sent_at === null && cancelled_at === null && Date.parse(send_at) > Date.now()
const isGoingOut = (item: Row) => item.sent_at === null && item.cancelled_at === null && !isAhead(item)

/** What became of it, or when it goes out. */
function Outcome({ item }: { item: Row }) {
  const t = useWords('support-desk')
  if (item.cancelled_at !== null) return <Badge>{t('announce.cancelled')}</Badge>
  if (isAhead(item)) return <Ahead item={item} />
  if (item.sent_at === null) {
    return <p className="text-amber">{t('announce.goingOut', { count: formatCount(item.recipients) })}</p>
  }
  return (
    <p>
      <span className="font-display text-xl">{formatCount(item.read)}</span>
      <span className="block text-sm text-soft">
        {t('announce.reach', { count: formatCount(item.recipients) })}
      </span>
    </p>
  )
}

function Ahead({ item }: { item: Row }) {
  const t = useWords('support-desk')
  const client = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)
  const cancel = useMutation({
    mutationFn: () => api(cancelAnnouncement, { id: item.id }),
    onSettled: async () => {
      setIsAsking(false)
      await client.invalidateQueries({ queryKey: announcementsKey })
    },
  })
  return (
    <>
      <p className="text-river">{t('announce.ahead', { time: inSiteTime(item.send_at ?? '') })}</p>
      <Button size="small" variant="quiet" className="md:-mr-3.5" onClick={() => setIsAsking(true)}>
        {t('announce.cancel')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t('announce.askCancel')}
        confirmLabel={t('announce.cancel')}
        cancelLabel={t('dialog.back')}
        danger
        busy={cancel.isPending}
        onConfirm={() => cancel.mutate()}
      />
    </>
  )
}
