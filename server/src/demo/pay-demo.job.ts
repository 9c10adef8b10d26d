// What became of the demo's income: years of payouts, and one withdrawal in each place where something can be done about it.
import { z } from 'zod'
import { todayInChina } from '#contract/identity/age'
import type { WithdrawalState } from '#contract/payouts/withdrawal-state'
import { findMemberByMobile } from '../modules/identity/identity.public'
import { availableMonths, financeOf, seedCorrection } from '../modules/income/income.public'
import { type SeededPayout, seedBankAccount, seedPayouts } from '../modules/payouts/payouts.public'
import type { Job } from '../platform/jobs/job'
import { demoMembers } from './demo-accounts'

const payload = z.object({ now: z.iso.datetime() })

export const payDemo: Job<z.infer<typeof payload>> = {
  name: 'payDemo',
  lane: 'heavy',
  payload,
  async run({ agentId, database, services, payload: wanted }) {
    const now = new Date(wanted.now)
    const [approver, payer] = await database.read(agentId, financeOf)
    const member = await database.read(agentId, tx => findMemberByMobile(tx, demoMembers[0].mobile))
    if (!approver || !payer || !member) return
    const months = await database.read(agentId, tx => availableMonths(tx, member.id))
    const payee = {
      ...{ memberId: member.id, boundAt: daysBefore(now, 800), approver, payer },
      ...{ number: '6217001210012345672', bankCode: 'CCB', language: 'zh-CN' as const },
    }
    const place = { agentId, database, services }
    if (await seedBankAccount(place, payee)) await seedPayouts(place, payee, planOf(months, now))
    await payCompany(place, { ...payee, now })
    await payMinor(place, { ...payee, now })
    await database.change(agentId, tx =>
      seedCorrection(tx, {
        poster: payer,
        now: daysBefore(now, 4),
        reason: '渠道发现这份报表与上一份重复，整份收回',
      }),
    )
  },
}

const day = 86_400_000
const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * day)

/**
 * The newest first: where one stands now, since how many days, and why. The newest month of all stays to be withdrawn. What is decided
 * just now is decided in one month, so that the tax of the older one has changed since it was submitted.
 */
const open: readonly { until: WithdrawalState; days: number; isDecidedNow?: true; reason?: string }[] = [
  { until: 'submitted', days: 0.1 },
  { until: 'approved', days: 1.3, isDecidedNow: true },
  { until: 'in_batch', days: 2 },
  { until: 'failed', days: 5, reason: '收款账户状态异常，银行未受理' },
  { until: 'returned', days: 8, reason: '户名不符，银行退回' },
  { until: 'to_confirm', days: 9, isDecidedNow: true },
  { until: 'cancelled', days: 40 },
  { until: 'refused', days: 70, reason: '账单有一笔在核实，请核实后再提现' },
  { until: 'void', days: 100, reason: '与用户商定改为下月付款' },
]

/** Oldest first, as they were submitted. Everything before was paid, three months at a time. */
function planOf(months: readonly string[], now: Date): SeededPayout[] {
  const newest = [...months].reverse().slice(1)
  const standing = open.flatMap(({ until, days, isDecidedNow, reason = '' }, index) => {
    const month = newest[index]
    if (!month) return []
    const times = timesOf(daysBefore(now, days), now)
    const decided = isDecidedNow ? { decidedAt: daysBefore(now, 0.04) } : {}
    return [{ until, reason, months: [month], ...times, ...decided }]
  })
  const older = newest.slice(open.length).reverse()
  const paid = Array.from({ length: Math.ceil(older.length / 3) }, (_, index) => {
    const three = older.slice(index * 3, index * 3 + 3)
    const last = three.at(-1) ?? todayInChina(now).slice(0, 7)
    const at = new Date(`${last}-18T03:20:00Z`)
    return { until: 'paid' as const, reason: '', months: three, ...timesOf(at, now) }
  })
  return [...paid, ...standing.reverse()]
}

/** Decided the next day and paid the day after, if that has come. */
function timesOf(submittedAt: Date, now: Date) {
  const after = (days: number) =>
    new Date(Math.min(submittedAt.getTime() + days * day, now.getTime() - 60_000))
  return { submittedAt, decidedAt: after(0.8), bankAt: after(1.7) }
}

type Paying = Parameters<typeof seedBankAccount>[1] & { now: Date }

/** The label had a part in a song: the oldest of it was paid against its invoice, what came since waits with the next one. */
async function payCompany(
  place: Parameters<typeof seedPayouts>[0],
  { now, ...paying }: Paying,
): Promise<void> {
  const { agentId, database } = place
  const company = await database.read(agentId, tx => findMemberByMobile(tx, demoMembers[2].mobile))
  if (!company) return
  const months = await database.read(agentId, tx => availableMonths(tx, company.id))
  const half = Math.ceil(months.length / 2)
  const payee = {
    ...paying,
    ...{ memberId: company.id, number: '35050161860000001234' },
    branch: { name: '福州城北支行', cnaps: '105391000012' },
  }
  if (!(await seedBankAccount(place, payee))) return
  await seedPayouts(place, payee, [
    ...(half === 0
      ? []
      : [
          paidAgainst(
            '24350000000012345601',
            months.slice(0, half),
            'paid' as const,
            daysBefore(now, 30),
            now,
          ),
        ]),
    paidAgainst('24350000000012345602', months.slice(half), 'submitted' as const, daysBefore(now, 0.3), now),
  ])
}

/** What a minor earns goes to the guardian's account: the oldest was paid, what came since waits. */
async function payMinor(place: Parameters<typeof seedPayouts>[0], { now, ...paying }: Paying): Promise<void> {
  const { agentId, database } = place
  const minor = await database.read(agentId, tx => findMemberByMobile(tx, demoMembers[4].mobile))
  if (!minor) return
  const months = await database.read(agentId, tx => availableMonths(tx, minor.id))
  const half = Math.ceil(months.length / 2)
  const payee = { ...paying, memberId: minor.id, number: '6222020200112233990', bankCode: 'ICBC' }
  if (!(await seedBankAccount(place, payee))) return
  await seedPayouts(place, payee, [
    { months: months.slice(0, half), until: 'paid', reason: '', ...timesOf(daysBefore(now, 33), now) },
    { months: months.slice(half), until: 'submitted', reason: '', ...timesOf(daysBefore(now, 0.6), now) },
  ])
}

const paidAgainst = (
  invoice: string,
  months: readonly string[],
  until: WithdrawalState,
  submittedAt: Date,
  now: Date,
): SeededPayout => ({ invoice, months, until, reason: '', ...timesOf(submittedAt, now) })
