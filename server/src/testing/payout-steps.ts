// What members, finance, the bank and its worker do about payouts, each step by chance: most of what is tried is refused, as it should be.
import { todayInChina } from '#contract/identity/age'
import { applyBankResult, listBatchLayouts, makeBatch, readBankResult } from '#contract/payouts/batch-calls'
import {
  approvePayouts,
  markPayoutFailed,
  markPayoutPaid,
  markPayoutReturned,
  refusePayout,
  voidPayout,
} from '#contract/payouts/payout-desk-calls'
import {
  cancelWithdrawal,
  confirmWithdrawal,
  previewWithdrawal,
  requestWithdrawal,
} from '#contract/payouts/withdrawal-calls'
import { applyResult } from '../modules/payouts/results/apply-result.job'
import { Database } from '../platform/database/database'
import { watchLocks } from '../platform/database/lock-order'
import type { Tx } from '../platform/database/query'
import { createLog } from '../platform/log'
import type { Chance } from './chance'
import type { payoutKit } from './payout-kit'
import { runDoomed } from './run-doomed'
import { isDrill } from './sampled'
import type { Person } from './split-kit'
import { testLogin } from './test-login'
import type { testServer } from './test-server'
import { upload } from './upload'

type Kit = Awaited<ReturnType<typeof payoutKit>>
type Server = Awaited<ReturnType<typeof testServer>>
type Clerk = Awaited<ReturnType<Kit['session']>>

interface Place {
  kit: Kit
  members: readonly Person[]
  clerks: readonly Clerk[]
  /** One application each client. */
  servers: readonly Server[]
  /** Of a worker that was killed as a process. */
  onKill?(): void
}

type Step = (
  chance: Chance,
  client?: number,
) => Promise<{ status: number; code: number; msg: string } | undefined>

export const pickOf = <T>(chance: Chance, values: readonly T[]): T => values[chance.below(values.length)] as T

function cutAt(statement: number) {
  let sent = 0
  return (tx: Tx): Tx => {
    const watched = watchLocks(tx)
    return {
      agentId: tx.agentId,
      async run(sql, values) {
        if (++sent === statement)
          await tx.run('select pg_terminate_backend(pg_backend_pid())', []).catch(() => {})
        return watched.run(sql, values)
      },
    }
  }
}

export function payoutSteps({ kit, members, clerks, servers, onKill }: Place): Record<string, Step> {
  const ask = kit.server.asOwner
  const at = (client = 0) => servers[client % servers.length] as Server
  const log = createLog('silent')
  let batches = 0

  async function any(chance: Chance) {
    const found = await ask<{ id: string; member_id: string; version: number; net: string }>(
      'select id, member_id, version, (net_minor / 100.0)::numeric(20, 2)::text as net from withdrawals order by id desc limit 6',
    )
    if (found.length === 0) return undefined
    const row = pickOf(chance, found)
    const who = members.find(({ memberId }) => memberId === Number(row.member_id))
    return { id: Number(row.id), version: row.version, net: row.net, who }
  }

  const decide =
    (
      call: typeof refusePayout | typeof markPayoutFailed | typeof markPayoutReturned | typeof voidPayout,
    ): Step =>
    async (chance, client) => {
      const found = await any(chance)
      const input = found && { id: found.id, version: found.version, reason: 'By chance' }
      return input && at(client).call(call, input, pickOf(chance, clerks))
    }

  const own =
    (act: (server: Server, found: NonNullable<Awaited<ReturnType<typeof any>>>) => ReturnType<Step>): Step =>
    async (chance, client) => {
      const found = await any(chance)
      return found?.who && act(at(client), found)
    }

  /**
   * A worker that is killed at one of its statements, if it comes so far. What it was at is taken back; another one goes on. In a drill it is a
   * process that dies, otherwise its line to the database.
   */
  async function work(resultId: number, killedAt: number) {
    if (isDrill && killedAt > 0) {
      const { ownerUrl, agentId } = kit.server
      const { isKilled } = await runDoomed('doomed-result-worker', [ownerUrl, agentId, resultId, killedAt])
      if (isKilled) onKill?.()
      return
    }
    const database = new Database(testLogin(kit.server.ownerUrl), log, { watch: cutAt(killedAt) })
    const { agentId, services } = kit.server
    try {
      await applyResult.run({ agentId, services, database, log, payload: { resultId } })
    } catch (error) {
      if (killedAt === 0) throw error
    } finally {
      await database.close()
    }
  }

  return {
    async request(chance, client) {
      const who = pickOf(chance, members)
      const bills = await ask<{ id: string }>(
        'select id from bills where member_id = $1 and status in (1, 2) and share_minor > 0 order by id desc limit 6',
        [who.memberId],
      )
      const bill_ids = bills.filter(() => chance.below(3) > 0).map(({ id }) => Number(id))
      if (bill_ids.length === 0) return undefined
      const key = chance.below(3) === 0 ? {} : { idempotency_key: `key number ${chance.below(40)}` }
      const shown = (await at(client).call(previewWithdrawal, { bill_ids }, who)).data as {
        net: string
      } | null
      const sms_code = await kit.code(kit.guardians.get(who.memberId) ?? who.mobile, 'withdraw')
      const net = shown?.net ?? '100.00'
      return at(client).call(requestWithdrawal, { bill_ids, ...key, net, sms_code }, who)
    },
    cancel: own((server, { id, who }) => server.call(cancelWithdrawal, { id }, who)),
    confirmTax: own((server, { id, version, net, who }) =>
      server.call(confirmWithdrawal, { id, version, net }, who),
    ),
    async approve(chance, client) {
      const waiting = await ask<{ id: string; version: number }>(
        "select id, version from withdrawals where state = 'submitted' order by id desc limit 3",
      )
      const payouts = waiting.map(({ id, version }) => ({ id: Number(id), version }))
      if (payouts.length === 0) return undefined
      return at(client).call(approvePayouts, { payouts }, pickOf(chance, clerks))
    },
    refuse: decide(refusePayout),
    async markPaid(chance, client) {
      const found = await any(chance)
      const said = { bank_reference: `B${chance.below(9)}`, paid_on: todayInChina(kit.clock.now()) }
      const input = found && { id: found.id, version: found.version, ...said }
      return input && at(client).call(markPayoutPaid, input, pickOf(chance, clerks))
    },
    markFailed: decide(markPayoutFailed),
    markReturned: decide(markPayoutReturned),
    void: decide(voidPayout),
    /** Somebody alone: what they say failed or came back they want to send again, or to free. */
    async greedy(chance, client) {
      const said = await ask<{ id: string; version: number; staff_id: string }>(
        `select moved.id, moved.version, said.staff_id from withdrawals moved
         join lateral (select staff_id from withdrawal_events event where event.withdrawal_id = moved.id
                       and event.event in ('fail', 'bankReturns') order by event.id desc limit 1) said on true
         where moved.state in ('failed', 'returned') order by moved.id desc limit 3`,
      )
      if (said.length === 0) return undefined
      const { id, version, staff_id } = pickOf(chance, said)
      const clerk = clerks.find(({ staffId }) => staffId === Number(staff_id))
      const seen = { id: Number(id), version }
      if (chance.below(3) === 0) return at(client).call(voidPayout, { ...seen, reason: 'Mine' }, clerk)
      const paid = { bank_reference: 'Mine', paid_on: todayInChina(kit.clock.now()) }
      return at(client).call(markPayoutPaid, { ...seen, ...paid }, clerk)
    },
    /** For the first time, or again. */
    async batch(chance, client) {
      const clerk = pickOf(chance, clerks)
      const ready = await ask<{ id: string; net: string }>(
        `select id, net_minor::text as net from withdrawals where state in ('approved', 'failed', 'returned')
         and not exists (select 1 from withdrawal_approvals a where a.withdrawal_id = withdrawals.id and a.staff_id = $1)
         and ($2 or not exists (select 1 from withdrawal_events said where said.withdrawal_id = withdrawals.id and said.staff_id = $1
                                and said.event in ('fail', 'bankReturns'))) order by id limit 4`,
        // Now and then also what they have said themselves that it failed or came back.
        [clerk.staffId, chance.below(3) === 0],
      )
      if (ready.length === 0) return undefined
      const { data } = await at(client).call(listBatchLayouts, {}, clerk)
      const layout_id = (data as { id: number }[])[0]?.id ?? 0
      const sum = (ready.reduce((total, { net }) => total + Number(net), 0) / 100).toFixed(2)
      const ids = ready.map(({ id }) => Number(id))
      const idempotency_key = `batch number ${++batches}`
      return at(client).call(makeBatch, { layout_id, ids, payouts: ids.length, sum, idempotency_key }, clerk)
    },
    /** Paid, failed or not a word about it; now and then a line about nothing. */
    async answer(chance, client) {
      const items = await ask<{ batch_id: string; reference: string; amount: string }>(
        `select batch_id, reference, (amount_minor / 100.0)::numeric(20, 2)::text as amount from payout_batch_items
         where batch_id = (select max(batch_id) from payout_batch_items where outcome is null) and outcome is null order by position`,
      )
      const clerk = pickOf(chance, clerks)
      const lines = items.flatMap(({ reference, amount }) =>
        chance.below(4) === 0
          ? []
          : [`${reference},${amount},${chance.below(3) === 0 ? 'failed' : 'paid'},B`],
      )
      if (lines.length === 0) return undefined
      if (chance.below(5) === 0) lines.push('W999999999-1,5.00,paid,X')
      const file = Buffer.from(`reference,amount,status,bank reference\n${lines.join('\n')}\n`)
      const batch_id = String(items[0]?.batch_id)
      const read = await upload(at(client), readBankResult, { batch_id }, file, clerk, 'answer.csv')
      if (read.code !== 1) return undefined
      const { id } = read.data as unknown as { id: number }
      const applier = chance.below(3) === 0 ? pickOf(chance, clerks) : clerk
      return at(client).call(applyBankResult, { id }, applier)
    },
    async work(chance) {
      const open = await ask<{ id: string }>(
        'select id from bank_results where asked_at is not null and applied_at is null order by id',
      )
      if (open.length === 0) return undefined
      await work(Number(pickOf(chance, open).id), chance.below(2) === 0 ? chance.between(1, 30) : 0)
      return { status: 200, code: 1, msg: '' }
    },
  }
}
