import type { OutputOf } from '#contract/call'
import type { Work } from '#contract/works/work'
import type { readTimeline } from '#contract/works/work-calls'
import { type WayStation, wayOf, wayStations } from '../../../../features/works/work-way'
import { formatDate } from '../../../../lib/format'
import { useWords } from '../../../../lib/words'
import { Steps } from '../../../../ui/steps'
import { useDuration } from './use-duration'

type Usual = OutputOf<typeof readTimeline>['usual']

/** Where the work is, when it got there, and how long what is ahead usually takes. */
export function WayAhead({ work, usual }: { work: Work; usual: Usual }) {
  const t = useWords('works')
  const member = useWords('member')
  const durationOf = useDuration()
  const states = wayOf(work.status)
  const stages: Partial<Record<WayStation, readonly string[]>> = {
    review: ['content', 'rights'],
    distribute: ['distribution'],
  }

  function noteOf(station: WayStation, isDone: boolean): string | undefined {
    if (isDone) {
      const reached = { authorize: work.submitted_at, review: work.released_at }[station as 'review']
      return reached ? formatDate(reached) : undefined
    }
    const known = usual.filter(({ stage }) => stages[station]?.includes(stage))
    if (known.length === 0) return undefined
    return t('way.usually', {
      duration: durationOf(known.reduce((sum, { seconds }) => sum + seconds, 0)),
    })
  }

  return (
    <Steps
      className="mt-8"
      label={t('way.label')}
      stateLabels={{
        done: member('state.done'),
        now: member('state.now'),
        next: member('state.next'),
        problem: member('state.problem'),
      }}
      steps={wayStations.map((station, index) => {
        const state = states[index] ?? 'next'
        return { label: t(`station.${station}`), note: noteOf(station, state === 'done'), state }
      })}
    />
  )
}
