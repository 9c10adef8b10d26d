import { monthAfter, monthInChina } from '#contract/china-months'
import type { proposeSplit } from '#contract/income/split-calls'
import { endOfProposal } from '#contract/income/split-months'
import { splitRules } from '#contract/income/split-state'
import type { Tx } from '../../../platform/database/query'
import type { CallContext } from '../../../platform/http/call-handler'
import { enqueue } from '../../../platform/jobs/job'
import { Refusal } from '../../../platform/refusal'
import {
  readAccount,
  requireOpenAccount,
  requireReachable,
  spendSigningCode,
} from '../../identity/identity.public'
import { inviteParty } from './invite-party.job'
import { requireSigner } from './require-signer'
import { agreeIfAll, endSplit } from './settle-split'
import { partiesOf } from './split-terms'
import { findRecording } from './split-tracks.queries'
import {
  findStandingSplit,
  insertParties,
  insertSplit,
  listClosed,
  listParties,
  lockDueProposal,
} from './splits.queries'
import './splits.texts'

type Context = CallContext<typeof proposeSplit>

/** The code comes first: a wrong one is counted whatever else would have refused the call. */
export async function proposeTheSplit(context: Context) {
  const { tx, input, actor, secrets, now, answer } = context
  await spendSigningCode(tx, secrets, actor, input.sms_code, now)
  await requireSigner(context)
  await requireOpenAccount(tx, actor.memberId)
  const track = await findRecording(tx, input.isrc)
  if (track?.owner_id !== actor.memberId) throw new Refusal('notFound')
  requireMonthAhead(input.from_month, now)
  const due = await lockDueProposal(tx, input.isrc, now)
  if (due) await endSplit(tx, due, 'expire', now)
  const splitId = await insertSplit(tx, {
    isrc: input.isrc,
    ownerId: actor.memberId,
    fromMonth: input.from_month,
    now,
    endsAt: endOfProposal(input.from_month, now),
  })
  if (splitId === undefined) throw new Refusal('conflict', { text: 'splits.alreadyProposed' })
  const added = await insertParties(tx, splitId, await readTerms(context), now)
  // By a job, whoever is invited: the call takes as long for a number with an account as for one without.
  for (const party of added) {
    if (party.answer === 'invited') await enqueue(tx, inviteParty, { partyId: party.id })
  }
  answer.text = { key: 'splits.proposed' }
  return { split_id: splitId, state: await agreeIfAll(tx, splitId, now) }
}

/** Read after the proposal stands: what was agreed a moment ago is seen, and nothing else can be agreed meanwhile. */
async function readTerms({ tx, input, actor }: Context) {
  const before = await findStandingSplit(tx, input.isrc)
  if (before && input.from_month < before.from_month.slice(0, 7)) {
    throw monthProblem('splits.beforeStanding', before.from_month.slice(0, 7))
  }
  const parties = before ? await listParties(tx, [before.id]) : []
  const account = await readAccount(tx, actor.memberId)
  for (const [index, { mobile }] of input.parties.entries()) {
    if (mobile !== undefined) await requireReachable(tx, mobile, `parties.${index}.mobile`)
  }
  return partiesOf({
    owner: { memberId: actor.memberId, mobile: account.mobile, name: account.nickname },
    own: { percent: input.own_percent, role: input.own_role },
    parties: input.parties,
    before: parties,
    closed: await closedOf(tx, parties),
  })
}

function closedOf(tx: Tx, parties: readonly { member_id: number | null }[]) {
  return listClosed(
    tx,
    parties.flatMap(({ member_id }) => member_id ?? []),
  )
}

/** Never retroactive: the month has not begun in China. */
function requireMonthAhead(month: string, now: Date) {
  const current = monthInChina(now)
  const last = monthAfter(current, splitRules.monthsAhead)
  if (month <= current) throw monthProblem('splits.monthBegun', monthAfter(current))
  if (month > last) throw monthProblem('splits.monthTooFar', last)
}

function monthProblem(text: string, month: string) {
  return new Refusal('invalidInput', { fields: [{ field: 'from_month', text, params: { month } }] })
}
