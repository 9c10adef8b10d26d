import { useWords } from '../../../lib/words'
import { Steps } from '../../../ui/steps'

const stages = [1, 2, 3, 4, 5] as const

/** The way of a work. Who has none yet is taught what each station asks for. */
export function EntryWay({ isNew }: { isNew: boolean }) {
  const t = useWords('publish')
  const member = useWords('member')
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
          state: stage === 1 ? 'now' : 'next',
        }))}
      />
    </section>
  )
}
