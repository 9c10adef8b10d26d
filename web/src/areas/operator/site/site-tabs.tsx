import { Link, useLocation } from 'react-router'
import { links } from '../../../lib/links'
import { useWords } from '../../../lib/words'

/** The parts of the settings. */
export function SiteTabs() {
  const t = useWords('site')
  const { pathname } = useLocation()
  const rooms = [
    [links.operatorSite, t('room.general')],
    [links.operatorApps, t('room.apps')],
    [links.operatorMoney, t('room.money')],
    [links.operatorCodes, t('room.codes')],
    [links.operatorDomains, t('room.domains')],
  ] as const
  return (
    <nav aria-label={t('room.label')} className="mt-4 overflow-x-auto">
      <ul className="flex gap-6 border-b border-line">
        {rooms.map(([to, label]) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={pathname === to ? 'page' : undefined}
              className="-mb-px flex min-h-11 items-center border-b-2 border-transparent whitespace-nowrap text-soft hover:text-ink aria-[current]:border-ink aria-[current]:font-semibold aria-[current]:text-ink"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
