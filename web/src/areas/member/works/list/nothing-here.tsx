import { createWork } from '#contract/works/work-calls'
import { useNewWork } from '../../../../features/works/use-new-work'
import { useMay } from '../../../../features/works/use-role'
import { links } from '../../../../lib/links'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { ButtonLink } from '../../../../ui/button-link'
import { EmptyState } from '../../../../ui/empty-state'
import { isWhole, type ListState } from './list-state'
import type { ChangeList } from './use-list-state'

/** No works at all, an empty bin, or nothing that fits: three different things to say. */
export function NothingHere({ state, onChange }: { state: ListState; onChange: ChangeList }) {
  const t = useWords('works')
  const publish = useWords('publish')
  const { begin, isBusy } = useNewWork()
  const mayPublish = useMay(createWork)
  if (isWhole(state) && !mayPublish) {
    return <EmptyState title={t('empty.none')}>{t('empty.textReader')}</EmptyState>
  }
  if (isWhole(state)) {
    return (
      <EmptyState
        title={t('empty.title')}
        action={
          <>
            <Button variant="main" loading={isBusy} onClick={() => void begin('single')}>
              {publish('entry.single')}
            </Button>
            <Button variant="ink" loading={isBusy} onClick={() => void begin('album')}>
              {publish('entry.album')}
            </Button>
            <ButtonLink to={links.moveIn} variant="quiet">
              {t('list.moveIn')}
            </ButtonLink>
          </>
        }
      >
        {t('empty.text')}
      </EmptyState>
    )
  }
  const { search, view, kind, from, to } = state
  if (view === 'bin' && !search && !kind && !from && !to) {
    return <EmptyState title={t('empty.bin')}>{t('empty.binText')}</EmptyState>
  }
  return (
    <EmptyState
      title={search ? t('empty.notFound', { search }) : t('empty.none')}
      action={
        <Button
          variant="ink"
          onClick={() =>
            onChange({ search: '', view: 'all', kind: undefined, from: undefined, to: undefined })
          }
        >
          {t('empty.showAll')}
        </Button>
      }
    >
      {t('empty.notFoundText')}
    </EmptyState>
  )
}
