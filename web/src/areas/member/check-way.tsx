import { useWords } from '../../lib/words'
import { type StepState, Steps } from '../../ui/steps'

const stations: Record<'waiting' | 'refused' | 'approved', StepState[]> = {
  waiting: ['done', 'now', 'next'],
  refused: ['problem', 'next', 'next'],
  approved: ['done', 'done', 'done'],
}

/** The way of everything that a person of the operator looks at: handed in, checked, done. */
export function CheckWay({ state, className }: { state: keyof typeof stations; className?: string }) {
  const t = useWords('member')
  return (
    <Steps
      className={className}
      label={t('way.label')}
      stateLabels={{
        done: t('state.done'),
        now: t('state.now'),
        next: t('state.next'),
        problem: t('state.problem'),
      }}
      steps={stations[state].map((station, index) => ({
        label: t(`way.${(index + 1) as 1 | 2 | 3}`),
        state: station,
      }))}
    />
  )
}
