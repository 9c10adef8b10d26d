// What staff are mailed about: queues in which something waits longer than promised, what waits for nobody else, and what goes wrong by itself. Each belongs to whoever
// may see its screen.
import { dirname } from 'node:path'
import type { Call } from '#contract/call'
import { listPicturesToPass } from '#contract/covers/picture-calls'
import { listFailedJobs } from '#contract/dashboard/calls'
import { listDeeds } from '#contract/deeds/calls'
import { retryDelivery } from '#contract/distribution/delivery-calls'
import { todayInChina } from '#contract/identity/age'
import { listChecks } from '#contract/identity/check-calls'
import { listInfringements } from '#contract/infringement/desk-calls'
import { summarisePayouts } from '#contract/payouts/payout-desk-calls'
import { listCodeRanges } from '#contract/release-codes/calls'
import { listRightsCases, passContent, passRights } from '#contract/review/calls'
import { listDeskTickets } from '#contract/support/desk-calls'
import { readUpkeep } from '#contract/upkeep/calls'
import type { Tx } from '../../../platform/database/query'
import type { Services } from '../../../platform/services'
import { readRoom } from '../../../platform/storage/room'
import { readPresentation } from '../../../platform/stored-settings'
import { sumOverlookedDeeds } from '../../deeds/deeds.public'
import { readSite } from '../../mail/mail.public'
import { codeStock } from '../../release-codes/release-codes.public'
import { findLastBackup } from '../../upkeep/upkeep.public'
import * as queries from '../dashboard.queries'

export const matterKinds = [
  'content',
  'rights',
  'cases',
  'checks',
  'tickets',
  'claims',
  'payouts',
  'deeds',
  'pictures',
  'isrc',
  'upc',
  'deliveries',
  'jobs',
  'disk',
  'backup',
] as const
export type MatterKind = (typeof matterKinds)[number]

/** Who hears of it, and where they look into it. */
export const matters: Record<MatterKind, { seenBy: Pick<Call, 'access'>; path: string }> = {
  content: { seenBy: passContent, path: '/operator/review' },
  rights: { seenBy: passRights, path: '/operator/review' },
  cases: { seenBy: listRightsCases, path: '/operator/review' },
  checks: { seenBy: listChecks, path: '/operator/checks' },
  tickets: { seenBy: listDeskTickets, path: '/operator/desk' },
  claims: { seenBy: listInfringements, path: '/operator/infringement' },
  payouts: { seenBy: summarisePayouts, path: '/operator/payouts' },
  deeds: { seenBy: listDeeds, path: '/operator/deeds' },
  pictures: { seenBy: listPicturesToPass, path: '/operator/covers?room=pictures' },
  isrc: { seenBy: listCodeRanges, path: '/operator/site/codes' },
  upc: { seenBy: listCodeRanges, path: '/operator/site/codes' },
  deliveries: { seenBy: retryDelivery, path: '/operator/deliveries' },
  jobs: { seenBy: listFailedJobs, path: '/operator/jobs' },
  disk: { seenBy: readUpkeep, path: '/operator/site/upkeep' },
  backup: { seenBy: readUpkeep, path: '/operator/site/upkeep' },
}

const hourMilliseconds = 3_600_000
const dayMilliseconds = 24 * hourMilliseconds
/** Before a ticket's promised time ends, so that it can still be kept. */
const ticketHoursAhead = 4
const oldBackupDays = 2
const mostFailed = 1000

/** How many of each there are; 0: all is well. */
export async function countMatters(
  tx: Tx,
  now: Date,
  isDemo: boolean,
): Promise<Record<Exclude<MatterKind, 'disk'>, number>> {
  const { promises } = readPresentation((await readSite(tx)).presentation)
  const promised = new Date(now.getTime() - promises.review_days * dayMilliseconds)
  const soon = new Date(now.getTime() + ticketHoursAhead * hourMilliseconds)
  const stock = await codeStock(tx, now)
  return {
    content: (await queries.countLateReviews(tx, 'content', promised)).count,
    rights: (await queries.countLateReviews(tx, 'rights', promised)).count,
    cases: (await queries.sumCases(tx, todayInChina(now))).late,
    checks: (await queries.sumChecks(tx, promised)).late,
    tickets: (await queries.countTicketsDue(tx, soon)).count,
    claims: (await queries.sumClaims(tx, now)).waiting,
    payouts: (await queries.countPayoutsToApprove(tx)).count,
    deeds: (await sumOverlookedDeeds(tx, now)).count,
    pictures: (await queries.sumPictures(tx)).waiting,
    isrc: stock.isrc.is_low ? 1 : 0,
    upc: stock.upc.is_low ? 1 : 0,
    deliveries: await troubledDeliveries(tx),
    jobs: (await queries.listFailed(tx, null, mostFailed)).length,
    backup: isDemo ? 0 : await backupTrouble(tx, now),
  }
}

/** Refused by a channel, or failing again and again. */
async function troubledDeliveries(tx: Tx): Promise<number> {
  const figures = await queries.readFigures(tx)
  const isTrouble = (figure: string) => /^deliveries\.\d+\.(refused|failing)$/.test(figure)
  return figures.reduce((sum, { figure, amount }) => sum + (isTrouble(figure) ? amount : 0), 0)
}

/** Days without a backup; 1 where there never was one. */
async function backupTrouble(tx: Tx, now: Date): Promise<number> {
  const last = await findLastBackup(tx)
  if (!last) return 1
  const days = Math.floor((now.getTime() - last.snapshot_at.getTime()) / dayMilliseconds)
  return days >= oldBackupDays ? days : 0
}

/** Before uploads are refused: the disk of the data folder holds less than twice what they leave alone. */
export async function diskTrouble({ channelsFolder }: Pick<Services, 'channelsFolder'>): Promise<number> {
  const { left, reserve } = await readRoom(dirname(channelsFolder))
  return left < reserve * 2 ? 1 : 0
}
