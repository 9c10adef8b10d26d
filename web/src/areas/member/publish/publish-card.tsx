import { useId, useState } from 'react'
import { Link } from 'react-router'
import { useWords } from '../../../lib/words'
import { buttonClass } from '../../../ui/button-class'

/** A card that can be folded away by those who only ever publish the other kind. */
export function PublishCard({ kind = 'single' }: { kind?: 'single' | 'album' }) {
  const t = useWords('member')
  const [isOpen, setIsOpen] = useState(true)
  const id = useId()
  return (
    <section className="rounded-card border border-line bg-surface p-6 shadow-lift">
      <div className="flex items-center justify-between gap-4">
        <h2 className="text-xl">{t(`entry.${kind}`)}</h2>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          className={buttonClass({ variant: 'quiet', size: 'small' })}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? t('entry.collapse') : t('entry.expand')}
        </button>
      </div>
      <div id={id} hidden={!isOpen}>
        <p className="mt-2 max-w-[46ch] text-soft">{t(`entry.${kind}Text`)}</p>
        <Link
          to={`/work-publish/step/step-1?kind=${kind}`}
          className={`${buttonClass({ variant: kind === 'single' ? 'main' : 'ink' })} mt-6`}
        >
          {t('entry.start')}
        </Link>
      </div>
    </section>
  )
}
