import { links } from '../../../../lib/links'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { ButtonLink } from '../../../../ui/button-link'
import { EmptyState } from '../../../../ui/empty-state'
import { type ChangeList, isWhole, type ListState } from './list-state'

/** There was never a bill, or none that fits: two different things to say. */
export function NoBills({ state, onChange }: { state: ListState; onChange: ChangeList }) {
  const t = useWords('bills')
  if (isWhole(state)) {
    return (
      <EmptyState
        title={t('empty.title')}
        action={<ButtonLink to={links.works}>{t('empty.works')}</ButtonLink>}
      >
        {t('empty.text')}
      </EmptyState>
    )
  }
  const everything = { from: undefined, to: undefined, channel: undefined, status: undefined }
  return (
    <EmptyState
      title={t('none.title')}
      action={
        <Button variant="ink" onClick={() => onChange(everything)}>
          {t('none.all')}
        </Button>
      }
    >
      {t('none.text')}
    </EmptyState>
  )
}
