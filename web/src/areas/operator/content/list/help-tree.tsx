import { useQuery } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { orderBranches } from '#contract/content/editing-calls'
import { useOnce } from '../../../../features/forms/use-once'
import { api } from '../../../../lib/api'
import { useLanguage, useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { EmptyState } from '../../../../ui/empty-state'
import { SkeletonLines } from '../../../../ui/skeleton'
import { SortableList } from '../../sortable/sortable-list'
import { operatorClient } from '../../staff-queries'
import { Unreachable } from '../../unreachable'
import { type Branch, branchesQuery, refreshContent } from '../content-queries'
import { BranchArticles } from './branch-articles'
import { BranchForm } from './branch-form'
import { BranchHead } from './branch-head'

/** The help centre as readers walk through it: branches, and the articles of each. */
export function HelpTree() {
  const t = useWords('content')
  const language = useLanguage()
  const { data, isError, isFetching, refetch } = useQuery(branchesQuery)
  const [edited, setEdited] = useState<Branch | 'new'>()
  const [once] = useOnce()
  const order = (branches: Branch[]) =>
    once(async () => {
      operatorClient.setQueryData(branchesQuery.queryKey, branches)
      try {
        await api(orderBranches, { tids: branches.map(({ tid }) => tid) })
      } finally {
        await refreshContent()
      }
    })
  if (!data && isError) {
    return <Unreachable heading="h2" isRetrying={isFetching} onRetry={() => void refetch()} />
  }
  if (!data) return <SkeletonLines lines={14} className="mt-2" />
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-[60ch] text-sm text-soft">{t('order.lead.help')}</p>
        <Button icon={<Plus aria-hidden="true" className="size-4.5" />} onClick={() => setEdited('new')}>
          {t('branch.add')}
        </Button>
      </div>
      {data.length === 0 && (
        <EmptyState title={t('branch.none')} className="py-20">
          {t('branch.noneText')}
        </EmptyState>
      )}
      {data.length > 0 && (
        <SortableList
          label={t('branch.list')}
          items={data}
          idOf={({ tid }) => tid}
          nameOf={({ title }) => title[language]}
          onOrder={next => void order(next)}
          below={branch => <BranchArticles branch={branch} branches={data} />}
        >
          {branch => <BranchHead branch={branch} onRename={() => setEdited(branch)} />}
        </SortableList>
      )}
      {edited && (
        <BranchForm branch={edited === 'new' ? undefined : edited} onDone={() => setEdited(undefined)} />
      )}
    </>
  )
}
