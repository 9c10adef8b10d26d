import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import CheckCheck from 'lucide-react/icons/check-check'
import Settings from 'lucide-react/icons/settings-2'
import { useCallback, useState } from 'react'
import { useSearchParams } from 'react-router'
import { messageKinds } from '#contract/messages/message'
import { useLiveEvent } from '../../../features/live/use-live-event'
import { useWords } from '../../../lib/words'
import { Button } from '../../../ui/button'
import { Checkbox } from '../../../ui/checkbox'
import { cx } from '../../../ui/class-names'
import { EmptyState } from '../../../ui/empty-state'
import { PageHeader } from '../../../ui/page-header'
import { SearchField } from '../../../ui/search-field'
import { Segmented } from '../../../ui/segmented'
import { Skeleton } from '../../../ui/skeleton'
import { useToast } from '../../../ui/toast'
import { Loaded } from '../loaded'
import { isWhole, useMessageFilter } from './message-filter'
import { messagesKey, messagesQuery } from './message-queries'
import { MessagesFound } from './messages-found'
import { PreferencesDialog } from './preferences-dialog'
import { useReading } from './use-reading'

/** No more than fit without pushing the footer out of sight: few messages would pull it back. */
const places = [0, 1, 2]

export function MessagesScreen() {
  const t = useWords('messages')
  const toast = useToast()
  const client = useQueryClient()
  const [filter, change] = useMessageFilter()
  // Mails lead here to what is sent by mail.
  const [params] = useSearchParams()
  const [isSetting, setIsSetting] = useState(params.get('settings') === 'open')
  const query = useInfiniteQuery(messagesQuery(filter))
  const { read, readAll } = useReading()
  const search = useCallback((typed: string) => change({ search: typed }), [change])
  useLiveEvent('messages', () => void client.invalidateQueries({ queryKey: messagesKey }))
  const messages = query.data?.pages.flatMap(page => page.items) ?? []
  const hasUnread = messages.some(message => !message.read)
  return (
    <div className="page min-h-[48rem] pb-16">
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        actions={
          <>
            <Button
              variant="quiet"
              icon={<Settings aria-hidden="true" className="size-4.5" />}
              onClick={() => setIsSetting(true)}
            >
              {t('settings')}
            </Button>
            <Button
              icon={<CheckCheck aria-hidden="true" className="size-4.5" />}
              disabled={!hasUnread}
              onClick={() =>
                void readAll(isWhole(filter) ? messages[0]?.id : undefined).then(() =>
                  toast({ title: t('allRead') }),
                )
              }
            >
              {t('readAll')}
            </Button>
          </>
        }
      />
      <div className="max-w-4xl">
        <div className="mt-6 grid gap-4">
          <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
            <SearchField
              label={t('search')}
              hint={t('searchHint')}
              value={filter.search}
              onChange={search}
              maxLength={100}
            />
            <Checkbox checked={filter.unread} onChange={event => change({ unread: event.target.checked })}>
              {t('unreadOnly')}
            </Checkbox>
          </div>
          <Segmented
            look="chips"
            label={t('kinds')}
            value={filter.kind ?? 'all'}
            onChange={kind => change({ kind: kind === 'all' ? undefined : kind })}
            segments={(['all', ...messageKinds] as const).map(kind => ({
              value: kind,
              label: t(`kind.${kind}`),
            }))}
          />
        </div>
        <div className="mt-6">
          <Loaded query={query} failed={t('failed')} skeleton={<ListSkeleton />}>
            {() =>
              messages.length === 0 && !query.isPlaceholderData ? (
                <Nothing
                  isWhole={isWhole(filter)}
                  onClear={() => change({ kind: undefined, unread: false, search: '' })}
                />
              ) : (
                <div
                  aria-busy={query.isPlaceholderData}
                  className={cx('transition-opacity', query.isPlaceholderData && 'opacity-60')}
                >
                  <MessagesFound messages={messages} onRead={id => void read(id)} />
                  {query.hasNextPage && (
                    <div className="mt-6 flex justify-center">
                      <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                        {t('more')}
                      </Button>
                    </div>
                  )}
                </div>
              )
            }
          </Loaded>
        </div>
      </div>
      <PreferencesDialog open={isSetting} onOpenChange={setIsSetting} />
    </div>
  )
}

function Nothing({ isWhole: isAll, onClear }: { isWhole: boolean; onClear: () => void }) {
  const t = useWords('messages')
  if (isAll) return <EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState>
  return (
    <EmptyState title={t('none.title')} action={<Button onClick={onClear}>{t('none.clear')}</Button>}>
      {t('none.text')}
    </EmptyState>
  )
}

function ListSkeleton() {
  return (
    <div>
      <Skeleton className="mb-4 h-5 w-24" />
      {places.map(place => (
        <div key={place} className="grid gap-2 border-b border-line py-4 pl-5">
          <Skeleton className="h-5 w-2/3" />
          <Skeleton className="h-4 w-full max-w-prose" />
          <Skeleton className="h-4 w-28" />
        </div>
      ))}
    </div>
  )
}
