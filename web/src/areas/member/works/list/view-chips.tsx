import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { createWork } from '#contract/works/work-calls'
import { indexQuery } from '../../../../features/account/identity-queries'
import { useMay } from '../../../../features/works/use-role'
import { countByGroup } from '../../../../features/works/work-groups'
import { waitingQuery } from '../../../../features/works/work-queries'
import { useWords } from '../../../../lib/words'
import { Segmented } from '../../../../ui/segmented'
import { showInRow } from '../../../../ui/show-in-row'
import { type ListView, listViews } from './list-state'

type ViewChipsProps = { view: ListView; onChange: (view: ListView) => void }

/** One chip for each label a work can wear, with how many wear it. What nobody wears is left out. */
export function ViewChips({ view, onChange }: ViewChipsProps) {
  const t = useWords('works')
  const { data: index } = useQuery(indexQuery)
  const { data: waiting } = useQuery(waitingQuery)
  const mayPublish = useMay(createWork)
  const counts = new Map<ListView, number>(
    countByGroup(index?.works_by_status ?? []).map(({ group, count }) => [group, count]),
  )
  if (waiting && waiting.total > 0 && mayPublish) counts.set('waiting', waiting.total)
  const always: readonly ListView[] = ['all', 'bin', view]
  const row = useRef<HTMLDivElement>(null)
  const isCounted = index !== undefined && waiting !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice, or chips that came with their counts
  useEffect(
    () => showInRow(row.current, row.current?.querySelector('[aria-checked="true"]')),
    [view, isCounted],
  )
  return (
    // On a phone the chips run out of the screen and are pulled; the page's edge shows that there are more.
    <div ref={row} className="-mx-4 overflow-x-auto px-4 py-1 sm:mx-0 sm:px-0">
      <Segmented
        look="chips"
        label={t('list.views')}
        className="max-sm:w-max max-sm:flex-nowrap"
        value={view}
        onChange={onChange}
        segments={listViews
          .filter(known => always.includes(known) || counts.has(known))
          .map(known => ({ value: known, label: t(`view.${known}`), count: counts.get(known) }))}
      />
    </div>
  )
}
