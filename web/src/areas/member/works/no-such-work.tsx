import { links } from '../../../lib/links'
import { useWords } from '../../../lib/words'
import { ButtonLink } from '../../../ui/button-link'
import { EmptyState } from '../../../ui/empty-state'

/** An address without a work, or with one that is not here. */
export function NoSuchWork({ isNamed }: { isNamed: boolean }) {
  const t = useWords('works')
  return (
    <div className="page py-10">
      <EmptyState
        heading="h1"
        title={t(isNamed ? 'noWork.gone' : 'noWork.which')}
        action={
          <>
            <ButtonLink to={links.works} variant="ink">
              {t('noWork.toWorks')}
            </ButtonLink>
            {isNamed && <ButtonLink to={`${links.works}?view=bin`}>{t('noWork.toBin')}</ButtonLink>}
          </>
        }
      >
        {t(isNamed ? 'noWork.goneText' : 'noWork.whichText')}
      </EmptyState>
    </div>
  )
}
