import { createTicket } from '#contract/support/calls'
import { useMay } from '../../../../features/works/use-role'
import { links } from '../../../../lib/links'
import { useRootData } from '../../../../lib/root-data'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { ButtonLink } from '../../../../ui/button-link'
import { EmptyState } from '../../../../ui/empty-state'
import { type ChangeList, isWhole, type ListState } from './list-state'

/** Nothing was ever asked, or nothing fits: two different things to say. */
export function NothingAsked({ state, onChange }: { state: ListState; onChange: ChangeList }) {
  const t = useWords('support')
  const { site } = useRootData()
  const mayAsk = useMay(createTicket)
  if (isWhole(state)) {
    return (
      <EmptyState
        title={t('empty.title')}
        action={
          <>
            {mayAsk && (
              <ButtonLink to={links.newTicket()} variant="main">
                {t('list.new')}
              </ButtonLink>
            )}
            <ButtonLink to={links.help}>{t('empty.help')}</ButtonLink>
          </>
        }
      >
        {mayAsk ? t('empty.text', { hours: site.promises.answer_hours }) : t('empty.reader')}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title={state.search ? t('empty.notFound', { search: state.search }) : t('empty.none')}
      action={
        <Button variant="ink" onClick={() => onChange({ search: '', view: 'all' })}>
          {t('empty.showAll')}
        </Button>
      }
    >
      {t('empty.notFoundText')}
    </EmptyState>
  )
}
