import { links } from '../../lib/links'
import { useRootData } from '../../lib/root-data'
import { useWords } from '../../lib/words'
import { ButtonLink } from '../../ui/button-link'
import { EmptyState } from '../../ui/empty-state'
import { PageHeader } from '../../ui/page-header'

/** A help page whose articles are still being written: says so and leads to a person. */
export function NothingYet({ title, lead }: { title: string; lead: string }) {
  const t = useWords('guest')
  const { site, isSignedIn } = useRootData()
  return (
    <div className="page py-10 md:py-16">
      <PageHeader title={title} lead={lead} />
      <EmptyState
        title={t('help.empty.title')}
        action={
          <ButtonLink to={isSignedIn ? links.memberQuestion : links.guestQuestion} variant="ink">
            {t('help.ask')}
          </ButtonLink>
        }
      >
        {t('help.empty.text', { hours: site.promises.answer_hours })}
      </EmptyState>
    </div>
  )
}
