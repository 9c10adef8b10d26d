import { links } from '../../../lib/links'
import { useWords } from '../../../lib/words'
import { ButtonLink } from '../../../ui/button-link'
import { EmptyState } from '../../../ui/empty-state'

/** This page is for minors: says kindly why it has nothing to ask, and leads back. */
export function NotForYou({ why }: { why: 'adult' | 'waiting' | 'ofAge' | 'company' }) {
  const t = useWords('member')
  return (
    <EmptyState
      title={t(`minor.${why}.title`)}
      action={
        <>
          <ButtonLink to={links.information} variant="ink">
            {t(why === 'ofAge' ? 'minor.verifyAgain' : 'minor.toAccount')}
          </ButtonLink>
          <ButtonLink to={links.publish}>{t('minor.toPublishing')}</ButtonLink>
        </>
      }
    >
      {t(`minor.${why}.text`)}
    </EmptyState>
  )
}
