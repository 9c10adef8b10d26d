import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { listAudit } from '#contract/audit/calls'
import type { OutputOf } from '#contract/call'
import { listCatalogue } from '#contract/catalogue/calls'
import { listContent } from '#contract/content/editing-calls'
import { listManagedBackgrounds } from '#contract/covers/desk-calls'
import { listDeeds } from '#contract/deeds/calls'
import { listChannelProfiles } from '#contract/distribution/channel-calls'
import { listDeliveries } from '#contract/distribution/delivery-calls'
import { listDisputes } from '#contract/income/dispute-calls'
import { readLedger } from '#contract/income/ledger-calls'
import { listReports } from '#contract/income/report-calls'
import { listInfringements } from '#contract/infringement/desk-calls'
import { listMembers } from '#contract/members/calls'
import { listAnnouncements } from '#contract/messages/announcement-calls'
import { summarisePayouts } from '#contract/payouts/payout-desk-calls'
import { passContent, passRights } from '#contract/review/calls'
import { type countReviews, listReviewQueue } from '#contract/review/queue-calls'
import { readSettings } from '#contract/sites/settings-calls'
import { listStaff } from '#contract/staff/management-calls'
import { listDeskTickets } from '#contract/support/desk-calls'
import { links } from '../../lib/links'
import { useWords } from '../../lib/words'
import { CountBadge } from '../../ui/count-badge'
import { waitingQuery } from './dashboard/dashboard-queries'
import { deedsQuery } from './deeds/deed-queries'
import { summaryQuery, waitingIn } from './payouts/payout-queries'
import { countsQuery } from './review/review-queries'
import { mayCheck, type Staff, staffMay, useStaff, useWaiting } from './staff-queries'
import { deskCountQuery } from './support/desk-queries'
import { useShownInLine } from './use-shown-in-line'

/** What this person can do something about. */
function reviewsFor(staff: Staff, counts: OutputOf<typeof countReviews> | undefined): number {
  const content = staffMay(staff, passContent) ? (counts?.content ?? 0) : 0
  return content + (staffMay(staff, passRights) ? (counts?.rights ?? 0) + (counts?.cases ?? 0) : 0)
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
  const mayClaim = staffMay(staff, listInfringements)
  const mayDispute = staffMay(staff, listDisputes)
  const claims = useQuery({ ...waitingQuery, enabled: mayClaim || mayDispute }).data
  const mayReview = staffMay(staff, listReviewQueue)
  const reviews = useQuery({ ...countsQuery, enabled: mayReview }).data
  const mayPay = staffMay(staff, summarisePayouts)
  const payouts = useQuery({ ...summaryQuery, enabled: mayPay }).data
  const mayAnswer = staffMay(staff, listDeskTickets)
  const desk = useQuery({ ...deskCountQuery, enabled: mayAnswer }).data
  const mayDecide = staffMay(staff, listDeeds)
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
      isShown: staffMay(staff, listDeliveries),
    },
    {
      to: links.operatorIncome,
      label: t('menu.income'),
      isShown: staffMay(staff, listReports),
      isHere: pathname.startsWith(links.operatorIncome) && !pathname.startsWith(links.operatorLedger),
      count: (claims?.disputes ?? 0) + (claims?.requests ?? 0),
    },
    { to: links.operatorPayouts, label: t('menu.payouts'), isShown: mayPay, count: waitingIn(payouts) },
    { to: links.operatorLedger, label: t('menu.ledger'), isShown: staffMay(staff, readLedger) },
    { to: links.operatorDesk, label: t('menu.desk'), isShown: mayAnswer, count: desk?.waiting },
    { to: links.operatorWorks, label: t('menu.works'), isShown: staffMay(staff, listCatalogue) },
    {
      to: links.operatorMembers,
      label: t('menu.members'),
      isShown: staffMay(staff, listMembers),
      isHere: pathname.startsWith('/operator/member'),
    },
  ]
  const site: Entry[] = [
    { to: links.operatorContent, label: t('menu.content'), isShown: staffMay(staff, listContent) },
    { to: links.operatorCovers, label: t('menu.covers'), isShown: staffMay(staff, listManagedBackgrounds) },
    {
      to: links.operatorAnnouncements,
      label: t('menu.announcements'),
      isShown: staffMay(staff, listAnnouncements),
    },
    {
      to: links.operatorChannels,
      label: t('menu.channels'),
      isShown: staffMay(staff, listChannelProfiles),
    },
    { to: links.operatorSite, label: t('menu.site'), isShown: staffMay(staff, readSettings) },
    {
      to: links.operatorDeeds,
      label: t('menu.deeds'),
      isShown: mayDecide,
      count: deeds?.waiting.length,
    },
    { to: links.operatorStaff, label: t('menu.staff'), isShown: staffMay(staff, listStaff) },
    { to: links.operatorAudit, label: t('menu.audit'), isShown: staffMay(staff, listAudit) },
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
