import { useQuery } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { type ReviewReason, reasonParts, removeReviewReason } from '#contract/review/reason-calls'
import { useOnce } from '../../../features/forms/use-once'
import { api } from '../../../lib/api'
import { useLanguage, useWords } from '../../../lib/words'
import { Button } from '../../../ui/button'
import { ConfirmDialog } from '../../../ui/confirm-dialog'
import { EmptyState } from '../../../ui/empty-state'
import { PageHeader } from '../../../ui/page-header'
import { SkeletonLines } from '../../../ui/skeleton'
import { operatorClient } from '../staff-queries'
import { Unreachable } from '../unreachable'
import { ReasonForm } from './library/reason-form'
import { ReasonRow } from './library/reason-row'
import { libraryQuery } from './review-queries'
import { ReviewTabs } from './review-tabs'

/** The reasons everybody chooses from, by the part of a work they speak of. */
export default function ReasonLibrary() {
  const t = useWords('review')
  const language = useLanguage()
  const { data, isError, isFetching, refetch } = useQuery(libraryQuery)
  const [edited, setEdited] = useState<ReviewReason | 'new'>()
  const [removed, setRemoved] = useState<ReviewReason>()
  const [once, isBusy] = useOnce()
  const remove = ({ id }: ReviewReason) =>
    once(async () => {
      await api(removeReviewReason, { id })
      await operatorClient.invalidateQueries(libraryQuery)
      setRemoved(undefined)
    })
  return (
    <div className="page pb-16">
      <PageHeader
        title={t('library.title')}
        lead={t('library.lead')}
        actions={
          <Button
            variant="main"
            icon={<Plus aria-hidden="true" className="size-4.5" />}
            onClick={() => setEdited('new')}
          >
            {t('library.add')}
          </Button>
        }
      />
      <div className="mt-4">
        <ReviewTabs here="library" />
      </div>
      {!data && !isError && <SkeletonLines lines={10} className="mt-6" />}
      {!data && isError && (
        <Unreachable heading="h2" isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
      {data?.length === 0 && (
        <EmptyState title={t('library.empty')} className="py-20">
          {t('library.emptyText')}
        </EmptyState>
      )}
      {reasonParts.map(part => {
        const reasons = data?.filter(reason => reason.part === part) ?? []
        if (reasons.length === 0) return null
        return (
          <section key={part} className="mt-8">
            <h2 className="text-xl">{t(`part.${part}`)}</h2>
            <ul className="mt-2 border-t-2 border-ink">
              {reasons.map(reason => (
                <ReasonRow
                  key={reason.id}
                  reason={reason}
                  onEdit={() => setEdited(reason)}
                  onRemove={() => setRemoved(reason)}
                />
              ))}
            </ul>
          </section>
        )
      })}
      {edited && (
        <ReasonForm reason={edited === 'new' ? undefined : edited} onDone={() => setEdited(undefined)} />
      )}
      <ConfirmDialog
        open={removed !== undefined}
        onOpenChange={open => !open && setRemoved(undefined)}
        title={t('library.removeTitle', { title: removed?.title[language] ?? '' })}
        confirmLabel={t('library.remove')}
        cancelLabel={t('dialog.back')}
        danger
        busy={isBusy}
        onConfirm={() => removed && void remove(removed)}
      >
        {t('library.removeText')}
      </ConfirmDialog>
    </div>
  )
}
