import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { EmptyState } from '../../../../ui/empty-state'
import type { readQueue } from './use-queue'

type QueueEmptyProps = { shown: ReturnType<typeof readQueue>; onClear: () => void }

export function QueueEmpty({ shown: { state, query }, onClear }: QueueEmptyProps) {
  const t = useWords('payout-desk')
  if (query)
    return (
      <EmptyState title={t('empty.search')} action={<Button onClick={onClear}>{t('empty.clear')}</Button>}>
        {t('empty.searchText')}
      </EmptyState>
    )
  if (state === 'submitted')
    return <EmptyState title={t('empty.submitted')}>{t('empty.submittedText')}</EmptyState>
  return (
    <EmptyState title={t('empty.other')}>{t('empty.otherText', { state: t(`state.${state}`) })}</EmptyState>
  )
}
