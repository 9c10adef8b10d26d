import Check from 'lucide-react/icons/check'
import CircleAlert from 'lucide-react/icons/circle-alert'
import type { WorkRow } from '#contract/works/work-calls'
import { useWorkTitle } from '../../../../features/works/work-labels'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { Dialog } from '../../../../ui/dialog'
import type { BatchAction } from './use-batch'

export interface Outcome {
  action: BatchAction
  works: readonly WorkRow[]
  answers: readonly { id: number; problem: string | null }[]
}

/** What became of each work, the ones that did not go first. */
export function OutcomeDialog({ outcome, onClose }: { outcome: Outcome | undefined; onClose: () => void }) {
  const t = useWords('works')
  const shell = useWords('shell')
  if (!outcome) return null
  const done = outcome.answers.filter(({ problem }) => problem === null).length
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={t('outcome.title', { done, count: outcome.answers.length })}
      closeLabel={shell('problem.close')}
      actions={
        <Button variant="ink" onClick={onClose}>
          {t('outcome.close')}
        </Button>
      }
    >
      <OutcomeList outcome={outcome} />
    </Dialog>
  )
}

export function OutcomeList({ outcome }: { outcome: Outcome }) {
  const t = useWords('works')
  const titleOf = useWorkTitle()
  const titles = new Map(outcome.works.map(({ id, kind, title }) => [id, titleOf(kind, title)]))
  const inOrder = outcome.answers.toSorted(
    (one, other) => Number(one.problem === null) - Number(other.problem === null),
  )
  return (
    <ul className="mt-2 border-t border-line">
      {inOrder.map(({ id, problem }) => (
        <li key={id} className="flex gap-3 border-b border-line py-2.5">
          {problem === null ? (
            <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-river" />
          ) : (
            <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent" />
          )}
          <span className="min-w-0">
            <span className="block font-semibold [overflow-wrap:anywhere]">{titles.get(id)}</span>
            <span className="block text-sm text-soft">{problem ?? t(`outcome.${outcome.action}`)}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
