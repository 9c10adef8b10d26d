// The same sales once more, given in for another payer of the site: nobody is paid for them twice without a word.
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { compareReports, postIncomeReport, readReportAgain } from '#contract/income/report-calls'
import { buildRelease } from '../../../testing/build-release'
import { loggedInStaff } from '../../../testing/build-staff'
import { distrokidFile, reportDesk } from '../../../testing/report-desk'
import { testServer } from '../../../testing/test-server'

let server: Awaited<ReturnType<typeof testServer>>
let clerk: Awaited<ReturnType<typeof loggedInStaff>>
let second: Awaited<ReturnType<typeof loggedInStaff>>
let desk: ReturnType<typeof reportDesk>
let isrc: string
let payers: [number, number]
let count = 0

beforeAll(async () => {
  server = await testServer()
  clerk = await loggedInStaff(server, { name: 'Ada', roles: ['finance'] })
  second = await loggedInStaff(server, { name: 'Bo', roles: ['finance'] })
  desk = reportDesk(server, clerk)
  const { memberId } = await server.loggedInMember()
  isrc = (await buildRelease(server, server.agentId, memberId, { title: 'Night sailing' })).isrc
  payers = [await desk.payer({ currency: 'USD' }), await desk.payer({ currency: 'EUR' })]
})
afterAll(() => server.close())

/** Two files with the same lines, but for one that only the second has. */
function twoFiles(): [string, string] {
  const quantity = String(++count)
  const line = (earned: string) => ({ ISRC: isrc, Quantity: quantity, 'Earnings (USD)': earned })
  const lines = Array.from({ length: 30 }, (_, index) => line(`${index}.9`))
  return [distrokidFile(lines), distrokidFile([...lines, line('77')])]
}

const importedByBoth = async () =>
  Promise.all(
    twoFiles().map((file, place) => desk.imported(payers[place] as number, file)),
  ) as unknown as Promise<[number, number]>

async function checkedByBoth(): Promise<[number, number]> {
  const ids = await importedByBoth()
  for (const id of ids) await desk.rate(id, 'USD', '7')
  return ids
}

const like = (id: number, payerId: number) => [
  { report: { id, payer: { id: payerId, name: expect.stringMatching(/^Payer \d$/) } }, equal_lines: 30 },
]
const note = { data: { fields: [{ field: 'note' }] } }

describe('the same bytes for another payer', () => {
  it('are refused, and whose report they are is said', async () => {
    const [file] = twoFiles()
    const first = await desk.imported(payers[0], file)
    const other = await desk.imported(payers[1], file)
    expect(await desk.read(other)).toMatchObject({
      ...{ state: 'failed', failure: 'sameFile', same_as: first },
      same_payer: (await desk.read(first)).payer.name,
    })
  })

  it('at once are one report', async () => {
    const [file] = twoFiles()
    const ids = await Promise.all(payers.map(payerId => desk.imported(payerId, file)))
    const states = await Promise.all(ids.map(async id => (await desk.read(id)).state))
    expect(states.sort()).toEqual(['checked', 'failed'])
  })
})

describe('almost the same lines for another payer', () => {
  it('are noticed, whose the other report is is said, and posting them wants a reason', async () => {
    const [first, later] = await checkedByBoth()
    expect((await desk.read(first)).likenesses).toMatchObject(like(later, payers[1]))
    expect((await desk.read(later)).likenesses).toMatchObject(like(first, payers[0]))
    expect((await desk.post(first, second)).code).toBe(1)
    expect((await desk.read(later, second)).posting.doubts).toEqual(['like-another'])
    const compared = await server.call(compareReports, { id: later, other_id: first }, second)
    expect(compared.data).toMatchObject({ equal_lines: 30, here: { lines: 31 }, there: { lines: 30 } })
    expect(await desk.post(later, second)).toMatchObject(note)
    expect((await desk.post(later, second, 'Both of them pay for it')).code).toBe(1)
  })

  it('are noticed when both are read at once', async () => {
    const [one, other] = await importedByBoth()
    expect((await desk.read(one)).likenesses).toMatchObject(like(other, payers[1]))
    expect((await desk.read(other)).likenesses).toMatchObject(like(one, payers[0]))
  })

  it('are noticed when the earlier one is read once more', async () => {
    const [first, later] = await importedByBoth()
    const again = { ...(await desk.decided(first)), given: {}, is_remembered: false }
    await server.call(readReportAgain, again, clerk)
    await desk.importIt(first)
    expect((await desk.read(later)).likenesses).toMatchObject(like(first, payers[0]))
  })

  it('are noticed where the file names no currency and each payer has another one', async () => {
    const columns = {
      ...{ saleMonth: { column: 'when' }, title: { column: 'who' } },
      ...{ store: { column: 'shop' }, amount: { column: 'money' } },
    }
    const lines = Array.from({ length: 20 }, (_, index) => `2026-08;Night sailing;Spotify;${index}.25`)
    const file = ['when;who;shop;money', ...lines, ''].join('\n')
    const first = await desk.imported(await desk.payer({ currency: 'USD', reading: { columns } }), file)
    const yen = await desk.payer({ currency: 'JPY', reading: { columns } })
    const later = await desk.imported(yen, file.replace('0.25', '0.5'))
    expect((await desk.read(later)).sums).toMatchObject([{ currency: 'JPY' }])
    expect((await desk.read(later)).likenesses).toMatchObject([{ report: { id: first }, equal_lines: 19 }])
  })
})

describe('two like reports that are posted at once', () => {
  it('do not both pass: the second one is told of the first', async () => {
    const ids = await checkedByBoth()
    const wanted = await Promise.all(ids.map(async id => ({ ...(await desk.decided(id)), note: '' })))
    const answers = await whileNothingIsLogged(
      () => Promise.all(wanted.map(input => server.call(postIncomeReport, input, second))),
      wanted.length,
    )
    const [passed, refused] = answers.toSorted((one, other) => one.status - other.status)
    expect(passed).toMatchObject({ status: 200, code: 1 })
    expect(refused).toMatchObject({ status: 422, ...note })
  })
})

/** Does it, and lets nobody write into the log until so many wait: whoever decides has then looked at everything. */
async function whileNothingIsLogged<T>(deed: () => Promise<T>, waiting: number): Promise<T> {
  const holder = new pg.Client(server.ownerUrl)
  await holder.connect()
  try {
    await holder.query('begin')
    await holder.query('lock table audit_entries in share mode')
    const done = deed()
    const held = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    while ((await server.asOwner(held)).length < waiting) await new Promise(next => setTimeout(next, 20))
    await holder.query('commit')
    return await done
  } finally {
    await holder.end()
  }
}
