import { type ReactNode, useState } from 'react'
import type { OutputOf } from '#contract/call'
import type { WorkCan } from '#contract/works/work'
import { batchActions, binDays, changeWorks, type WorkRow } from '#contract/works/work-calls'
import { useOnce } from '../../../../features/forms/use-once'
import { api } from '../../../../lib/api'
import { useWords } from '../../../../lib/words'
import { ConfirmDialog } from '../../../../ui/confirm-dialog'
import { useToast } from '../../../../ui/toast'
import { settleWorks } from '../actions/settle-works'
import { TakeDownDialog } from '../actions/take-down-dialog'
import { type Outcome, OutcomeDialog, OutcomeList } from './outcome-dialog'

export type BatchAction = (typeof batchActions)[number]

const rules: Record<BatchAction, keyof WorkCan> = {
  delete: 'delete',
  restore: 'restore',
  recall: 'recall',
  take_down: 'take_down',
}
const mostAtOnce = 100

/** What at least one of these works allows. */
export function possibleActions(works: readonly WorkRow[]): BatchAction[] {
  return batchActions.filter(action => works.some(({ can }) => can[rules[action]]))
}

type Answers = OutputOf<typeof changeWorks>

/** The same for several works. Which of them it is possible for is said before, with the reason for the others. */
export function useBatch(works: readonly WorkRow[], onDone: () => void) {
  const t = useWords('works')
  const toast = useToast()
  const [once, isBusy] = useOnce()
  const [asked, setAsked] = useState<{ action: BatchAction; problems: Answers }>()
  const [isOpen, setIsOpen] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>()
  const count = works.length

  async function send(action: BatchAction, ids: number[], more: { reason?: string; only_ask?: boolean }) {
    const answers: Answers = []
    for (const portion of portionsOf(ids)) {
      answers.push(...(await api(changeWorks, { ids: portion, action, ...more })).data)
    }
    return answers
  }

  const carryOut = (action: BatchAction, problems: Answers, reason?: string) =>
    once(async () => {
      const left = new Set(problems.map(({ id }) => id))
      const ids = works.map(({ id }) => id).filter(id => !left.has(id))
      const answers = await send(action, ids, { reason })
      setIsOpen(false)
      if (answers.every(({ problem }) => problem === null)) {
        toast({ tone: 'river', title: t(`batchDone.${action}`, { count: ids.length, days: binDays }) })
      } else setOutcome({ action, works: [...works], answers })
      onDone()
      await settleWorks(ids)
    })

  const start = (action: BatchAction) => {
    if (action === 'restore') return void carryOut(action, [])
    return void once(async () => {
      const isForAll = works.every(({ can }) => can[rules[action]])
      const ids = works.map(({ id }) => id)
      const answers = isForAll ? [] : await send(action, ids, { only_ask: true })
      const problems = answers.filter(({ problem }) => problem !== null)
      // Things have moved on since the list was loaded: there is nothing left to ask.
      if (problems.length === count) return setOutcome({ action, works: [...works], answers: problems })
      setAsked({ action, problems })
      setIsOpen(true)
    })
  }

  const able = count - (asked?.problems.length ?? 0)
  const others = asked && asked.problems.length > 0 && (
    <>
      <p className="mt-3">{t('batchAsk.others', { able, count })}</p>
      <OutcomeList outcome={{ action: asked.action, works, answers: asked.problems }} />
    </>
  )
  const dialogs: ReactNode = (
    <>
      {(asked?.action === 'delete' || asked?.action === 'recall') && (
        <ConfirmDialog
          open={isOpen}
          onOpenChange={setIsOpen}
          title={t(`batchAsk.${asked.action}`, { count: able })}
          confirmLabel={t(`batch.${asked.action}`)}
          cancelLabel={t('cancel')}
          busy={isBusy}
          danger={asked.action === 'delete'}
          onConfirm={() => void carryOut(asked.action, asked.problems)}
        >
          <p>{t(`askText.${asked.action}`, { days: binDays })}</p>
          {others}
        </ConfirmDialog>
      )}
      {asked?.action === 'take_down' && (
        <TakeDownDialog
          open={isOpen}
          onOpenChange={setIsOpen}
          title={t('batchAsk.take_down', { count: able })}
          isBusy={isBusy}
          onConfirm={reason => void carryOut('take_down', asked.problems, reason)}
        >
          {others}
        </TakeDownDialog>
      )}
      <OutcomeDialog outcome={outcome} onClose={() => setOutcome(undefined)} />
    </>
  )
  return { start, isBusy, dialogs }
}

function* portionsOf(ids: readonly number[]) {
  for (let first = 0; first < ids.length; first += mostAtOnce) yield ids.slice(first, first + mostAtOnce)
}
