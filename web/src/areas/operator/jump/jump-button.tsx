import Search from 'lucide-react/icons/search'
import { useEffect, useState } from 'react'
import { isApple } from '../../../lib/is-apple'
import { useWords } from '../../../lib/words'
import { Kbd } from '../../../ui/kbd'
import { JumpDialog } from './jump-dialog'

/** One field for everything, from wherever somebody is: Ctrl or ⌘ with K. */
export function JumpButton() {
  const t = useWords('operator')
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return
      event.preventDefault()
      setOpen(before => !before)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        aria-label={t('jump.title')}
        aria-keyshortcuts="Control+K Meta+K"
        className="flex size-11 items-center justify-center gap-2.5 rounded-control border-line text-soft hover:text-ink sm:w-64 sm:border sm:px-3"
      >
        <Search aria-hidden="true" className="size-4.5 shrink-0" />
        <span className="max-sm:hidden">{t('jump.open')}</span>
        <span aria-hidden="true" className="ml-auto max-sm:hidden">
          <Kbd>{isApple() ? '⌘ K' : 'Ctrl K'}</Kbd>
        </span>
      </button>
      {isOpen && <JumpDialog onClose={() => setOpen(false)} />}
    </>
  )
}
