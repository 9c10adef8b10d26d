// Withdrawals of the past with all that came of them, by the same steps that members, staff and the bank take, each at its time. What is
// there is not made again, so that a worker that was killed goes on where it was.
import type { Language } from '#contract/language'
import type { WithdrawalState } from '#contract/payouts/withdrawal-state'
import type { Tx } from '../../../platform/database/query'
import type { JobContext } from '../../../platform/jobs/job'
import { blindIndex } from '../../../platform/seal'
import { insertUpload } from '../../files/files.public'
import { findPayee, storeScan } from '../../identity/identity.public'
import { listAvailableBills, lockBills } from '../../income/income.public'
import { sealAccountNumber } from '../accounts/account-seal'
import { findBankAccount, insertBankAccount } from '../accounts/bank-accounts.queries'
import { bankName } from '../banks/banks'
import { listTheLayouts } from '../batches/layouts'
import { listLayoutRows } from '../batches/layouts.queries'
import { makeTheBatch } from '../batches/make-batch'
import { approveAll } from '../desk/approve-payouts'
import { lockPeople } from '../tax/tax.queries'
import { endWithdrawal } from '../withdrawals/end-withdrawal'
import { withHandling } from '../withdrawals/handled'
import { failWithdrawal, payWithdrawal, returnWithdrawal, sendToBank } from '../withdrawals/pay-withdrawals'
import { decimalIn } from '../withdrawals/present-sums'
import { submitWithdrawal } from '../withdrawals/submit-withdrawal'
import { weighWithdrawal } from '../withdrawals/weigh-withdrawal'
import { findWithdrawals, lockWithdrawals, type WithdrawalRow } from '../withdrawals/withdrawals.queries'
import { listSeededIds } from './seeding-payouts.queries'

type PlaceWith<Means extends keyof JobContext<unknown>['services']> = Pick<
  JobContext<unknown>,
  'agentId' | 'database'
> & { services: Pick<JobContext<unknown>['services'], Means> }
type Place = PlaceWith<'secrets' | 'storage'>

interface Person {
  id: number
  name: string
}

export interface SeededPayout {
  /** Of the bills. */
  months: readonly string[]
  until: WithdrawalState
  submittedAt: Date
  decidedAt: Date
  bankAt: Date
  reason: string
  /** Of a company, which is paid against it. */
  invoice?: string
}

export interface SeededPayee {
  memberId: number
  boundAt: Date
  number: string
  bankCode: string
  /** Of a company's account. */
  branch?: { name: string; cnaps: string }
  approver: Person
  payer: Person
  language: Language
}

/** In the verified name; nothing for somebody who is not verified. */
export async function seedBankAccount(place: PlaceWith<'secrets'>, payee: SeededPayee): Promise<boolean> {
  const { agentId, database, services } = place
  const { memberId, boundAt, number, bankCode, branch, language } = payee
  return database.change(agentId, async tx => {
    if (await findBankAccount(tx, memberId)) return true
    const holder = await findPayee(tx, services.secrets, memberId, boundAt)
    if (typeof holder === 'string') return false
    await insertBankAccount(tx, {
      kind: holder.kind === 'company' ? 'company' : 'card',
      ...{ memberId, holder, boundBy: memberId, now: boundAt },
      number: {
        sealed: sealAccountNumber(services.secrets, memberId, number),
        index: blindIndex(services.secrets, 'bank account', number),
        end: number.slice(-4),
      },
      bank: {
        ...{ code: bankCode, name: bankName(bankCode, language) ?? bankCode },
        ...{ branch: branch?.name ?? '', cnaps: branch?.cnaps ?? '' },
      },
    })
    return true
  })
}

export async function seedPayouts(
  place: Place,
  payee: SeededPayee,
  wanted: readonly SeededPayout[],
): Promise<void> {
  const { agentId, database } = place
  const there = await database.read(agentId, tx => listSeededIds(tx, payee.memberId))
  const asked: [SeededPayout, number][] = []
  for (const [index, payout] of wanted.entries()) {
    const id = there[index] ?? (await submit(place, payee, payout))
    if (id === undefined) continue
    // Its tax differs only once others are approved.
    if (payout.until === 'to_confirm') asked.push([payout, id])
    else await bring(place, payee, payout, id)
  }
  for (const [payout, id] of asked) await bring(place, payee, payout, id)
}

/** Through the steps that are left; each is a transaction of its own, as in life. */
async function bring(place: Place, payee: SeededPayee, payout: SeededPayout, id: number): Promise<void> {
  const { agentId, database } = place
  for (let steps = 0; steps < 5; steps++) {
    if (await database.change(agentId, tx => step({ ...place, tx }, payee, payout, id))) return
  }
}

async function submit({ agentId, database, services }: Place, payee: SeededPayee, payout: SeededPayout) {
  const { memberId } = payee
  const now = payout.submittedAt
  const paper = payout.invoice === undefined ? undefined : await storeScan(services, agentId, '发票')
  return database.change(agentId, async tx => {
    const bills = await lockBills(tx, await listAvailableBills(tx, memberId))
    const billIds = bills
      .filter(({ month, share_minor }) => payout.months.includes(month.slice(0, 7)) && share_minor >= 0)
      .map(({ id }) => id)
    if (billIds.length === 0) return undefined
    const actor = {
      ...({
        kind: 'member',
        memberId,
        personId: memberId,
        role: 'owner',
        token: '',
        carrier: 'cookie',
      } as const),
    }
    const { secrets } = services
    const weighed = await weighWithdrawal(tx, { actor, secrets, billIds, now, isLocking: true })
    if (weighed.obstacles.length > 0) return undefined
    if (paper) await insertUpload(tx, { ...paper, owner: { memberId }, now })
    const invoice = paper && payout.invoice ? { number: payout.invoice, uploadId: paper.id } : undefined
    const made = await submitWithdrawal(tx, weighed, {
      ...{ memberId, personId: memberId, kind: 'usual', invoice, now, isQuiet: true },
    })
    return made.id
  })
}

type Stepping = Place & { tx: Tx }

/** One step on the way to where it shall stand. Answers whether it is there. */
async function step(
  place: Stepping,
  { approver, payer }: SeededPayee,
  payout: SeededPayout,
  id: number,
): Promise<boolean> {
  const { tx } = place
  const [seen] = await findWithdrawals(tx, [id])
  if (!seen || seen.state === payout.until) return true
  const { until, reason, decidedAt, bankAt } = payout
  const decided = { now: decidedAt, staffId: approver.id, isQuiet: true }
  const atBank = { now: bankAt, staffId: payer.id, isQuiet: true }
  if (seen.state === 'submitted') {
    if (until === 'refused') return end(tx, seen, 'refuse', reason, decided)
    if (until === 'cancelled') {
      return end(tx, seen, 'cancel', 'payouts.reason.byMember', { now: decidedAt, isQuiet: true })
    }
    const [outcome] = await approveAll(
      {
        ...{ tx, now: decidedAt, secrets: place.services.secrets, isQuiet: true },
        ...{ actor: asActor(approver), client: nobody },
      },
      [{ id, version: seen.version }],
    )
    return outcome?.outcome !== 'approved' || until === 'to_confirm'
  }
  if (until === 'void') {
    await lockPeople(tx, [seen.person_index])
    return end(tx, seen, 'void', reason, atBank)
  }
  if (seen.state === 'approved' && until === 'in_batch') return batch(place, payer, seen, bankAt)
  const [locked] = await withHandling(tx, await lockWithdrawals(tx, [id]))
  if (!locked) return true
  if (locked.state === 'approved') await sendToBank(tx, [locked], atBank)
  else if (locked.state === 'in_batch' && until === 'failed') await failWithdrawal(tx, locked, reason, atBank)
  else if (locked.state === 'in_batch') {
    const bankReference = `${bankAt.toISOString().slice(0, 10).replaceAll('-', '')}${String(id).padStart(5, '0')}`
    await payWithdrawal(tx, locked, { bankReference, paidAt: bankAt }, atBank)
  } else if (locked.state === 'paid' && until === 'returned') {
    await returnWithdrawal(tx, locked, reason, { ...atBank, now: new Date(bankAt.getTime() + 86_400_000) })
  } else return true
  return false
}

const nobody = { address: '', userAgent: '' }
const asActor = ({ id, name }: Person) =>
  ({ kind: 'staff', staffId: id, name, token: '', roles: ['finance'] }) as const

async function end(
  tx: Tx,
  seen: WithdrawalRow,
  event: 'refuse' | 'cancel' | 'void',
  reason: string,
  doing: { now: Date; staffId?: number; isQuiet: boolean },
): Promise<boolean> {
  const [locked] = await lockWithdrawals(tx, [seen.id])
  if (locked) await endWithdrawal(tx, locked, { event, reason }, doing)
  return true
}

async function batch({ tx, services }: Stepping, payer: Person, seen: WithdrawalRow, now: Date) {
  const context = {
    ...{ tx, now, secrets: services.secrets, services, client: nobody, language: 'zh-CN' as const },
    ...{ actor: asActor(payer), answer: {} },
  }
  await listTheLayouts(context)
  const [layout] = await listLayoutRows(tx)
  if (!layout) return true
  const sum = decimalIn(seen.currency as 'CNY')(seen.net_minor)
  await makeTheBatch({
    ...context,
    input: { layout_id: layout.id, ids: [seen.id], payouts: 1, sum, idempotency_key: 'demo batch' },
  })
  return true
}
