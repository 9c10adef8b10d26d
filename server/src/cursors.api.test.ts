import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allCalls } from '#contract/all-calls'
import type { Call } from '#contract/call'
import { type FuzzWorld, fuzzWorld } from './testing/fuzz/fuzz-world'
import { hostileCursors } from './testing/fuzz/hostile-values'

let world: FuzzWorld
beforeAll(async () => {
  world = await fuzzWorld()
})
afterAll(() => world.server.close())

const fieldOf = (call: Call) =>
  ['cursor', 'before'].find(name => name in ((call.input as { shape?: object }).shape ?? {}))
const lists = allCalls.filter(fieldOf)

function asking(call: Call) {
  const { access } = call
  const name = typeof access === 'string' ? 'member' : access[0]
  return world.actors.find(actor => actor.name === name)
}

function inputFor(call: Call, cursor: string) {
  const { memberId, itemId, ticketId, designId, webhookId } = world.owned
  const { accountId, transactionId, billId, workId, reportId, batchId, resultId } = world.owned
  const ids: [RegExp, number][] = [
    [/Ticket$/, ticketId],
    [/Design/, designId],
    [/Member/, memberId],
    [/BillParts|BillLines/, billId],
    [/Report/, reportId],
    [/BankResult/, resultId],
    [/Batch/, batchId],
  ]
  const id = ids.find(([name]) => name.test(call.name))?.[1] ?? itemId
  const ledger = {
    account_id: String(accountId),
    transaction_id: String(transactionId),
    bill_id: String(billId),
    work_id: String(workId),
    sale_month: '2026-05',
    currency: 'EUR',
  }
  const month = call.name === 'listTaxLines' ? { month: '2026-05' } : {}
  const about =
    call.name === 'listSuspense'
      ? { report_id: String(reportId) }
      : /Ledger|Transaction|Bill|Traced/.test(call.name)
        ? ledger
        : {}
  return {
    id: String(id),
    webhook_id: String(webhookId),
    stage: 'content',
    ...(call.name === 'listBillParts' ? { by: 'country' } : {}),
    kind: 'news',
    limit: '1',
    ...about,
    ...month,
    [fieldOf(call) as string]: cursor,
  }
}

async function answerTo(call: Call, cursor: string) {
  const { kind, ...input } = inputFor(call, cursor)
  const isContent = call.name === 'listContent'
  return world.server.send(call, isContent ? { ...input, kind } : input, asking(call))
}

describe('every list', () => {
  it('refuses a place that no page ever gave', async () => {
    const codes = await Promise.all(
      lists.map(async call => [call.name, (await answerTo(call, 'nonsense')).code]),
    )
    expect(codes.filter(([, code]) => code !== 1400)).toEqual([])
  })

  it('never asks the database for one that it could not hold', { tags: ['slow'] }, async () => {
    world.takeLog()
    const wrong: string[] = []
    for (const call of lists) {
      for (const cursor of hostileCursors.filter((_, index) => index % 20 === call.name.length % 20)) {
        const { status } = await answerTo(call, cursor)
        const log = world.takeLog()
        if (status >= 500 && status !== 501)
          wrong.push(`${call.name} answered ${status} to ${cursor}: ${log}`)
        else if (log.length > 0) wrong.push(`${call.name}: ${log}`)
      }
    }
    expect(wrong).toEqual([])
  })
})
