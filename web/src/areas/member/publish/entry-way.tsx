import type { IndexData } from '../../../features/account/identity-queries'
import { countByGroup, type WorkGroup } from '../../../features/works/work-groups'
import { useWords } from '../../../lib/words'
import { type StepState, Steps } from '../../../ui/steps'

const stages = [1, 2, 3, 4, 5] as const

type Gone = 'takingDown' | 'takenDown'
const isGone = (group: WorkGroup): group is Gone => group === 'takingDown' || group === 'takenDown'

const places: Record<Exclude<WorkGroup, Gone>, number> = {
  information: 1,
  scope: 3,
  signing: 3,
  review: 4,
  rejected: 4,
  distributing: 5,
  online: 5,
}

type EntryWayProps = { isNew: boolean; works: IndexData['works_by_status'] }

/** The way of a work, and how far this member has come on it. Who has none yet is taught what each station asks for. */
export function EntryWay({ isNew, works }: EntryWayProps) {
  const t = useWords('publish')
  const member = useWords('member')
  const stateOf = wayOfMember(works)
  return (
    <section className="mt-12" aria-labelledby="way-title">
      <h2 id="way-title" className="text-xl">
        {t(isNew ? 'entry.newTitle' : 'entry.wayTitle')}
      </h2>
      {isNew && <p className="mt-1.5 max-w-[68ch] text-soft">{t('entry.newText')}</p>}
      <Steps
        className="mt-6"
        label={t('entry.way.label')}
        stateLabels={{
          done: member('state.done'),
          now: member('state.now'),
          next: member('state.next'),
          problem: member('state.problem'),
        }}
        steps={stages.map(stage => ({
          label: t(`entry.way${stage}`),
          detail: isNew ? t(`entry.wayText${stage}`) : undefined,
          state: stateOf(stage),
        }))}
      />
    </section>
  )
}

/** By the work that has come farthest; what was taken down is nowhere. */
export function wayOfMember(works: IndexData['works_by_status']): (stage: number) => StepState {
  const groups = countByGroup(works).flatMap(({ group, count }) =>
    count > 0 && !isGone(group) ? [group] : [],
  )
  const farthest = Math.max(1, ...groups.map(group => places[group]))
  const here = groups.filter(group => places[group] === farthest)
  return stage => {
    if (stage !== farthest) return stage < farthest ? 'done' : 'next'
    if (here.includes('online')) return 'done'
    return here.length > 0 && here.every(group => group === 'rejected') ? 'problem' : 'now'
  }
}
