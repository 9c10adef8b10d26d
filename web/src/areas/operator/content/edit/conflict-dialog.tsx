import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ContentDraft } from '#contract/content/editing-calls'
import { formatMoment } from '../../../../lib/format'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { Dialog } from '../../../../ui/dialog'
import { SkeletonLines } from '../../../../ui/skeleton'
import { Unreachable } from '../../unreachable'
import { refreshContent, theirsQuery } from '../content-queries'
import type { ContentKeeper } from './content-keeper'
import { DraftDiff } from './draft-diff'

type ConflictDialogProps = { id: number; keeper: ContentKeeper; mine: ContentDraft }

/** Somebody else has saved meanwhile: who, what differs, and which of the two stays. */
export function ConflictDialog({ id, keeper, mine }: ConflictDialogProps) {
  const t = useWords('content')
  const { data: theirs, isError, isFetching, refetch } = useQuery(theirsQuery(id))
  const [isClosed, setIsClosed] = useState(false)
  const choose = async (whose: 'theirs' | 'mine') => {
    if (!theirs) return
    if (whose === 'theirs') keeper.adopt(theirs)
    else await keeper.insist(theirs.revision)
    await refreshContent()
  }
  if (isClosed) {
    return (
      <div className="sticky bottom-0 z-20 flex justify-center py-3">
        <Button variant="ink" onClick={() => setIsClosed(false)}>
          {t('conflict.again')}
        </Button>
      </div>
    )
  }
  return (
    <Dialog
      open
      onOpenChange={open => !open && setIsClosed(true)}
      size="large"
      title={theirs?.editor ? t('conflict.title', { name: theirs.editor }) : t('conflict.somebody')}
      description={t('conflict.lead', { at: formatMoment(theirs?.updated_at) })}
      closeLabel={t('dialog.close')}
      actions={
        <>
          <Button disabled={!theirs || isFetching} onClick={() => void choose('theirs')}>
            {t('conflict.theirs')}
          </Button>
          <Button variant="main" disabled={!theirs || isFetching} onClick={() => void choose('mine')}>
            {t('conflict.mine')}
          </Button>
        </>
      }
    >
      {!theirs && !isError && <SkeletonLines lines={6} />}
      {!theirs && isError && (
        <Unreachable heading="h2" isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
      {theirs && (
        <>
          <p className="mb-3 text-sm text-soft">{t('conflict.diff')}</p>
          <DraftDiff before={theirs.draft} after={mine} />
        </>
      )}
    </Dialog>
  )
}
