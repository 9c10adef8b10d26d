import { Link, useLocation } from 'react-router'
import { listAnnouncements } from '#contract/messages/announcement-calls'
import { listDeskTickets } from '#contract/support/desk-calls'
import { links } from '../../lib/links'
import { useWords } from '../../lib/words'
import { CountBadge } from '../../ui/count-badge'
import { mayCheck, staffMay, useStaff, useWaiting } from './staff-queries'

/** Each role sees its own part. */
export function StaffMenu() {
  const t = useWords('operator')
  const staff = useStaff()
  const { pathname } = useLocation()
  const waiting = Object.values(useWaiting(staff).data?.waiting ?? {}).reduce((sum, count) => sum + count, 0)
  const entries = [
    {
      to: links.operator,
      label: t('menu.home'),
      isHere: pathname === links.operator,
      count: 0,
      isShown: true,
    },
    {
      to: links.operatorChecks,
      label: t('menu.checks'),
      isHere: pathname.startsWith('/operator/check'),
      count: waiting,
      isShown: mayCheck(staff),
    },
    {
      to: links.operatorDesk,
      label: t('menu.desk'),
      isHere: pathname.startsWith(links.operatorDesk),
      count: 0,
      isShown: staffMay(staff, listDeskTickets),
    },
    {
      to: links.operatorAnnouncements,
      label: t('menu.announcements'),
      isHere: pathname === links.operatorAnnouncements,
      count: 0,
      isShown: staffMay(staff, listAnnouncements),
    },
  ]
  return (
    <nav aria-label={t('menu.label')}>
      <ul className="flex gap-x-6">
        {entries.map(
          ({ to, label, isHere, count, isShown }) =>
            isShown && (
              <li key={to}>
                <Link
                  to={to}
                  aria-current={isHere ? 'page' : undefined}
                  className="flex h-11 items-center gap-2 border-b-2 border-transparent font-medium whitespace-nowrap text-soft hover:text-ink aria-[current]:border-accent aria-[current]:text-ink md:h-16"
                >
                  {label}
                  <CountBadge count={count} label={t('menu.waiting', { count })} />
                </Link>
              </li>
            ),
        )}
      </ul>
    </nav>
  )
}
