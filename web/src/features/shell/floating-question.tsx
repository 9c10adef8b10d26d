import { useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { links } from '../../lib/links'
import { useRootData } from '../../lib/root-data'
import { useWords } from '../../lib/words'
import { cx } from '../../ui/class-names'
import { makesRoom, useOverControl } from '../../ui/use-over-control'

/** Goes to the question form the visitor can reach; not shown on that page itself. It makes room for whatever can be used below it. */
export function FloatingQuestion() {
  const t = useWords('shell')
  const { isSignedIn } = useRootData()
  const { pathname } = useLocation()
  const target = isSignedIn ? links.memberQuestion : links.guestQuestion
  const link = useRef<HTMLAnchorElement>(null)
  const isInTheWay = useOverControl(link, pathname !== target)
  if (pathname === target) return null
  return (
    <aside aria-label={t('question.float')}>
      <Link
        ref={link}
        to={target}
        data-float
        title={t('question.float')}
        // Beside the page there is room for its words on a wide screen only.
        className={cx(
          'fixed right-4 bottom-[calc(1rem+var(--demo-phone,0px)+var(--bottom-bar,0px))] z-30 flex size-12 items-center justify-center gap-2 rounded-full border border-line bg-surface font-semibold shadow-lift transition-opacity hover:border-ink lg:right-6 lg:bottom-[calc(1.5rem+var(--bottom-bar,0px))] min-[106rem]:w-auto min-[106rem]:px-5',
          isInTheWay && makesRoom,
        )}
      >
        <svg
          width="22"
          height="22"
          viewBox="0 0 22 22"
          fill="none"
          className="shrink-0 stroke-accent"
          strokeWidth="1.8"
          strokeLinecap="round"
          strokeLinejoin="round"
          aria-hidden="true"
        >
          <path d="M4 17.5 5 14a8 7.5 0 1 1 3.2 3zM8.8 8.2a2.2 2.2 0 1 1 3.4 1.9c-.8.5-1.2.9-1.2 1.7M11 14.2v.1" />
        </svg>
        <span className="max-[106rem]:sr-only">{t('question.float')}</span>
      </Link>
    </aside>
  )
}
