// Claiming income of a closed account: one proposes to whom it goes and why, another confirms, and it becomes a withdrawal like any other. It
// goes to a verified account of this site alone, so that nobody of the staff ever types where money is sent.
import type { Currency } from '#contract/currency'
import { payoutDesk } from '#contract/payouts/payout-desk'
import type { confirmClaim, proposeClaim, refuseClaim } from '#contract/payouts/unclaimed-calls'
import { withdrawalNumber } from '#contract/payouts/withdrawal'
import type { Tx } from '../../../platform/database/query'
import { isUniqueViolation } from '../../../platform/database/unique-violation'
import type { CallContext, PrepareContext, PreparedContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import type { TextParams } from '../../../platform/texts/texts'
import { recordAudit } from '../../audit/audit.public'
import { areInOffice, listSelves } from '../../deeds/deeds.public'
import { insertUpload, type WrittenFile, writeFile } from '../../files/files.public'
import { findMemberByMobile, findPayee, lockAccount, type Payee } from '../../identity/identity.public'
import { type BillRow, claimBills, lockClaimableBills } from '../../income/income.public'
import { findBankAccount } from '../accounts/bank-accounts.queries'
import { refuseHandsOff } from '../desk/decide-payout'
import { amountOf } from '../results/amount-of'
import { isOwnMember } from '../withdrawals/handled.queries'
import { decimalIn } from '../withdrawals/present-sums'
import { submitWithdrawal } from '../withdrawals/submit-withdrawal'
import { chosenAndJoined, type Weighed, weighBills } from '../withdrawals/weigh-withdrawal'
import { readTerms } from '../withdrawals/withdrawals.queries'
import { whyNotConfirm } from './claims.policy'
import {
  type ClaimRow,
  decideClaim,
  insertClaim,
  listIdentitiesOf,
  lockClaim,
  type NewClaim,
} from './claims.queries'
import './claims.texts'

type Proposing = PreparedContext<typeof proposeClaim, WrittenFile | undefined>

/** A file is kept before the transaction; whether it is wanted is known in it. */
export const proposeTheClaim = {
  prepare: (context: PrepareContext<typeof proposeClaim>) =>
    context.file ? writeFile(context, 'document') : Promise.resolve(undefined),
  run: propose,
}

async function propose(context: Proposing) {
  const { tx, input, actor, now, secrets } = context
  const { member_id: memberId, reason } = input
  const claimant = await findMemberByMobile(tx, input.mobile)
  if (!claimant) throw claimantProblem('payouts.claim.nobody')
  await lockClosed(tx, memberId)
  const { currency } = await readTerms(tx)
  const claimable = requireSomething(await lockClaimableBills(tx, memberId, currency))
  const payee = await findPayee(tx, secrets, claimant.id, now)
  if (typeof payee === 'string') throw claimantProblem(`payouts.claim.obstacle.${payee}`)
  const account = await findBankAccount(tx, claimant.id)
  if (!account) throw claimantProblem('payouts.claim.obstacle.no_account')
  if (await isOwnMember(tx, actor.staffId, claimant.id)) refuseHandsOff('own')
  const likeness = likenessOf(payee, await listIdentitiesOf(tx, memberId))
  const invoice = await takeInvoice(context, payee, { claimable, currency: currency as Currency })
  const wanted = { memberId, claimantId: claimant.id, reason, likeness, invoice }
  try {
    const id = await insertClaim(tx, { ...wanted, staffId: actor.staffId, now })
    await audit(context, id, 'payout.claimProposed', { ...wanted, invoice: invoice?.number ?? null })
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
  const isOwn = await isOwnMember(tx, actor.staffId, claimantId)
  refuseHandsOff(whyNotConfirm(await listSelves(tx, actor.staffId), { proposedBy: claim.proposed_by, isOwn }))
  const { currency } = await readTerms(tx)
  const { staffId } = actor
  const bills = await claimBills(tx, memberId, { claimantId, currency, staffId, reason, now })
  requireSomething(bills)
  const person = { memberId: claimantId, personId: claimantId }
  const weighed = await weighBills(tx, { actor: person, secrets, now }, chosenAndJoined(bills))
  requirePayable(weighed)
  const invoice = invoiceOf(claim, weighed)
  const withdrawal = await submitWithdrawal(tx, weighed, {
    ...{ ...person, kind: 'claim', staffId, claimedOf: memberId, invoice, now },
  }).catch(error => {
    if (!isUniqueViolation(error, 'withdrawals_one_invoice')) throw error
    throw new Refusal('conflict', { text: 'payouts.invoice.used' })
  })
  await decideClaim(tx, claim.id, { state: 'confirmed', withdrawalId: withdrawal.id, staffId, now })
  const number = withdrawalNumber(withdrawal.id)
  await audit(context, claim.id, 'payout.claimConfirmed', { memberId, claimantId, withdrawal: number })
  if (!(await areInOffice(tx, [claim.proposed_by], payoutDesk))) {
    throw new Refusal('conflict', { text: 'payouts.claim.proposerGone' })
  }
  answer.text = { key: 'payouts.claim.confirmed', params: { number } }
  return { withdrawal_id: withdrawal.id, number }
}

export async function refuseTheClaim(context: CallContext<typeof refuseClaim>) {
  const { tx, input, actor, now } = context
  const claim = await lockOpen(context)
  if (await isOwnMember(tx, actor.staffId, claim.claimant_id)) refuseHandsOff('own')
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

function requireSomething(bills: readonly Pick<BillRow, 'share_minor'>[]): bigint {
  const left = bills.reduce((sum, { share_minor }) => sum + BigInt(share_minor), 0n)
  if (left <= 0n) throw new Refusal('conflict', { text: 'payouts.claim.nothing' })
  return left
}

async function lockOpen({ tx, input }: { tx: Tx; input: { id: number } }): Promise<ClaimRow> {
  const claim = await lockClaim(tx, input.id)
  if (!claim) throw new Refusal('notFound')
  if (claim.state !== 'proposed') throw new Refusal('conflict', { text: 'payouts.claim.decided' })
  return claim
}

/** The minimum does not count: nobody can add bills to what a closed account has left. */
function requirePayable({ obstacles }: Weighed): void {
  const inTheWay = obstacles.find(obstacle => obstacle !== 'below_minimum')
  if (inTheWay) throw new Refusal('conflict', { text: `payouts.claim.obstacle.${inTheWay}` })
}

/** A company is paid against an invoice about exactly what can be claimed; from people none is taken. */
async function takeInvoice(
  { tx, input, actor, now, prepared: file }: Proposing,
  { kind }: Payee,
  { claimable, currency }: { claimable: bigint; currency: Currency },
): Promise<NewClaim['invoice']> {
  const { invoice_number: number, invoice_total: total } = input
  const problem = (field: string, text: string, params?: TextParams) =>
    new Refusal('invalidInput', { fields: [{ field, text, params }] })
  if (kind !== 'company') {
    if (file || number || total) throw problem('invoice_number', 'payouts.invoice.none')
    return undefined
  }
  if (!number || !total || !file) throw problem('invoice_number', 'payouts.claim.invoiceMissing')
  if (amountOf(total, currency) !== claimable) {
    const amount = decimalIn(currency)(claimable)
    throw problem('invoice_total', 'payouts.claim.invoiceTotal', { amount, currency })
  }
  await insertUpload(tx, { ...file, owner: { staffId: actor.staffId }, now })
  return { number, minor: claimable, uploadId: file.id }
}

/** What became available since it was written, or was taken back, makes it an invoice about something else. */
function invoiceOf(claim: ClaimRow, { payee, figures }: Weighed) {
  const { invoice_number: number, invoice_upload_id: uploadId, invoice_minor: minor } = claim
  const isFitting = number !== null && uploadId !== null && minor !== null && BigInt(minor) === figures.share
  if (payee?.kind !== 'company') return undefined
  if (!isFitting) throw new Refusal('conflict', { text: 'payouts.claim.invoiceOther' })
  return { number, uploadId }
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
