// Who may say yes to a deed, and when it acts.
import { type AgreeObstacle, type ConfirmObstacle, deedTimes } from '#contract/deeds/deed'
import type { AdminRow, DeedRow } from './deeds.queries'

const hour = 3_600_000
const day = 24 * hour

const after = (moment: Date, milliseconds: number) => new Date(moment.getTime() + milliseconds)

type Asked = Pick<DeedRow, 'requested_by' | 'requested_at'>

export const earliestOf = ({ requested_at }: Pick<Asked, 'requested_at'>) =>
  after(requested_at, deedTimes.waitHours * hour)
export const endOf = ({ requested_at }: Pick<Asked, 'requested_at'>) =>
  after(requested_at, deedTimes.endsDays * day)
/** Whatever was asked for before then has ended by now. */
export const endedBefore = (now: Date) => after(now, -deedTimes.endsDays * day)

export function readyAfterYes(deed: Asked, now: Date): Date {
  const earliest = earliestOf(deed)
  return earliest > now ? earliest : now
}

/** Whom somebody has just brought in is no second pair of eyes: invited, made admin, or brought back as one. */
function wasBroughtInBy(staffId: number, admin: AdminRow, now: Date): boolean {
  const since = after(now, -deedTimes.invitedDays * day)
  if (admin.invited_by === staffId && admin.created_at > since) return true
  return admin.raised.some(({ by, at }) => by === staffId && at > since)
}

/** Nor is who has just brought somebody in, or given them a second factor, the second person of what these ask for. */
const hasBroughtIn = ({ brought }: AdminRow, staffId: number, now: Date): boolean =>
  brought.some(({ to, at }) => to === staffId && at > after(now, -deedTimes.invitedDays * day))

export function whyNotAgree(
  deed: Asked & Pick<DeedRow, 'ready_at' | 'state'>,
  admin: AdminRow | undefined,
  now: Date,
): AgreeObstacle | undefined {
  if (deed.state !== 'waiting' || endOf(deed) <= now) return 'ended'
  if (deed.ready_at !== null) return 'agreed'
  return whyNoSecond(deed, admin, now)
}

/** What keeps somebody from being the second person of a deed, at that moment. */
export function whyNoSecond(
  deed: Asked,
  admin: AdminRow | undefined,
  now: Date,
): 'own' | 'newAdmin' | 'invited' | 'inviter' | undefined {
  if (admin?.selves.includes(deed.requested_by)) return 'own'
  if (!admin?.admin_since || admin.admin_since > after(now, -deedTimes.adminHours * hour)) return 'newAdmin'
  if (wasBroughtInBy(deed.requested_by, admin, now)) return 'invited'
  if (hasBroughtIn(admin, deed.requested_by, now)) return 'inviter'
  return undefined
}

/** No other admin can say yes before it ends: that is left to the owner of the site. */
export function needsOwner(deed: Asked, admins: readonly AdminRow[]): boolean {
  const end = endOf(deed)
  return !admins.some(
    admin => admin.totp_confirmed_at !== null && whyNoSecond(deed, admin, end) === undefined,
  )
}

export const readyAfterClick = (now: Date) => after(now, deedTimes.ownerWaitHours * hour)

/** The owner confirms what no other admin can. */
export function whyNotConfirm(
  deed: Asked & Pick<DeedRow, 'ready_at' | 'state'>,
  admins: readonly AdminRow[],
  now: Date,
): ConfirmObstacle | undefined {
  if (deed.state !== 'waiting' || endOf(deed) <= now) return 'ended'
  if (deed.ready_at !== null) return 'confirmed'
  if (!needsOwner(deed, admins)) return 'admin'
  // It would end before it could act.
  if (readyAfterClick(now) >= endOf(deed)) return 'late'
  return undefined
}
