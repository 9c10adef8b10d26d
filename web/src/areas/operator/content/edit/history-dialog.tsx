import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ContentDraft } from '#contract/content/editing-calls'
import { formatMoment } from '../../../../lib/format'
import { useWords } from '../../../../lib/words'
import { Badge } from '../../../../ui/badge'
import { Button } from '../../../../ui/button'
import { ConfirmDialog } from '../../../../ui/confirm-dialog'
import { Dialog } from '../../../../ui/dialog'
import { SkeletonLines } from '../../../../ui/skeleton'
import { Unreachable } from '../../unreachable'
import { type Version, versionsQuery } from '../content-queries'
import { DraftDiff } from './draft-diff'
import type { Item } from './new-item'
import { PreviewDialog } from './preview-dialog'
import type { Deeds } from './use-deeds'

interface HistoryDialogProps {
  item: Item
  id: number
  draft: ContentDraft
  deeds: Deeds
  onClose: () => void
}

/** Everything that was ever shown; each can be looked at, compared and taken back. */
export function HistoryDialog({ item, id, draft, deeds, onClose }: HistoryDialogProps) {
  const t = useWords('content')
  const query = useInfiniteQuery(versionsQuery(id))
  const { data, isError, isFetching, refetch, hasNextPage, fetchNextPage } = query
  const [viewed, setViewed] = useState<Version>()
  const [compared, setCompared] = useState<number>()
  const [asked, setAsked] = useState<Version>()
  const versions = data?.pages.flatMap(({ items }) => items)
  const restore = async () => {
    const isDone = asked && (await deeds.restore(asked.version))
    setAsked(undefined)
    if (isDone) onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      size="large"
      title={t('history.title')}
      description={t('history.lead')}
      closeLabel={t('dialog.close')}
      actions={<Button onClick={onClose}>{t('dialog.close')}</Button>}
    >
      {!versions && !isError && <SkeletonLines lines={8} />}
      {!versions && isError && (
        <Unreachable heading="h2" isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
      {versions?.length === 0 && <p className="py-6 text-soft">{t('history.none')}</p>}
      <ol className="border-t border-line">
        {versions?.map(version => {
          const at = formatMoment(version.at)
          const isCompared = compared === version.version
          return (
            <li key={version.version} className="border-b border-line py-3">
              <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
                <p className="min-w-0 flex-1 basis-full sm:basis-56">
                  <span className="num font-semibold">{at}</span>{' '}
                  <span className="text-soft">{version.editor ?? t('row.fromStart')}</span>{' '}
                  {version.version === item.shown_version && <Badge tone="river">{t('history.shown')}</Badge>}
                </p>
                <Button
                  size="small"
                  aria-label={t('history.viewOf', { at })}
                  onClick={() => setViewed(version)}
                >
                  {t('history.view')}
                </Button>
                <Button
                  size="small"
                  aria-expanded={isCompared}
                  aria-label={t('history.compareOf', { at })}
                  onClick={() => setCompared(isCompared ? undefined : version.version)}
                >
                  {t('history.compare')}
                </Button>
                <Button
                  size="small"
                  variant="quiet"
                  disabled={!item.can.edit}
                  aria-label={t('history.restoreOf', { at })}
                  onClick={() => setAsked(version)}
                >
                  {t('history.restore')}
                </Button>
              </div>
              {isCompared && (
                <div className="mt-3 rounded-control bg-sunken p-4">
                  <p className="mb-3 text-sm text-soft">{t('history.compareLead')}</p>
                  <DraftDiff before={version.content} after={draft} />
                </div>
              )}
            </li>
          )
        })}
      </ol>
      {hasNextPage && (
        <Button className="mt-4" loading={isFetching} onClick={() => void fetchNextPage()}>
          {t('history.more')}
        </Button>
      )}
      {viewed && (
        <PreviewDialog
          draft={viewed.content}
          title={t('history.viewTitle', { at: formatMoment(viewed.at) })}
          onClose={() => setViewed(undefined)}
        />
      )}
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={open => !open && setAsked(undefined)}
        title={t('history.askTitle', { at: formatMoment(asked?.at) })}
        confirmLabel={t('history.restore')}
        cancelLabel={t('dialog.back')}
        busy={deeds.isBusy}
        onConfirm={() => void restore()}
      >
        {t('history.askText')}
      </ConfirmDialog>
    </Dialog>
  )
}
