import { type ReactNode, useState } from 'react'
import type { WorkCan } from '#contract/works/work'
import { batchActions, binDays, changeWorks, type WorkRow } from '#contract/works/work-calls'
import { useOnce } from '../../../../features/forms/use-once'
import { api } from '../../../../lib/api'
import { useWords } from '../../../../lib/words'
import { ConfirmDialog } from '../../../../ui/confirm-dialog'
import { useToast } from '../../../../ui/toast'
import { settleWorks } from '../actions/settle-works'
import { TakeDownDialog } from '../actions/take-down-dialog'
import { type Outcome, OutcomeDialog } from './outcome-dialog'

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

/** The same for several works. Each succeeds or fails on its own, and that is what is told. */
export function useBatch(works: readonly WorkRow[], onDone: () => void) {
  const t = useWords('works')
  const toast = useToast()
  const [once, isBusy] = useOnce()
  const [asked, setAsked] = useState<BatchAction>()
  const [isOpen, setIsOpen] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>()
  const count = works.length

  const carryOut = (action: BatchAction, reason?: string) =>
    once(async () => {
      const answers: { id: number; problem: string | null }[] = []
      for (let first = 0; first < count; first += mostAtOnce) {
        const ids = works.slice(first, first + mostAtOnce).map(({ id }) => id)
        answers.push(...(await api(changeWorks, { ids, action, reason })).data)
      }
      setIsOpen(false)
      const done = answers.filter(({ problem }) => problem === null).length
      if (done === count) {
        toast({
          tone: 'river',
          title: t(`batchDone.${action}`, { count, days: binDays }),
        })
      } else setOutcome({ action, works: [...works], answers })
      onDone()
      await settleWorks(works.map(({ id }) => id))
    })

  function start(action: BatchAction) {
    if (action === 'restore') return void carryOut(action)
    setAsked(action)
    setIsOpen(true)
  }

  const able = asked ? works.filter(({ can }) => can[rules[asked]]).length : 0
  const dialogs: ReactNode = (
    <>
      {(asked === 'delete' || asked === 'recall') && (
        <ConfirmDialog
          open={isOpen}
          onOpenChange={setIsOpen}
          title={t(`batchAsk.${asked}`, { count: able })}
          confirmLabel={t(`batch.${asked}`)}
          cancelLabel={t('cancel')}
          busy={isBusy}
          danger={asked === 'delete'}
          onConfirm={() => void carryOut(asked)}
        >
          <p>{t(`askText.${asked}`, { days: binDays })}</p>
          {able < count && <p className="mt-2">{t('batchAsk.others', { count: count - able })}</p>}
        </ConfirmDialog>
      )}
      {asked === 'take_down' && (
        <TakeDownDialog
          open={isOpen}
          onOpenChange={setIsOpen}
          title={t('batchAsk.take_down', { count: able })}
          isBusy={isBusy}
          onConfirm={reason => void carryOut('take_down', reason)}
        />
      )}
      <OutcomeDialog outcome={outcome} onClose={() => setOutcome(undefined)} />
    </>
  )
  return { start, isBusy, dialogs }
}
