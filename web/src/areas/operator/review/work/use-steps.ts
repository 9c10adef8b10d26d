// What a reviewer does with the work: take it, give it back, pass it, send it back, go on to the next.
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { claimWork, passContent, passRights, rejectWork, releaseClaim } from '#contract/review/calls'
import { api } from '../../../../lib/api'
import { links } from '../../../../lib/links'
import { useWords } from '../../../../lib/words'
import { useToast } from '../../../../ui/toast'
import { useShortcuts } from '../../keys/use-shortcuts'
import { operatorClient } from '../../staff-queries'
import { readFilter } from '../queue/queue-filter'
import { type Review, refreshQueues, reviewQuery } from '../review-queries'
import type { LastDecided } from './last-decision'
import type { FoundReasons } from './use-found-reasons'
import type { useGoToNext } from './use-go-to-next'

export type Step = 'claim' | 'pass' | 'reject' | 'release' | 'next'

export const stepKeys: Record<Step, string> = { claim: 'c', pass: 'a', reject: 'r', release: 'u', next: 'n' }

export function useSteps(
  review: Review,
  reasons: FoundReasons,
  goToNext: ReturnType<typeof useGoToNext>,
  isOn: boolean,
) {
  const t = useWords('review')
  const navigate = useNavigate()
  const toast = useToast()
  const [params] = useSearchParams()
  const [asked, setAsked] = useState<Step>()
  const { work, stage, can } = review
  const { id } = work
  const refresh = () => operatorClient.invalidateQueries({ queryKey: reviewQuery(id).queryKey })

  const decided = (deed: LastDecided['deed']): LastDecided => ({
    id,
    title: work.details.title,
    deed,
    stage: stage ?? 'content',
    reasons: reasons.list.length,
    of: work.revision_of,
  })
  const deeds: Record<Step, () => Promise<unknown>> = {
    claim: async () => {
      await api(claimWork, { id })
      await refresh()
    },
    pass: async () => {
      await api(stage === 'rights' ? passRights : passContent, { id })
      reasons.clear()
      await leave(decided('pass'))
    },
    reject: async () => {
      const given = reasons.list.map(({ field, second, text, libraryId }) => ({
        field,
        second,
        text: text.trim(),
        library_id: libraryId,
      }))
      await api(rejectWork, { id, reasons: given })
      reasons.clear()
      await leave(decided('reject'))
    },
    release: async () => {
      await api(releaseClaim, { id })
      toast({ title: t('done.release') })
      operatorClient.removeQueries({ queryKey: reviewQuery(id).queryKey })
      await refreshQueues()
      await navigate(links.operatorReviewOf(stage ?? 'content', readFilter(params)))
    },
    next: async () => {
      if (can.release) await api(releaseClaim, { id })
      void operatorClient.invalidateQueries({ queryKey: reviewQuery(id).queryKey, refetchType: 'none' })
      await goToNext({ after: id })
    },
  }
  const leave = async (last: LastDecided) => {
    void operatorClient.invalidateQueries({ queryKey: reviewQuery(id).queryKey, refetchType: 'none' })
    await goToNext({ after: id, decided: last })
  }
  const step = useMutation({
    mutationFn: (wanted: Step) => deeds[wanted](),
    // Somebody else was quicker, or it was taken back: the desk shows how it stands, and what was written stays.
    onError: () => Promise.all([refresh(), refreshQueues()]),
    onSettled: () => setAsked(undefined),
  })

  const isPossible: Record<Step, boolean> = {
    claim: can.claim,
    pass: can.pass && reasons.list.length === 0,
    reject: can.reject && reasons.isComplete,
    release: can.release,
    next: true,
  }
  /** Taking a work, and leaving one that is not held, needs no question. */
  const isPlain = (wanted: Step) => wanted === 'claim' || (wanted === 'next' && !can.release)
  const ask = (wanted: Step) => {
    if (!isPossible[wanted] || step.isPending) return
    if (isPlain(wanted)) step.mutate(wanted)
    else setAsked(wanted)
  }
  const confirm = () => asked && !step.isPending && step.mutate(asked)
  const keys = Object.entries(stepKeys).map(([name, key]) => [key, () => ask(name as Step)])
  useShortcuts(Object.fromEntries(keys), isOn && !asked)
  // The same key again confirms: quick for who means it, and no single slip decides.
  useShortcuts(asked ? { [stepKeys[asked]]: () => void confirm() } : {}, isOn, true)

  return {
    asked,
    ask,
    confirm,
    cancel: () => setAsked(undefined),
    isPossible,
    doing: step.isPending ? step.variables : undefined,
  }
}

export type Steps = ReturnType<typeof useSteps>
