import { useQuery } from '@tanstack/react-query'
import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import type { WorkRow } from '#contract/works/work-calls'
import { accountQuery } from '../../../../features/account/account-queries'
import { useWorkTitle } from '../../../../features/works/work-labels'
import { useWords } from '../../../../lib/words'
import { Checkbox } from '../../../../ui/checkbox'
import { useKeptFocus } from '../../../../ui/use-kept-focus'
import { useDeeds } from '../actions/use-deeds'
import { BatchBar } from './batch-bar'
import { exportAddress, type ListState } from './list-state'
import { WorkListRow } from './work-list-row'

type WorksFoundProps = { works: readonly WorkRow[]; state: ListState; hasMore: boolean }

export function WorksFound({ works, state, hasMore }: WorksFoundProps) {
  const t = useWords('works')
  const titleOf = useWorkTitle()
  const { data: account } = useQuery(accountQuery)
  const [chosenIds, setChosenIds] = useState<ReadonlySet<number>>(new Set())
  const { start, dialogs } = useDeeds()
  // A row that is deleted or restored leaves the list with the button that was pressed.
  const list = useKeptFocus<HTMLUListElement>()
  // Only the owner of an account changes several works at once.
  const mayChoose = account?.user_account_info.colleague_role === 'owner'
  const chosen = works.filter(({ id }) => chosenIds.has(id))
  const choose = (id: number, isChosen: boolean) =>
    setChosenIds(before => new Set(isChosen ? [...before, id] : [...before].filter(other => other !== id)))
  const isAll = works.length > 0 && chosen.length === works.length
  return (
    <>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 sm:border-b-2 sm:border-ink">
        {mayChoose ? (
          <Checkbox
            checked={isAll}
            indeterminate={chosen.length > 0 && !isAll}
            onChange={event => setChosenIds(new Set(event.target.checked ? works.map(({ id }) => id) : []))}
          >
            <span className="num text-sm text-soft">{shownText()}</span>
          </Checkbox>
        ) : (
          <span className="num text-sm text-soft">{shownText()}</span>
        )}
        <a
          href={exportAddress(state)}
          download
          className="inline-flex min-h-11 items-center gap-2 text-sm font-semibold text-river underline-offset-4 hover:underline"
        >
          <Download aria-hidden="true" className="size-4.5" />
          {t('list.export')}
        </a>
      </div>
      <ul
        ref={list}
        tabIndex={-1}
        aria-label={t('list.title')}
        className="rounded-control max-sm:grid max-sm:gap-3"
      >
        {works.map(work => (
          <WorkListRow
            key={work.id}
            work={work}
            isChosen={chosenIds.has(work.id)}
            onChoose={mayChoose ? isChosen => choose(work.id, isChosen) : undefined}
            onDeed={(deed, id) => start({ deed, id, title: titleOf(work.kind, work.title) })}
          />
        ))}
      </ul>
      <BatchBar chosen={chosen} onClear={() => setChosenIds(new Set())} />
      {dialogs}
    </>
  )

  function shownText() {
    if (hasMore) return t('list.shownSoFar', { count: works.length })
    return t('list.shown', { count: works.length })
  }
}
