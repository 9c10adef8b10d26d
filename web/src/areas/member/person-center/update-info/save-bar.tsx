import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'

type SaveBarProps = { isDirty: boolean; isBusy: boolean; onDiscard: () => void }

/** Stays in sight while there is something to save. Its place is always kept. */
export function SaveBar({ isDirty, isBusy, onDiscard }: SaveBarProps) {
  const t = useWords('member')
  return (
    <div
      data-active={isDirty || undefined}
      data-bottom-bar={isDirty || undefined}
      className="bottom-[calc(var(--demo-phone,0px)+0.75rem)] z-10 flex flex-wrap items-center justify-end gap-3 rounded-card border border-transparent px-4 py-3 data-active:sticky data-active:border-line data-active:bg-raised data-active:shadow-lift sm:px-6"
    >
      <p role="status" className="mr-auto text-sm text-soft">
        {isDirty && t('unsaved.status')}
      </p>
      {isDirty && (
        <Button variant="quiet" onClick={onDiscard}>
          {t('unsaved.discard')}
        </Button>
      )}
      <Button type="submit" variant="ink" disabled={!isDirty} loading={isBusy}>
        {t('profile.save')}
      </Button>
    </div>
  )
}
