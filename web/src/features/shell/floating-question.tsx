import { Link, useLocation } from 'react-router'
import { links } from '../../lib/links'
import { useRootData } from '../../lib/root-data'
import { useWords } from '../../lib/words'

/** Goes to the question form the visitor can reach; not shown on that page itself. */
export function FloatingQuestion() {
  const t = useWords('shell')
  const { isSignedIn } = useRootData()
  const { pathname } = useLocation()
  const target = isSignedIn ? links.memberQuestion : links.guestQuestion
  if (pathname === target) return null
  return (
    <aside aria-label={t('question.float')}>
      <Link
        to={target}
        className="fixed right-4 bottom-[calc(1rem+var(--demo-phone,0px)+var(--bottom-bar,0px))] z-30 flex h-12 items-center gap-2 rounded-full border border-line bg-surface px-5 font-semibold shadow-lift hover:border-ink lg:right-6 lg:bottom-[calc(1.5rem+var(--bottom-bar,0px))]"
      >
        <svg
          width="20"
          height="20"
          viewBox="0 0 20 20"
          fill="none"
          className="stroke-accent"
          strokeWidth="1.8"
          strokeLinecap="round"
          aria-hidden="true"
        >
          <path d="M2 5c5 0 5 5 10 5s6-3 6-3M2 10h7M2 15c5 0 5-5 10-5" />
        </svg>
        {t('question.float')}
      </Link>
    </aside>
  )
}
