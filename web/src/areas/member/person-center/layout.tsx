import { useEffect, useRef } from 'react'
import { Link, Outlet, useLocation } from 'react-router'
import { userMenu } from '../../../features/shell/menus'
import { links } from '../../../lib/links'
import { useRootData } from '../../../lib/root-data'
import { useWords } from '../../../lib/words'

export default function PersonCenterLayout() {
  const t = useWords('member')
  const { words } = useRootData()
  const { pathname } = useLocation()
  const list = useRef<HTMLUListElement>(null)
  // On a phone the row is wider than the window: where one is stays in sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current entry follows the address
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [pathname])
  const menu = userMenu.map(({ to, label }) => ({ to, label: words[label] }))
  const [center, ...rest] = menu.slice(0, -1)
  const entries = [
    center,
    { to: links.updateInfo, label: words['title.updateInfo'] },
    { to: links.company, label: words['title.company'] },
    { to: links.roster, label: words['title.roster'] },
    ...rest,
    { to: links.splits, label: words['title.splits'] },
    { to: links.developer, label: words['title.developer'] },
    ...menu.slice(-1),
  ]
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-6 py-8 lg:grid-cols-[13rem_minmax(0,1fr)] lg:py-10">
      <nav aria-label={t('center.label')} className="-mx-1 overflow-x-auto lg:sticky lg:top-6">
        <ul ref={list} className="flex gap-1 lg:flex-col">
          {entries.map(
            entry =>
              entry && (
                <li key={entry.to}>
                  <Link
                    to={entry.to}
                    aria-current={isWithin(pathname, entry.to) ? 'page' : undefined}
                    className="flex h-11 items-center rounded-control px-4 font-medium whitespace-nowrap text-soft hover:text-ink aria-[current]:bg-sunken aria-[current]:text-ink"
                  >
                    {entry.label}
                  </Link>
                </li>
              ),
          )}
        </ul>
      </nav>
      <div className="min-w-0">
        <Outlet />
      </div>
    </div>
  )
}

/** A page beside an entry's own belongs to it: a bill to the bills. */
function isWithin(pathname: string, entry: string): boolean {
  const folder = entry.slice(0, entry.lastIndexOf('/') + 1)
  return pathname === entry || (folder !== '/person-center/' && pathname.startsWith(folder))
}
