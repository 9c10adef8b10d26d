// Each setting at its bounds, and beyond them, and as nobody can read it: every call answers, and an admin can set it anew.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { allCalls } from '#contract/all-calls'
import type { OutputOf, SentInputOf } from '#contract/call'
import {
  amountBounds,
  type BoundedAmount,
  dayBounds,
  hourBounds,
  mostOf,
} from '#contract/sites/setting-bounds'
import { readSettings, saveSettings, siteSettings } from '#contract/sites/settings-calls'
import { loggedInStaff } from '../../../testing/build-staff'
import { atBound } from '../../../testing/extremes'
import { type Caller, secondServer, testServer } from '../../../testing/test-server'

let server: Awaited<ReturnType<typeof testServer>>
let admin: Awaited<ReturnType<typeof loggedInStaff>>
let member: Caller
beforeAll(async () => {
  server = await testServer()
  admin = await loggedInStaff(server, { roles: ['admin', 'finance', 'editor', 'rights', 'support'] })
  member = await server.loggedInMember({ verifiedAt: new Date() })
})
beforeEach(() => server.forgive())
afterAll(() => server.close())

type Parts = Omit<SentInputOf<typeof saveSettings>, 'version'>
const read = async (): Promise<OutputOf<typeof readSettings>> =>
  (await server.call(readSettings, {}, admin)).data
const save = async (parts: Parts) =>
  server.call(saveSettings, { version: (await read()).version, ...parts }, admin)

const openCalls = allCalls.filter(call => call.effect === 'read' && call.input.safeParse({}).success)

const callerOf = ({ access }: (typeof allCalls)[number]): Caller =>
  access === 'anyone' ? {} : Array.isArray(access) ? admin : member

/** Of the calls that can be asked with nothing, by somebody who may: those that broke, of a server that remembers no site. */
async function broken(): Promise<string[]> {
  const fresh = await secondServer(server)
  const found: string[] = []
  await server.forgive()
  for (const call of openCalls) {
    const { status } = await fresh.send(call, {}, callerOf(call))
    if (status >= 500 && status !== 501) found.push(`${call.name} answers ${status}`)
  }
  await fresh.close()
  return found
}

describe('an amount among the settings', () => {
  it.each(['CNY', 'JPY'] as const)('is kept up to its bound and not beyond, in %s', async currency => {
    const { money } = await read()
    const within = {
      ...{ withdrawal_minimum: '1000000', withdrawal_fee: '1000', double_approval_above: '100000000' },
      currency,
    }
    expect(await save({ money: { ...money, ...within } })).toMatchObject({ status: 200 })
    expect(await broken()).toEqual([])
    const step = currency === 'JPY' ? '1' : '.01'
    for (const field of Object.keys(amountBounds) as BoundedAmount[]) {
      for (const beyond of [
        currency === 'JPY' ? String(amountBounds[field] + 1) : within[field] + step,
        '999999999999999',
      ]) {
        const { status, data } = await save({ money: { ...money, ...within, [field]: beyond } })
        expect({ status, data }).toMatchObject({
          status: 422,
          data: { fields: [{ field: `money.${field}` }] },
        })
      }
    }
    await save({ money })
  })

  it('leaves something of the smallest withdrawal: a fee is below the minimum, or there is none', async () => {
    const { money } = await read()
    const kept = async (withdrawal_minimum: string, withdrawal_fee: string) =>
      (await save({ money: { ...money, withdrawal_minimum, withdrawal_fee } })).status
    expect(await kept('5', '5')).toBe(422)
    expect(await kept('5', '4.99')).toBe(200)
    expect(await kept('0', '0')).toBe(200)
    await save({ money })
  })
})

describe('the database', () => {
  const isKept = (set: string) =>
    server.asOwner(`update agents set ${set} where id = ${server.agentId}`).then(
      () => true,
      error => {
        expect(error).toMatchObject({ code: '23514' })
        return false
      },
    )

  it.each(['CNY', 'KRW'] as const)('has the bounds of the contract, in %s', async currency => {
    const start = {
      currency: `'${currency}'`,
      withdrawal_fee: '0',
      double_approval_above: 'null',
      withdrawal_minimum: mostOf('withdrawal_minimum', currency),
    }
    const set = (field: BoundedAmount, value: bigint) =>
      isKept(
        Object.entries({ ...start, [field]: value })
          .map(([column, to]) => `${column} = ${to}`)
          .join(', '),
      )
    for (const field of Object.keys(amountBounds) as BoundedAmount[]) {
      expect(await set(field, mostOf(field, currency)), field).toBe(true)
      expect(await set(field, mostOf(field, currency) + 1n), field).toBe(false)
    }
    expect(await isKept("currency = 'XXX'")).toBe(false)
  })

  it.each([
    ['review_days', dayBounds],
    ['counter_notice_days', dayBounds],
    ['answer_hours', hourBounds],
  ])('has the bounds of the promise %s', async (promise, { least, most }) => {
    const set = (value: unknown) =>
      isKept(`presentation = jsonb_set(presentation, '{promises,${promise}}', '${JSON.stringify(value)}')`)
    for (const value of [least, most]) expect(await set(value)).toBe(true)
    for (const value of [least - 1, most + 1, 'soon', true, null])
      expect(await set(value), String(value)).toBe(false)
  })
})

describe('the settings', () => {
  it.each(['least', 'most'] as const)(
    'can all be as %s as they may be, and every call answers',
    async bound => {
      const before = await read()
      const {
        version: _,
        presentation,
        ...parts
      } = atBound(siteSettings, bound) as SentInputOf<typeof saveSettings>
      const { site_logo, service_qr } = before.presentation
      const wanted: Parts = {
        ...{ downloads: parts.downloads, software: parts.software, ddex_party_id: parts.ddex_party_id },
        ...{ presentation: presentation && { ...presentation, site_logo, service_qr } },
      }
      expect(await save(wanted)).toMatchObject({ status: 200 })
      expect(await broken()).toEqual([])
      expect(await save({ presentation: before.presentation })).toMatchObject({ status: 200 })
    },
  )

  it.each([
    'https://stats.example;sandbox/',
    "https://stats.example'none'/",
    'https://*/',
    'https://a,b.example/',
  ])('never carry a word into the policy of pages: %s', async address => {
    const { presentation } = await read()
    const wanted = { ...presentation, site_logo: '', service_qr: [] }
    const statistics = { service: 'umami' as const, address, site_id: '1' }
    expect(await save({ presentation: { ...wanted, statistics } })).toMatchObject({
      code: 1422,
      data: { fields: [{ field: 'presentation.statistics.address' }] },
    })
  })

  it.each([
    ['presentation', `'{}'`],
    ['presentation', `'[]'`],
    ['presentation', `presentation - 'site_title' - 'promises'`],
    ['presentation', `jsonb_set(presentation, '{colors}', '"red"')`],
    ['presentation', `jsonb_set(presentation, '{filings}', '{"icp_licence": 7}')`],
    [
      'presentation',
      `jsonb_set(presentation, '{statistics}', '{"service": "umami", "address": "https://stats.example;sandbox/"}')`,
    ],
    ['presentation', `jsonb_set(presentation, '{statistics}', '{"service": "umami", "address": "nowhere"}')`],
    ['download_links', `'null'`],
    ['software_versions', `'{"android": {"version": 3}, "amiga": 1}'`],
    ['numbers_abroad', `'[{"country": "nowhere"}, 7]'`],
    ['numbers_abroad', `'[{"country": "ZZ", "daily_cap": 5}, {"country": "AQ", "daily_cap": 5}]'`],
  ])('can be set anew where the stored %s cannot be read: %s', async (column, nonsense) => {
    const { presentation: own } = await read()
    await save({ presentation: { ...own, site_logo: '', service_qr: [] } })
    const before = await read()
    await server.asOwner(`update agents set ${column} = ${nonsense} where id = ${server.agentId}`)
    expect(await broken()).toEqual([])
    const { presentation, downloads, software, numbers_abroad } = before
    expect(await save({ presentation, downloads, software, numbers_abroad })).toMatchObject({ status: 200 })
    const { version: _, ...mended } = await read()
    const { version: __, ...as } = before
    expect(mended).toEqual(as)
  })
})
