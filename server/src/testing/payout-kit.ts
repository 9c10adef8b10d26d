// Payees: verified people with an account that has been bound for long, bills whose money is in the ledger, and three clerks.
import { randomUUID } from 'node:crypto'
import type { OutputOf, SentInputOf } from '#contract/call'
import { bindBankAccount, payoutStanding } from '#contract/payouts/bank-account-calls'
import { approvePayouts, listPayouts, readPayout } from '#contract/payouts/payout-desk-calls'
import { confirmWithdrawal, previewWithdrawal, requestWithdrawal } from '#contract/payouts/withdrawal-calls'
import { noteNewGuardian } from '../modules/identity/checks/approve-identity'
import { confirmBills } from '../modules/income/bills/confirm-bills'
import { credit, debit, writeTransaction } from '../modules/income/income.public'
import { postReport } from '../modules/income/posting/post-report'
import { reversePosting } from '../modules/income/posting/reverse-posting'
import { recordReceipt } from '../modules/income/receipts/record-receipt'
import { checkTaxes } from '../modules/income/verify/check-taxes'
import {
  findMisplacedBills,
  findUnbalanced,
  findWrongBalances,
} from '../modules/income/verify/journal.queries'
import { insertBill, type WantedBill } from './build-bill'
import { buildRelease } from './build-release'
import { buildReport } from './build-report'
import { buildStaff } from './build-staff'
import { sessionsOf } from './builders'
import { type ReadyPayee, readyCard } from './ready/make-payees'
import { readyPayees } from './ready/ready-payees'
import { type Person, splitKit } from './split-kit'
import type { Caller } from './test-server'

export type Preview = OutputOf<typeof previewWithdrawal>
export type Requested = OutputOf<typeof requestWithdrawal>
export type Opened = OutputOf<typeof readPayout>
type Wanted = Partial<SentInputOf<typeof requestWithdrawal>>

const long = '2026-10-01T04:00:00Z'
const today = '2026-11-10T04:00:00Z'

export async function payoutKit(wanted?: Parameters<typeof splitKit>[0]) {
  const { templateUrl, facts } = await readyPayees(new Date(long))
  const ready = { person: [...facts.people], minor: [...facts.minors], company: [] }
  const kit = await splitKit({ ...wanted, templateUrl })
  const { server, code, setTime, person, keepSessions } = kit
  const { database, services, agentId, asOwner } = server
  const guardians = new Map<number, string>()

  async function bind(who: Person, number = readyCard) {
    const { holder } = (await server.call(payoutStanding, {}, who)).data as {
      holder: { name: string; kind: string } | null
    }
    const mobile = guardians.get(who.memberId) ?? who.mobile
    const isCompany = holder?.kind === 'company'
    const answered = await server.call(
      bindBankAccount,
      {
        ...{ holder: holder?.name ?? '', number, sms_code: await code(mobile, 'bank') },
        ...(isCompany ? { bank_code: 'CMB', branch: '深圳分行', cnaps: '308584000013' } : {}),
      },
      who,
    )
    if (answered.code !== 1) throw new Error(`not bound: ${answered.msg} ${JSON.stringify(answered.data)}`)
  }

  /** One who is ready, where the account does not matter; else a new one. */
  async function payee(kind: 'person' | 'minor' | 'company' = 'person', number = readyCard): Promise<Person> {
    const known = number === readyCard ? ready[kind].shift() : undefined
    return known ? taken(known) : newPayee(kind, number)
  }

  async function taken({ memberId, mobile, cookies, guardianMobile }: ReadyPayee): Promise<Person> {
    if (guardianMobile) guardians.set(memberId, guardianMobile)
    setTime(today)
    await keepSessions()
    return { memberId, mobile, cookies, openSession: sessionsOf(database, agentId, memberId) }
  }

  async function newPayee(kind: 'person' | 'minor' | 'company', number: string): Promise<Person> {
    setTime(long)
    const who = await person(kind)
    if (kind === 'minor') {
      const [check] = await asOwner<{ guardian_mobile: string }>(
        'select guardian_mobile from identity_checks where member_id = $1',
        [who.memberId],
      )
      guardians.set(who.memberId, check?.guardian_mobile ?? '')
    }
    await bind(who, number)
    setTime(today)
    return who
  }

  /** Available, and on the member's account in the ledger. In minor units. */
  async function bills(who: { memberId: number }, ...shares: number[]): Promise<number[]> {
    const made: number[] = []
    for (const share of shares)
      made.push(await bill(who, { share: BigInt(share), total: BigInt(share) * 2n }))
    return made
  }

  const bill = ({ memberId }: { memberId: number }, wanted: WantedBill) =>
    database.change(agentId, async tx => {
      const id = await insertBill(tx, memberId, { status: 1, ...wanted })
      const { share = 0n, currency = 'CNY' } = wanted
      if (share !== 0n) {
        await writeTransaction(tx, { kind: 'adjustment', at: new Date(today) }, [
          debit({ kind: 'operator_share', currency }, share),
          credit({ kind: 'member_available', currency, memberId }, share, { billId: id }),
        ])
      }
      return id
    })

  interface Clerk {
    staffId: number
  }

  interface Posted {
    isrc: string
    amount: string
    saleMonth?: string
  }

  /** A report with one line, posted, paid for and confirmed: the bills of all who have a part. */
  async function posted({ amount, ...line }: Posted, { staffId }: Clerk) {
    const now = new Date(today)
    const reportId = await buildReport(
      { database, agentId },
      { lines: [{ ...line, amount, currency: 'CNY' }] },
    )
    const postingId = await database.change(agentId, tx =>
      postReport(tx, { reportId, staffId, note: '', now }),
    )
    const made = await asOwner<{ id: string; member_id: string }>(
      'select id, member_id from bills where posting_id = $1 order by id',
      [postingId],
    )
    const bills = new Map(made.map(({ id, member_id }) => [Number(member_id), Number(id)]))
    await database.change(agentId, async tx => {
      for (const [memberId, billId] of bills) await confirmBills(tx, memberId, [billId], now)
    })
    const settled = BigInt(amount) * 100n
    const receipt = {
      ...({ currency: 'CNY', settled, charges: 0n, bank: { currency: 'CNY', amount: settled } } as const),
      ...{ receivedOn: '2026-11-01', reason: '' },
    }
    const doing = { actor: { staffId, name: 'n' }, client: { address: '', userAgent: '' }, now }
    await database.change(agentId, tx => recordReceipt(tx, reportId, receipt, doing))
    return { reportId, bills }
  }

  /** Of a release of the member's own. */
  async function earned({ memberId }: { memberId: number }, amount: string, clerk: Clerk) {
    const { isrc } = await buildRelease(server, agentId, memberId)
    const { reportId, bills } = await posted({ isrc, amount }, clerk)
    return { reportId, billId: bills.get(memberId) ?? 0 }
  }

  const reverse = (reportId: number, { staffId }: Clerk) =>
    database.change(agentId, tx =>
      reversePosting(tx, { reportId, staffId, reason: 'Wrong rate', now: new Date(today) }),
    )

  /** As an approval of a new check of a minor notes it. */
  const newGuardian = ({ memberId }: { memberId: number }) =>
    database.change(agentId, tx => noteNewGuardian(tx, memberId, new Date(today)))

  const preview = async (who: Caller, bill_ids: number[]) =>
    (await server.call(previewWithdrawal, { bill_ids }, who)).data as unknown as Preview

  async function request(who: Person, bill_ids: number[], wanted: Wanted = {}) {
    const net = wanted.net ?? (await preview(who, bill_ids)).net
    const sms_code = wanted.sms_code ?? (await code(guardians.get(who.memberId) ?? who.mobile, 'withdraw'))
    return server.call(requestWithdrawal, { bill_ids, ...wanted, net, sms_code }, who)
  }

  async function requested(who: Person, bill_ids: number[], wanted: Wanted = {}): Promise<Requested> {
    const answered = await request(who, bill_ids, wanted)
    if (answered.code !== 1)
      throw new Error(`not requested: ${answered.msg} ${JSON.stringify(answered.data)}`)
    return answered.data as unknown as Requested
  }

  /** An upload of the member that can be handed in as an invoice. */
  async function invoice({ memberId }: { memberId: number }): Promise<string> {
    const id = randomUUID()
    await asOwner(
      `insert into uploads (id, agent_id, member_id, purpose, file_name, storage_key, is_sealed, media_type, size, sha256, created_at)
       values ($1, $2, $3, 'document', 'invoice.pdf', $4, true, 'application/pdf', 1, '\\x00', now())`,
      [id, agentId, memberId, id],
    )
    return id
  }

  const clerk = (name: string) => buildStaff({ database, services, agentId }, { name, roles: ['finance'] })
  const session = async (name: string) => {
    const staff = await clerk(name)
    const opened = await staff.openSession()
    // The clock goes to other months; sessions go along.
    await asOwner("update staff_sessions set ends_at = '2100-01-01', last_seen_at = '2099-12-31'")
    return { ...staff, ...opened }
  }

  const open = async (id: number, who: Caller) =>
    (await server.call(readPayout, { id }, who)).data as unknown as Opened
  const versionOf = async (id: number) =>
    (await asOwner<{ version: number }>('select version from withdrawals where id = $1', [id]))[0]?.version ??
    0
  const seen = async (id: number) => ({ id, version: await versionOf(id) })

  async function approve(who: Caller, ...ids: number[]): Promise<string[]> {
    const payouts = await Promise.all(ids.map(seen))
    const answered = await server.call(approvePayouts, { payouts }, who)
    const { results } = answered.data as unknown as OutputOf<typeof approvePayouts>
    return results.map(({ outcome }) => outcome)
  }

  /** All clerks approve everything of the member at the same moment, and the member confirms what has changed, until nothing waits. */
  async function approveTogether(who: Person, clerks: readonly Caller[]): Promise<void> {
    for (let round = 0; round < 20; round++) {
      const open = await asOwner<{ id: string; state: string; version: number; net: string }>(
        `select id, state, version, (net_minor / 100.0)::numeric(20, 2)::text as net from withdrawals
         where member_id = $1 and state in ('submitted', 'to_confirm') order by id`,
        [who.memberId],
      )
      if (open.length === 0) return
      await server.forgive()
      for (const { id, state, version, net } of open) {
        if (state === 'to_confirm')
          await server.call(confirmWithdrawal, { id: Number(id), version, net }, who)
      }
      const ids = open.map(({ id }) => Number(id))
      // Each in an order of their own, so that they meet at different ones.
      await Promise.all(
        clerks.map(async (clerk, at) => {
          for (const id of [...ids.slice(at), ...ids.slice(0, at)]) await approve(clerk, id)
        }),
      )
    }
    throw new Error('something always waits')
  }

  const stateOf = async (id: number) =>
    (await asOwner<{ state: string }>('select state from withdrawals where id = $1', [id]))[0]?.state
  const statusOf = async (billId: number) =>
    (await asOwner<{ status: number }>('select status from bills where id = $1', [billId]))[0]?.status
  const queue = async (who: Caller, state: 'submitted' | 'approved' = 'submitted') =>
    ((await server.call(listPayouts, { state }, who)).data as unknown as OutputOf<typeof listPayouts>).items

  /** Minor units, credits positive: what the ledger owes. */
  async function balance(kind: string, memberId?: number): Promise<number> {
    const [found] = await asOwner<{ balance: string }>(
      'select coalesce(-sum(balance), 0)::text as balance from ledger_accounts where kind = $1 and ($2::bigint is null or member_id = $2)',
      [kind, memberId ?? null],
    )
    return Number(found?.balance)
  }

  /** What does not fit in the ledger, as whoever verifies it finds it. */
  const differences = () =>
    database.read(agentId, async tx => [
      ...(await findUnbalanced(tx)),
      ...(await findWrongBalances(tx)),
      ...(await findMisplacedBills(tx)),
    ])

  /** What was withheld otherwise than the second program says. */
  const taxDifferences = () => database.read(agentId, checkTaxes)

  return {
    ...kit,
    ...{
      differences,
      taxDifferences,
      invoice,
      posted,
      earned,
      reverse,
      newGuardian,
      payee,
      bind,
      bill,
      bills,
      preview,
      request,
      requested,
      session,
      open,
      seen,
      approve,
      approveTogether,
    },
    ...{ stateOf, statusOf, queue, balance, today, guardians },
  }
}
