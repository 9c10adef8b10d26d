import type { ReactNode } from 'react'
import { designLimits } from '#contract/covers/design'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { EmptyState } from '../../../../ui/empty-state'
import type { LibraryState } from './library-state'
import type { ChangeLibrary } from './use-library-state'

interface NothingHereProps {
  state: LibraryState
  onChange: ChangeLibrary
  /** How a first design begins; nothing for those who may not. */
  begin: ReactNode
}

/** No designs at all, no favourites, an empty bin, or nothing that fits: each says what it is. */
export function NothingHere({ state: { search, view }, onChange, begin }: NothingHereProps) {
  const t = useWords('covers')
  if (search) {
    return (
      <EmptyState
        title={t('library.notFound', { search })}
        action={
          <Button variant="ink" onClick={() => onChange({ search: '', view: 'all' })}>
            {t('library.showAll')}
          </Button>
        }
      >
        {t('library.notFoundText')}
      </EmptyState>
    )
  }
  if (view === 'bin') {
    return (
      <EmptyState title={t('library.binEmpty')}>
        {t('library.binText', { days: designLimits.binDays })}
      </EmptyState>
    )
  }
  if (view === 'favourites') {
    return <EmptyState title={t('library.noFavourites')}>{t('library.noFavouritesText')}</EmptyState>
  }
  return (
    <EmptyState title={t('library.empty')} action={begin}>
      {t(begin ? 'library.emptyText' : 'library.emptyReader')}
    </EmptyState>
  )
}
