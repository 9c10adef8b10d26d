import { useQuery } from '@tanstack/react-query'
import { formatMoment } from '../../../lib/format'
import { useWords } from '../../../lib/words'
import { EmptyState } from '../../../ui/empty-state'
import { SkeletonLines } from '../../../ui/skeleton'
import { Unreachable } from '../unreachable'
import { CursorPager, useCursors } from '../use-cursors'
import { type AuditEntry, type AuditFilter, auditQuery } from './audit-queries'
import { useAuditWords } from './audit-words'
import { ChangeTable } from './change-table'
import { SubjectLink } from './subject-link'

/** Entries of the log, each as a sentence; what changed is one press away. */
export function AuditEntries({ filter }: { filter: AuditFilter }) {
  const t = useWords('audit')
  const pages = useCursors(JSON.stringify(filter))
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery(
    auditQuery({ ...filter, cursor: pages.cursor }),
  )
  if (!data && isError) {
    return <Unreachable heading="h2" isRetrying={isFetching} onRetry={() => void refetch()} />
  }
  if (!data) return <SkeletonLines lines={12} />
  if (data.items.length === 0) {
    return (
      <EmptyState heading="h2" title={t('none.title')} className="py-16">
        {t('none.text')}
      </EmptyState>
    )
  }
  return (
    <>
      <ul className="border-t border-line" aria-label={t('label')} aria-busy={isPlaceholderData}>
        {data.items.map(entry => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ul>
      <div className="mt-5">
        <CursorPager pages={pages} next={data.next_cursor} />
      </div>
    </>
  )
}

function Entry({ entry }: { entry: AuditEntry }) {
  const t = useWords('audit')
  const { actionOf } = useAuditWords()
  const nobody = t(entry.action === 'staff.loginFailed' ? 'stranger' : 'system')
  return (
    <li className="grid gap-x-6 gap-y-1 border-b border-line py-3.5 md:grid-cols-[9.5rem_minmax(0,1fr)]">
      <p className="num text-sm text-soft md:pt-0.5">
        <time dateTime={entry.at}>{formatMoment(entry.at)}</time>
      </p>
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-2 [overflow-wrap:anywhere]">
          <span className="font-semibold">{entry.staff?.name ?? nobody}</span>
          <span>{actionOf(entry.action)}</span>
          <SubjectLink entry={entry} />
        </p>
        <details className="group mt-0.5">
          <summary className="inline-flex min-h-8 cursor-pointer items-center gap-2 text-sm text-soft hover:text-ink">
            <span className="underline decoration-line underline-offset-4">{t('details')}</span>
            <span className="num">{t('from', { address: entry.address })}</span>
          </summary>
          <ChangeTable entry={entry} />
        </details>
      </div>
    </li>
  )
}
