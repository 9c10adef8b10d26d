import { useQuery } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { removeCannedAnswer } from '#contract/support/canned-answer-calls'
import { api } from '../../../lib/api'
import { useWords } from '../../../lib/words'
import { Badge } from '../../../ui/badge'
import { Button } from '../../../ui/button'
import { ConfirmDialog } from '../../../ui/confirm-dialog'
import { EmptyState } from '../../../ui/empty-state'
import { PageHeader } from '../../../ui/page-header'
import { SkeletonLines } from '../../../ui/skeleton'
import { Unreachable } from '../unreachable'
import { CannedForm } from './canned/canned-form'
import { type CannedAnswer, cannedQuery, refreshDesk } from './desk-queries'
import { DeskTabs } from './desk-tabs'

export default function Canned() {
  const t = useWords('support-desk')
  const { data, isError, isFetching, refetch } = useQuery(cannedQuery)
  const [edited, setEdited] = useState<CannedAnswer | 'new'>()
  const [removed, setRemoved] = useState<CannedAnswer>()

  async function remove(id: number) {
    await api(removeCannedAnswer, { id }).catch(() => {
      // The problem has been shown.
    })
    setRemoved(undefined)
    await refreshDesk()
  }

  return (
    <div className="page pb-16">
      <PageHeader
        title={t('canned.title')}
        lead={t('canned.lead')}
        actions={
          <Button
            variant="main"
            icon={<Plus aria-hidden="true" className="size-4.5" />}
            onClick={() => setEdited('new')}
          >
            {t('canned.add')}
          </Button>
        }
      />
      <div className="mt-4">
        <DeskTabs />
      </div>
      <div className="mt-6">
        {!data && !isError && <SkeletonLines lines={8} />}
        {!data && isError && (
          <Unreachable heading="h2" isRetrying={isFetching} onRetry={() => void refetch()} />
        )}
        {data?.length === 0 && <EmptyState title={t('canned.empty')}>{t('canned.emptyText')}</EmptyState>}
        <ul className="border-t border-line">
          {data?.map(canned => (
            <CannedRow
              key={canned.id}
              canned={canned}
              onEdit={() => setEdited(canned)}
              onRemove={() => setRemoved(canned)}
            />
          ))}
        </ul>
      </div>
      {edited && (
        <CannedForm canned={edited === 'new' ? undefined : edited} onDone={() => setEdited(undefined)} />
      )}
      <ConfirmDialog
        open={removed !== undefined}
        onOpenChange={open => !open && setRemoved(undefined)}
        title={t('canned.removeTitle', { title: removed?.title ?? '' })}
        confirmLabel={t('canned.remove')}
        cancelLabel={t('dialog.back')}
        danger
        onConfirm={() => removed && void remove(removed.id)}
      >
        {t('canned.removeText')}
      </ConfirmDialog>
    </div>
  )
}

type CannedRowProps = { canned: CannedAnswer; onEdit: () => void; onRemove: () => void }

function CannedRow({ canned, onEdit, onRemove }: CannedRowProps) {
  const t = useWords('support-desk')
  const categories = useWords('support')
  return (
    <li className="grid gap-3 border-b border-line py-4 md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <h2 className="flex flex-wrap items-center gap-2 text-lg">
          {canned.title}
          {canned.category && <Badge dot={false}>{categories(`category.${canned.category}`)}</Badge>}
          <span className="num text-sm font-normal text-soft">
            {t('canned.uses', { count: canned.uses })}
          </span>
        </h2>
        <div className="mt-1 grid gap-x-6 gap-y-2 text-soft md:grid-cols-2">
          <p lang="zh-CN" className="line-clamp-3 whitespace-pre-line">
            {canned.text['zh-CN']}
          </p>
          <p lang="en" className="line-clamp-3 whitespace-pre-line">
            {canned.text.en}
          </p>
        </div>
      </div>
      <div className="flex items-start gap-2">
        <Button size="small" onClick={onEdit}>
          {t('canned.edit')}
        </Button>
        <Button size="small" variant="quiet" onClick={onRemove}>
          {t('canned.remove')}
        </Button>
      </div>
    </li>
  )
}
