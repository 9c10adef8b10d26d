import { NavLink, Outlet } from 'react-router'
import { userMenu } from '../../../features/shell/menus'
import { useRootData } from '../../../lib/root-data'
import { useWords } from '../../../lib/words'

export default function PersonCenterLayout() {
  const t = useWords('member')
  const { words } = useRootData()
  return (
    <div className="page grid items-start gap-x-12 gap-y-6 py-8 lg:grid-cols-[13rem_1fr] lg:py-10">
      <nav aria-label={t('center.label')} className="-mx-1 overflow-x-auto">
        <ul className="flex gap-1 lg:flex-col">
          {userMenu.map(entry => (
            <li key={entry.id}>
              <NavLink
                to={entry.to}
                className="flex h-11 items-center rounded-control px-4 font-medium whitespace-nowrap text-soft hover:text-ink aria-[current]:bg-sunken aria-[current]:text-ink"
              >
                {words[entry.label]}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="min-w-0">
        <Outlet />
      </div>
    </div>
  )
}
