// The titles by their keys: M takes the proposal, / looks for another, S leaves it, U takes the last one back.
import { useRef, useState } from 'react'
import type { Report } from '#contract/income/report'
import { matchTitle, type Recording, type SuspenseTitle, undoMatch } from '#contract/income/suspense-calls'
import { api } from '../../../../../lib/api'
import { formatCount } from '../../../../../lib/format'
import { useWords } from '../../../../../lib/words'
import { useShortcuts } from '../../../keys/use-shortcuts'
import { operatorClient } from '../../../staff-queries'
import { suspenseQuery } from '../../income-queries'
import { useDeed } from '../use-deed'

export function useSuspenseDesk(report: Report, titles: readonly SuspenseTitle[], isOn: boolean) {
  const t = useWords('report-check')
  const [run, isBusy] = useDeed()
  const list = useRef<HTMLUListElement>(null)
  const [stood, setStood] = useState(0)
  const [searched, search] = useState<SuspenseTitle>()
  /** Which proposal is meant, where there are several. */
  const [chosen, setChosen] = useState<Readonly<Record<string, number>>>({})
  const last = useRef<string>(undefined)
  const here = Math.min(stood, Math.max(0, titles.length - 1))
  const current = titles[here]
  const canMatch = report.can.match

  const proposalOf = (title: SuspenseTitle) => title.proposals[chosen[title.key] ?? 0]

  const go = (index: number) => setStood(Math.min(Math.max(index, 0), Math.max(0, titles.length - 1)))
  /** The keyboard follows only when it was used. */
  const step = (by: 1 | -1) => {
    const next = Math.min(Math.max(here + by, 0), Math.max(0, titles.length - 1))
    go(next)
    list.current?.querySelectorAll<HTMLElement>('[data-row]')[next]?.focus()
  }

  const match = (title: SuspenseTitle, { work_id, isrc }: Recording) =>
    void run(
      () => api(matchTitle, { report_id: report.id, key: title.key, work_id, isrc }),
      t('suspense.matched', { title: title.name, count: formatCount(title.lines) }),
      () => {
        last.current = title.key
        search(undefined)
      },
    )
  const undo = (decisionId: number) =>
    void run(() => api(undoMatch, { report_id: report.id, decision_id: decisionId }), t('suspense.undone'))
  const undoLast = async () => {
    const asked = { report_id: report.id, show: 'decided', limit: 100 } as const
    const { items } = await operatorClient.fetchQuery(suspenseQuery(asked))
    const decision = items.find(({ key }) => key === last.current)?.decision
    if (decision?.can_undo) undo(decision.id)
  }

  useShortcuts(
    {
      j: () => step(1),
      k: () => step(-1),
      s: () => step(1),
      m: () => {
        const proposal = current && proposalOf(current)
        if (canMatch && proposal) match(current, proposal)
      },
      '/': () => canMatch && search(current),
      u: () => void (last.current && undoLast()),
    },
    isOn,
  )
  return {
    ...{ list, here, go, match, undo, isBusy, isOn, searched, search, proposalOf },
    leave: () => step(1),
    choose: (title: SuspenseTitle, index: number) => setChosen({ ...chosen, [title.key]: index }),
  }
}

export type SuspenseDesk = ReturnType<typeof useSuspenseDesk>
