import { Link, useLocation } from 'react-router'
import { links } from '../../../lib/links'
import { useWords } from '../../../lib/words'

const tabClass =
  'inline-flex min-h-11 items-center border-b-2 border-transparent px-1 font-semibold text-soft hover:text-ink ' +
  'aria-[current]:border-accent aria-[current]:text-ink'

/** Bills one by one, or what they come to. */
export function IncomeTabs() {
  const t = useWords('bills')
  const { pathname } = useLocation()
  const tabs = [
    { to: links.bills, label: t('tab.bills') },
    { to: links.incomeFigures, label: t('tab.figures') },
  ]
  return (
    <nav aria-label={t('tabs')} className="mt-10 flex gap-6 border-b border-line">
      {tabs.map(({ to, label }) => (
        <Link key={to} to={to} aria-current={pathname === to ? 'page' : undefined} className={tabClass}>
          {label}
        </Link>
      ))}
    </nav>
  )
}
