import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Call, OutputOf } from '#contract/call'
import {
  deskIncomeExportPath,
  deskIncomeFigures,
  deskIncomeWaiting,
} from '#contract/income/income-figures-desk'
import { buildRelease } from '../../../testing/build-release'
import { buildReport } from '../../../testing/build-report'
import { buildStaff, loggedInStaff } from '../../../testing/build-staff'
import { testServer } from '../../../testing/test-server'
import { postReport } from '../posting/post-report'
import { closeDifference } from '../receipts/record-receipt'

let server: Awaited<ReturnType<typeof testServer>>
let finance: Awaited<ReturnType<typeof loggedInStaff>>
let staffId: number
let reportId: number
beforeAll(async () => {
  server = await testServer()
  finance = await loggedInStaff(server, { roles: ['finance'] })
  staffId = (await buildStaff(server, { roles: ['finance'] })).staffId
  const lines = []
  for (const amount of ['10', '100']) {
    const { memberId } = await server.loggedInMember({ nickname: `m${amount}` })
    const { isrc } = await buildRelease(server, server.agentId, memberId)
    lines.push({ isrc, amount })
  }
  reportId = await buildReport(server, { lines: [...lines, { isrc: 'XXX012600001', amount: '7' }] })
  await server.database.change(server.agentId, tx =>
    postReport(tx, { reportId, staffId, note: '', now: new Date('2026-04-10T04:00:00Z') }),
  )
})
beforeEach(() => server.forgive())
afterAll(() => server.close())

const ask = async <C extends Call>(call: C, input: Parameters<typeof server.call<C>>[1]) =>
  (await server.call(call, input, finance)).data as OutputOf<C>
const year = { from: '2026-01', to: '2026-12' }

describe('finance', () => {
  it('sees income by payer, channel, member and month', async () => {
    for (const by of ['payer', 'channel'] as const) {
      const { items } = await ask(deskIncomeFigures, { ...year, by })
      expect(items).toMatchObject([{ bills: 2, total: '110.00', share: '88.00' }])
    }
    const members = await ask(deskIncomeFigures, { ...year, by: 'member', limit: 1 })
    expect(members).toMatchObject({ items: [{ name: 'm100', share: '80.00' }], count: 2, share: '88.00' })
    const months = await ask(deskIncomeFigures, { ...year, by: 'month' })
    expect(months.items).toMatchObject([{ id: null, name: '2026-04', share: '88.00' }])
    expect((await ask(deskIncomeFigures, { from: '2025-01', to: '2025-12', by: 'month' })).items).toEqual([])
  })

  it('takes them along, which is in the log', async () => {
    const { body } = await server.app.inject({
      url: `${deskIncomeExportPath}?from=2026-01&to=2026-12&by=member`,
      cookies: finance.cookies,
      headers: { host: server.domain, 'accept-language': 'en', 'sec-fetch-site': 'same-origin' },
    })
    expect(body).toContain('m100')
    const logged = await server.asOwner("select 1 from audit_entries where action = 'income.exported'")
    expect(logged).toHaveLength(1)
  })

  it('sees what waits for money and what belongs to nobody, since when, until it is settled', async () => {
    const waiting = await ask(deskIncomeWaiting, {})
    expect(waiting.uncovered).toMatchObject([{ report_id: reportId, open: '117.00', currency: 'CNY' }])
    expect(waiting.suspense).toMatchObject([{ report_id: reportId, amount: '7.00' }])
    expect(waiting.uncovered[0]?.since).toBe('2026-04-10T04:00:00.000Z')
    const colleague = await buildStaff(server, { roles: ['finance'] })
    const who = { actor: { staffId, name: 'n' }, client: { address: '', userAgent: '' }, now: new Date() }
    await server.database.change(server.agentId, tx =>
      closeDifference(
        tx,
        reportId,
        { currency: 'CNY', expected: 11_700n, reason: 'Given up' },
        who,
        colleague.staffId,
      ),
    )
    expect((await ask(deskIncomeWaiting, {})).uncovered).toEqual([])
  })

  it('alone: support sees none of it', async () => {
    const support = await loggedInStaff(server, { roles: ['support'] })
    expect((await server.call(deskIncomeWaiting, {}, support)).code).not.toBe(1)
    expect((await server.call(deskIncomeFigures, { ...year, by: 'month' }, support)).code).not.toBe(1)
  })
})
