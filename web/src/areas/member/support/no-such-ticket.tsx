import { createTicket } from '#contract/support/calls'
import { useMay } from '../../../features/works/use-role'
import { links } from '../../../lib/links'
import { useWords } from '../../../lib/words'
import { ButtonLink } from '../../../ui/button-link'
import { EmptyState } from '../../../ui/empty-state'

/** An address without a work order, or with one that is not here. */
export function NoSuchTicket({ isNamed }: { isNamed: boolean }) {
  const t = useWords('support')
  const mayAsk = useMay(createTicket)
  return (
    <div className="page py-10">
      <EmptyState
        heading="h1"
        title={t(isNamed ? 'none.gone' : 'none.which')}
        action={
          <>
            <ButtonLink to={links.tickets} variant="ink">
              {t('list.back')}
            </ButtonLink>
            {mayAsk && <ButtonLink to={links.newTicket()}>{t('list.new')}</ButtonLink>}
          </>
        }
      >
        {t(isNamed ? 'none.goneText' : 'none.whichText')}
      </EmptyState>
    </div>
  )
}
