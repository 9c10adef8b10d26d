// Claiming income of a closed account: one proposes to whom it goes and why, another confirms, and it becomes a withdrawal like any other. It
// goes to a verified account of this site alone, so that nobody of the staff ever types where money is sent.
import type { confirmClaim, proposeClaim, refuseClaim } from '#contract/payouts/unclaimed-calls'
import { withdrawalNumber } from '#contract/payouts/withdrawal'
import type { Tx } from '../../../platform/database/query'
import { isUniqueViolation } from '../../../platform/database/unique-violation'
import type { CallContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import { recordAudit } from '../../audit/audit.public'
import { findMemberByMobile, findPayee, lockAccount, type Payee } from '../../identity/identity.public'
import { type BillRow, claimBills, lockClaimableBills } from '../../income/income.public'
import { findBankAccount } from '../accounts/bank-accounts.queries'
import { refuseHandsOff } from '../desk/decide-payout'
import { submitWithdrawal } from '../withdrawals/submit-withdrawal'
import { chosenAndJoined, type Weighed, weighBills } from '../withdrawals/weigh-withdrawal'
import { readTerms } from '../withdrawals/withdrawals.queries'
import { isOwnName, whyNotConfirm } from './claims.policy'
import {
  type ClaimRow,
  decideClaim,
  insertClaim,
  listIdentitiesOf,
  lockClaim,
  type NewClaim,
} from './claims.queries'
import './claims.texts'

type Proposing = CallContext<typeof proposeClaim>

export async function proposeTheClaim(context: Proposing) {
  const { tx, input, actor, now, secrets } = context
  const { member_id: memberId, reason } = input
  const claimant = await findMemberByMobile(tx, input.mobile)
  if (!claimant) throw claimantProblem('payouts.claim.nobody')
  await lockClosed(tx, memberId)
  const { currency } = await readTerms(tx)
  requireSomething(await lockClaimableBills(tx, memberId, currency))
  const payee = await findPayee(tx, secrets, claimant.id, now)
  if (typeof payee === 'string') throw claimantProblem(`payouts.claim.obstacle.${payee}`)
  if (payee.kind === 'company') throw claimantProblem('payouts.claim.company')
  const account = await findBankAccount(tx, claimant.id)
  if (!account) throw claimantProblem('payouts.claim.obstacle.no_account')
  if (isOwnName(actor, account.holder)) refuseHandsOff('own')
  const likeness = likenessOf(payee, await listIdentitiesOf(tx, memberId))
  const wanted = { memberId, claimantId: claimant.id, reason, likeness }
  try {
    const id = await insertClaim(tx, { ...wanted, staffId: actor.staffId, now })
    await audit(context, id, 'payout.claimProposed', wanted)
  } catch (error) {
    if (!isUniqueViolation(error, 'income_claims_one_open')) throw error
    throw new Refusal('conflict', { text: 'payouts.claim.open' })
  }
  return null
}

/** Both accounts are held, in order: neither closes, and nobody else takes their bills up. */
export async function confirmTheClaim(context: CallContext<typeof confirmClaim>) {
  const { tx, actor, now, secrets, answer } = context
  const claim = await lockOpen(context)
  const { member_id: memberId, claimant_id: claimantId, reason } = claim
  for (const id of [memberId, claimantId].sort((a, b) => a - b)) await lockAccount(tx, id)
  const account = await findBankAccount(tx, claimantId)
  refuseHandsOff(whyNotConfirm(actor, { proposedBy: claim.proposed_by, holder: account?.holder ?? '' }))
  const { currency } = await readTerms(tx)
  const { staffId } = actor
  const bills = await claimBills(tx, memberId, { claimantId, currency, staffId, reason, now })
  requireSomething(bills)
  const person = { memberId: claimantId, personId: claimantId }
  const weighed = await weighBills(tx, { actor: person, secrets, now }, chosenAndJoined(bills))
  requirePayable(weighed)
  const withdrawal = await submitWithdrawal(tx, weighed, {
    ...{ ...person, kind: 'claim', staffId, claimedOf: memberId, now },
  })
  await decideClaim(tx, claim.id, { state: 'confirmed', withdrawalId: withdrawal.id, staffId, now })
  const number = withdrawalNumber(withdrawal.id)
  await audit(context, claim.id, 'payout.claimConfirmed', { memberId, claimantId, withdrawal: number })
  answer.text = { key: 'payouts.claim.confirmed', params: { number } }
  return { withdrawal_id: withdrawal.id, number }
}

export async function refuseTheClaim(context: CallContext<typeof refuseClaim>) {
  const { tx, input, actor, now } = context
  const claim = await lockOpen(context)
  const account = await findBankAccount(tx, claim.claimant_id)
  if (isOwnName(actor, account?.holder ?? '')) refuseHandsOff('own')
  const { reason: refusal } = input
  await decideClaim(tx, claim.id, { state: 'refused', refusal, staffId: actor.staffId, now })
  await audit(context, claim.id, 'payout.claimRefused', { memberId: claim.member_id, reason: refusal })
  return null
}

async function lockClosed(tx: Tx, memberId: number): Promise<void> {
  const member = await lockAccount(tx, memberId)
  if (!member) throw new Refusal('notFound')
  if (member.state !== 'closed') throw new Refusal('conflict', { text: 'payouts.claim.notClosed' })
}

function requireSomething(bills: readonly Pick<BillRow, 'share_minor'>[]): void {
  const left = bills.reduce((sum, { share_minor }) => sum + BigInt(share_minor), 0n)
  if (left <= 0n) throw new Refusal('conflict', { text: 'payouts.claim.nothing' })
}

async function lockOpen({ tx, input }: { tx: Tx; input: { id: number } }): Promise<ClaimRow> {
  const claim = await lockClaim(tx, input.id)
  if (!claim) throw new Refusal('notFound')
  if (claim.state !== 'proposed') throw new Refusal('conflict', { text: 'payouts.claim.decided' })
  return claim
}

/** The minimum does not count: nobody can add bills to what a closed account has left. */
function requirePayable({ obstacles, payee }: Weighed): void {
  if (payee?.kind === 'company') throw new Refusal('conflict', { text: 'payouts.claim.company' })
  const inTheWay = obstacles.find(obstacle => obstacle !== 'below_minimum')
  if (inTheWay) throw new Refusal('conflict', { text: `payouts.claim.obstacle.${inTheWay}` })
}

function likenessOf({ index, person }: Payee, known: readonly Buffer[]): NewClaim['likeness'] {
  if (known.length === 0) return 'unknown'
  return known.some(one => one.equals(index) || one.equals(person.index)) ? 'same' : 'other'
}

const claimantProblem = (text: string) => new Refusal('invalidInput', { fields: [{ field: 'mobile', text }] })

const audit = (
  { tx, actor, client, now }: Pick<Proposing, 'tx' | 'actor' | 'client' | 'now'>,
  claimId: number,
  action: string,
  after: unknown,
) => recordAudit(tx, { actor, client, now, action, subject: 'incomeClaim', subjectId: claimId, after })
