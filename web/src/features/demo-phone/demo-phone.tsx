// With the demo on: a phone in the corner that receives what would have been sent. Loaded only there.
import ChevronDown from 'lucide-react/icons/chevron-down'
import Smartphone from 'lucide-react/icons/smartphone'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { screenAt } from '../../lib/screens'
import { useWords } from '../../lib/words'
import { cx } from '../../ui/class-names'
import { useOverControl } from '../../ui/use-over-control'
import { useStoredState } from '../../ui/use-stored-state'
import { onCodeSent } from '../sms-codes/code-sent'
import './demo-phone.css'
import { DemoScreen } from './demo-screen'

type Choice = 'none' | 'open' | 'closed'

export function DemoPhone() {
  const t = useWords('shell')
  const layout = screenAt(useLocation().pathname)?.layout
  const [choice, choose] = useStoredState<Choice>('demo-phone', 'none')
  const [hasRung, setHasRung] = useState(false)
  useEffect(() => onCodeSent(() => setHasRung(true)), [])
  // It opens by itself for a message, unless it was put away on purpose: then it only shows a dot.
  const isOpen = choice === 'open' || (choice === 'none' && hasRung)
  const corner = useRef<HTMLElement>(null)
  // Open, it was wanted; along the lower edge of a small screen the page keeps its place free.
  const isInTheWay = useOverControl(corner, !isOpen)
  function toggle() {
    choose(isOpen ? 'closed' : 'open')
    setHasRung(false)
  }
  return (
    <aside
      ref={corner}
      id="demo-phone"
      data-float
      data-open={isOpen || undefined}
      aria-label={t('demo.title')}
      className={cx(
        'fixed z-40 flex flex-col overflow-hidden border-line bg-raised shadow-lift',
        'max-lg:inset-x-0 max-lg:bottom-0 max-lg:border-t lg:right-6 lg:rounded-card lg:border',
        // On the member's screens the corner itself belongs to the question button.
        layout === 'member'
          ? 'lg:bottom-[calc(5.5rem+var(--bottom-bar,0px))]'
          : 'lg:bottom-[calc(1.5rem+var(--bottom-bar,0px))]',
        isOpen ? 'lg:w-84' : 'transition-opacity lg:max-[106rem]:rounded-full',
        isInTheWay && 'lg:pointer-events-none lg:opacity-0 lg:focus-within:opacity-100',
      )}
    >
      <button
        type="button"
        aria-expanded={isOpen}
        aria-label={isOpen ? t('demo.close') : t('demo.open')}
        className={cx(
          'flex h-11 w-full shrink-0 items-center gap-2.5 px-4 font-semibold -outline-offset-2 hover:bg-sunken',
          !isOpen && 'lg:max-[106rem]:size-12 lg:max-[106rem]:justify-center lg:max-[106rem]:p-0',
        )}
        onClick={toggle}
      >
        <Smartphone className="size-4.5 text-river" aria-hidden="true" />
        <span className={cx(!isOpen && 'lg:max-[106rem]:sr-only')}>{t('demo.title')}</span>
        {hasRung && !isOpen && <span className="size-2 rounded-full bg-accent" />}
        <ChevronDown
          aria-hidden="true"
          className={cx(
            'ml-auto size-4.5 text-soft transition-transform',
            !isOpen && 'rotate-180 lg:max-[106rem]:hidden',
          )}
        />
      </button>
      {isOpen && <DemoScreen isForStaff={layout === 'operator'} />}
    </aside>
  )
}
