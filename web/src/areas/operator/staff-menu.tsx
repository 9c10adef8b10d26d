import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import type { OutputOf } from '#contract/call'
import type { countReviews } from '#contract/review/queue-calls'
import { menuAccess } from '#contract/staff/menu-access'
import { links } from '../../lib/links'
import { useWords } from '../../lib/words'
import { CountBadge } from '../../ui/count-badge'
import {
  countsQuery,
  deedsQuery,
  deskCountQuery,
  summaryQuery,
  waitingIn,
  waitingQuery,
} from './menu-queries'
import { mayCheck, type Staff, staffMay, useStaff, useWaiting } from './staff-queries'
import { useShownInLine } from './use-shown-in-line'

/** What this person can do something about. */
function reviewsFor(staff: Staff, counts: OutputOf<typeof countReviews> | undefined): number {
  const content = staffMay(staff, menuAccess.passContent) ? (counts?.content ?? 0) : 0
  return content + (staffMay(staff, menuAccess.passRights) ? (counts?.rights ?? 0) + (counts?.cases ?? 0) : 0)
}

interface Entry {
  to: string
  label: string
  isShown: boolean
  count?: number
  /** An entry stands for everything below its address. */
  isHere?: boolean
}

/** Each role sees its own part. Beside the page where there is room, in a line above it that can be pushed where there is not. */
export function StaffMenu() {
  const t = useWords('operator')
  const staff = useStaff()
  const { pathname } = useLocation()
  const waiting = Object.values(useWaiting(staff).data?.waiting ?? {}).reduce((sum, count) => sum + count, 0)
  const mayClaim = staffMay(staff, menuAccess.listInfringements)
  const mayDispute = staffMay(staff, menuAccess.listDisputes)
  const claims = useQuery({ ...waitingQuery, enabled: mayClaim || mayDispute }).data
  const mayReview = staffMay(staff, menuAccess.listReviewQueue)
  const reviews = useQuery({ ...countsQuery, enabled: mayReview }).data
  const mayPay = staffMay(staff, menuAccess.summarisePayouts)
  const payouts = useQuery({ ...summaryQuery, enabled: mayPay }).data
  const mayAnswer = staffMay(staff, menuAccess.listDeskTickets)
  const desk = useQuery({ ...deskCountQuery, enabled: mayAnswer }).data
  const mayDecide = staffMay(staff, menuAccess.listDeeds)
  const deeds = useQuery({ ...deedsQuery, enabled: mayDecide }).data
  const work: Entry[] = [
    { to: links.operator, label: t('menu.home'), isShown: true, isHere: pathname === links.operator },
    {
      to: links.operatorReview,
      label: t('menu.review'),
      isShown: mayReview,
      count: reviewsFor(staff, reviews),
    },
    {
      to: links.operatorInfringements,
      label: t('menu.infringement'),
      isShown: mayClaim,
      count: claims?.claims ?? 0,
    },
    {
      to: links.operatorChecks,
      label: t('menu.checks'),
      isShown: mayCheck(staff),
      isHere: pathname.startsWith('/operator/check'),
      count: waiting,
    },
    {
      to: links.operatorDeliveries,
      label: t('menu.deliveries'),
      isShown: staffMay(staff, menuAccess.listDeliveries),
    },
    {
      to: links.operatorIncome,
      label: t('menu.income'),
      isShown: staffMay(staff, menuAccess.listReports),
      isHere: pathname.startsWith(links.operatorIncome) && !pathname.startsWith(links.operatorLedger),
      count: (claims?.disputes ?? 0) + (claims?.requests ?? 0),
    },
    { to: links.operatorPayouts, label: t('menu.payouts'), isShown: mayPay, count: waitingIn(payouts) },
    { to: links.operatorLedger, label: t('menu.ledger'), isShown: staffMay(staff, menuAccess.readLedger) },
    { to: links.operatorDesk, label: t('menu.desk'), isShown: mayAnswer, count: desk?.waiting },
    { to: links.operatorWorks, label: t('menu.works'), isShown: staffMay(staff, menuAccess.listCatalogue) },
    {
      to: links.operatorMembers,
      label: t('menu.members'),
      isShown: staffMay(staff, menuAccess.listMembers),
      isHere: pathname.startsWith('/operator/member'),
    },
  ]
  const site: Entry[] = [
    { to: links.operatorContent, label: t('menu.content'), isShown: staffMay(staff, menuAccess.listContent) },
    {
      to: links.operatorCovers,
      label: t('menu.covers'),
      isShown: staffMay(staff, menuAccess.listManagedBackgrounds),
    },
    {
      to: links.operatorAnnouncements,
      label: t('menu.announcements'),
      isShown: staffMay(staff, menuAccess.listAnnouncements),
    },
    {
      to: links.operatorChannels,
      label: t('menu.channels'),
      isShown: staffMay(staff, menuAccess.listChannelProfiles),
    },
    { to: links.operatorSite, label: t('menu.site'), isShown: staffMay(staff, menuAccess.readSettings) },
    {
      to: links.operatorDeeds,
      label: t('menu.deeds'),
      isShown: mayDecide,
      count: deeds?.waiting.length,
    },
    { to: links.operatorStaff, label: t('menu.staff'), isShown: staffMay(staff, menuAccess.listStaff) },
    { to: links.operatorAudit, label: t('menu.audit'), isShown: staffMay(staff, menuAccess.listAudit) },
  ]
  return (
    <nav
      aria-label={t('menu.label')}
      className="border-b border-line max-lg:overflow-x-auto lg:w-52 lg:shrink-0 lg:border-r lg:border-b-0"
    >
      <div className="flex w-max gap-x-6 px-4 sm:px-8 lg:sticky lg:top-0 lg:max-h-dvh lg:w-auto lg:flex-col lg:gap-y-6 lg:overflow-y-auto lg:px-4 lg:py-6">
        <MenuGroup label={t('menu.group.work')} entries={work} />
        <MenuGroup label={t('menu.group.site')} entries={site} />
      </div>
    </nav>
  )
}

function MenuGroup({ label, entries }: { label: string; entries: Entry[] }) {
  const t = useWords('operator')
  const { pathname } = useLocation()
  const shown = entries.filter(({ isShown }) => isShown)
  if (shown.length === 0) return null
  return (
    <div>
      <p className="px-3 pb-1 text-sm text-soft max-lg:hidden">{label}</p>
      <ul className="flex gap-x-6 lg:flex-col lg:gap-y-0.5">
        {shown.map(({ to, label, isHere = pathname.startsWith(to), count = 0 }) => (
          <li key={to}>
            <MenuLink to={to} isHere={isHere}>
              {label}
              <CountBadge count={count} label={t('menu.waiting', { count })} />
            </MenuLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

function MenuLink({ to, isHere, children }: { to: string; isHere: boolean; children: ReactNode }) {
  const link = useRef<HTMLAnchorElement>(null)
  useShownInLine(link, isHere)
  return (
    <Link
      ref={link}
      to={to}
      aria-current={isHere ? 'page' : undefined}
      className="flex h-11 items-center gap-2 border-b-2 border-transparent font-medium whitespace-nowrap text-soft hover:text-ink aria-[current]:border-accent aria-[current]:text-ink lg:justify-between lg:rounded-control lg:border-b-0 lg:px-3 lg:hover:bg-sunken lg:aria-[current]:bg-sunken"
    >
      {children}
    </Link>
  )
}
