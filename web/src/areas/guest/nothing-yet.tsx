import { Link } from 'react-router'
import { links } from '../../lib/links'
import { useRootData } from '../../lib/root-data'
import { useWords } from '../../lib/words'
import { buttonClass } from '../../ui/button-class'
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
          <Link
            to={isSignedIn ? links.memberQuestion : links.guestQuestion}
            className={buttonClass({ variant: 'ink' })}
          >
            {t('help.ask')}
          </Link>
        }
      >
        {t('help.empty.text', { hours: site.promises.answer_hours })}
      </EmptyState>
    </div>
  )
}
