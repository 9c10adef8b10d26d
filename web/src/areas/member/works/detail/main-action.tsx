import type { Work } from '#contract/works/work'
import { useRole } from '../../../../features/works/use-role'
import { nextStepOf } from '../../../../features/works/work-next'
import { links } from '../../../../lib/links'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { ButtonLink } from '../../../../ui/button-link'
import type { Deed } from '../actions/acts'

type MainActionProps = { work: Work; onDeed: (deed: Deed, id: number) => void }

/** One thing that makes sense now. A rejected work has its own place for that. */
export function MainAction({ work, onDeed }: MainActionProps) {
  const t = useWords('works')
  const { group, to, other } = nextStepOf(work, useRole())
  const { can, id } = work
  if (can.restore) return <Button onClick={() => onDeed('restore', id)}>{t('deed.restore')}</Button>
  if (other === 'owner' && can.change_scope) {
    return <ButtonLink to={to}>{t('next.agreement')}</ButtonLink>
  }
  if (other) return null
  if (group === 'information' || group === 'scope' || group === 'signing') {
    return (
      <ButtonLink to={to} variant={group === 'signing' ? 'main' : 'ink'}>
        {t(`next.${group}`)}
      </ButtonLink>
    )
  }
  if (can.recall) return <Button onClick={() => onDeed('recall', id)}>{t('deed.recall')}</Button>
  if (can.release_again) {
    return (
      <Button variant="ink" onClick={() => onDeed('releaseAgain', id)}>
        {t('deed.releaseAgain')}
      </Button>
    )
  }
  if (can.start_revision && !work.revision) {
    return <ButtonLink to={links.updateMusic(id)}>{t('journey.edit')}</ButtonLink>
  }
  return null
}
