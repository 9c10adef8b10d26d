import { useId } from 'react'
import type { WorkKind } from '#contract/works/work'
import { useWords } from '../../../lib/words'
import { Button } from '../../../ui/button'
import { buttonClass } from '../../../ui/button-class'
import { useStoredState } from '../../../ui/use-stored-state'

type PublishCardProps = { kind?: WorkKind; isBusy: boolean; onStart: (kind: WorkKind) => void }

/** A card that can be folded away by those who only ever publish the other kind. */
export function PublishCard({ kind = 'single', isBusy, onStart }: PublishCardProps) {
  const t = useWords('publish')
  const [isFolded, setIsFolded] = useStoredState(`publish-card-${kind}-folded`, false)
  const id = useId()
  return (
    <section className="self-start rounded-card border border-line bg-surface p-6 shadow-lift">
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
      <div id={id} hidden={isFolded}>
        <p className="mt-2 max-w-[46ch] text-soft">{t(`entry.${kind}Text`)}</p>
        <Button
          variant={kind === 'single' ? 'main' : 'ink'}
          loading={isBusy}
          onClick={() => onStart(kind)}
          className="mt-6"
        >
          {t('entry.start')}
          <span className="sr-only"> {t(`entry.${kind}`)}</span>
        </Button>
      </div>
    </section>
  )
}
