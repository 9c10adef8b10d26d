import type { Work } from '#contract/works/work'
import { groupOf } from '../../../../features/works/work-groups'
import { useWorkTitle } from '../../../../features/works/work-labels'
import { links } from '../../../../lib/links'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { ButtonLink } from '../../../../ui/button-link'
import { useDeeds } from '../../works/actions/use-deeds'

const steps = [1, 2, 3] as const

/** Where the revision stands, the steps to change it, and the way to give it up. */
export function RevisionActions({ work, revision }: { work: Work; revision: Work }) {
  const t = useWords('works')
  const publish = useWords('publish')
  const titleOf = useWorkTitle()
  const { start, dialogs } = useDeeds()
  const { can, id } = revision
  const title = titleOf(work.kind, work.details.title)
  const group = groupOf(revision.status)
  return (
    <>
      <p className="mb-3 text-soft">{t(`revise.state.${group as 'information'}`)}</p>
      <div className="flex flex-wrap items-center gap-2">
        {can.edit &&
          steps.map(step => (
            <ButtonLink key={step} to={links.step(step, id)} variant={step === 1 ? 'ink' : 'line'}>
              <span className="num">{step}</span> {publish(`step.${step}`)}
            </ButtonLink>
          ))}
        {(can.choose_scope || can.change_scope) && (
          <ButtonLink
            to={links.step(3, id)}
            variant={can.sign ? 'main' : group === 'signing' ? 'line' : 'ink'}
          >
            {t(can.sign ? 'next.signing' : group === 'signing' ? 'next.agreement' : 'next.scope')}
          </ButtonLink>
        )}
        {can.recall && (
          <Button onClick={() => start({ deed: 'recall', id, title })}>{t('deed.recall')}</Button>
        )}
        {can.discard && (
          <Button
            variant="danger"
            className="sm:ml-auto"
            onClick={() => start({ deed: 'discard', id, title })}
          >
            {t('deed.discard')}
          </Button>
        )}
      </div>
      {dialogs}
    </>
  )
}
