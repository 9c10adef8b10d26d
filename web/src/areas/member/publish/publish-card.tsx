import { useId } from 'react'
import type { WorkKind } from '#contract/works/work'
import { useWords } from '../../../lib/words'
import { Button } from '../../../ui/button'
import { buttonClass } from '../../../ui/button-class'
import { cx } from '../../../ui/class-names'
import { useStoredState } from '../../../ui/use-stored-state'

type PublishCardProps = { kind?: WorkKind; isBusy: boolean; onStart: (kind: WorkKind) => void }

/** A card that can be folded away by those who only ever publish the other kind. */
export function PublishCard({ kind = 'single', isBusy, onStart }: PublishCardProps) {
  const t = useWords('publish')
  const [isFolded, setIsFolded] = useStoredState(`publish-card-${kind}-folded`, false)
  const id = useId()
  return (
    // Side by side they are equally tall; one that is folded away does not stand there as an empty box.
    <section
      className={cx(
        'flex flex-col rounded-card border border-line bg-surface p-6 shadow-lift',
        isFolded && 'self-start',
      )}
    >
      <div className="flex items-center justify-between gap-4">
        <h2 className="text-xl">{t(`entry.${kind}`)}</h2>
        <button
          type="button"
          aria-expanded={!isFolded}
          aria-controls={id}
          className={buttonClass({ variant: 'quiet', size: 'small' })}
          onClick={() => setIsFolded(!isFolded)}
        >
          {isFolded ? t('entry.expand') : t('entry.collapse')}
        </button>
      </div>
      <div id={id} hidden={isFolded} className={cx(!isFolded && 'flex flex-1 flex-col items-start')}>
        <p className="mt-2 mb-6 max-w-[46ch] text-soft">{t(`entry.${kind}Text`)}</p>
        <Button
          variant={kind === 'single' ? 'main' : 'ink'}
          loading={isBusy}
          onClick={() => onStart(kind)}
          className="mt-auto"
        >
          {t('entry.start')}
          <span className="sr-only"> {t(`entry.${kind}`)}</span>
        </Button>
      </div>
    </section>
  )
}
