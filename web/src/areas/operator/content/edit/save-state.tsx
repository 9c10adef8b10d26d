import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { cx } from '../../../../ui/class-names'
import type { KeeperState } from './content-keeper'

const clock = new Intl.DateTimeFormat('sv-SE', { timeStyle: 'short' })

/** Whether what was written is safe. */
export function SaveState({
  state: { saving, savedAt },
  onRetry,
}: {
  state: KeeperState
  onRetry: () => void
}) {
  const t = useWords('content')
  const isWrong = saving === 'failed' || saving === 'refused' || saving === 'behind'
  return (
    <div
      className={cx(
        'flex min-h-6 items-center gap-3',
        // What went wrong has a line of its own, with the way out beside it.
        isWrong ? 'order-first basis-full' : 'max-sm:order-first max-sm:basis-full',
      )}
    >
      <p role="status" className={cx('num text-sm', isWrong ? 'font-medium text-accent' : 'text-soft')}>
        {saving === 'saved' ? t('save.saved', { at: clock.format(savedAt) }) : t(`save.${saving}`)}
      </p>
      {saving === 'failed' && (
        <Button size="small" onClick={onRetry}>
          {t('save.retry')}
        </Button>
      )}
    </div>
  )
}
