// reportDesk(): what finance does with a sales report, from a file to bills, by the calls of the desk and the worker's own jobs.
import type { AddressInfo } from 'node:net'
import type { OutputOf } from '#contract/call'
import { confirmMoneyRequest } from '#contract/income/money-request-calls'
import { createPayer } from '#contract/income/payer-calls'
import type { ReadingOverrides } from '#contract/income/reading'
import {
  enterRates,
  grantReportUpload,
  nameStores,
  postIncomeReport,
  readIncomeReport,
  readReportUpload,
} from '#contract/income/report-calls'
import { carryOutReport, importReportJob } from '../modules/income/income.public'
import { createLog } from '../platform/log'
import type { Caller, testServer } from './test-server'
import { TusClient } from './tus-client'

type Server = Awaited<ReturnType<typeof testServer>>
type Shown = OutputOf<typeof readIncomeReport>

export function reportDesk(server: Server, clerk: Caller) {
  const { agentId, database, services } = server
  const place = { agentId, database, services, log: createLog('silent') }
  let payers = 0

  async function payer(
    facts: { currency?: 'CNY' | 'USD' | 'EUR' | 'JPY'; stores?: string[]; reading?: ReadingOverrides } = {},
  ) {
    const channels = await server.asOwner<{ id: string }>('select id from channels order by position')
    const stores = (facts.stores ?? ['Spotify']).map((store, index) => ({
      store,
      channel_id: Number(channels[index]?.id),
    }))
    const wanted = {
      currency: facts.currency ?? 'CNY',
      drop_folder: null,
      reading: facts.reading ?? null,
      stores,
    }
    const { data } = await server.call(createPayer, { name: `Payer ${++payers}`, ...wanted }, clerk)
    return (data as unknown as { id: number }).id
  }

  async function upload(payerId: number, content: Buffer | string, name = 'report.tsv', who = clerk) {
    const body = Buffer.from(content)
    const granted = await server.call(
      grantReportUpload,
      { payer_id: payerId, file_name: name, size: body.length },
      who,
    )
    const { grant, upload_id: id } = granted.data as unknown as { grant: string; upload_id: string }
    const client = new TusClient(await port(server), server.domain)
    await client.create(grant, body.length)
    const sent = await client.patch(grant, id, 0, body)
    if (sent.status !== 204) throw new Error(`upload answered ${sent.status}: ${sent.text}`)
    const { data } = await server.call(readReportUpload, { upload_id: id }, who)
    return (data as unknown as { report_id: number }).report_id
  }

  const read = async (id: number, who = clerk) =>
    (await server.call(readIncomeReport, { id }, who)).data as unknown as Shown
  const importIt = (reportId: number) => importReportJob.run({ ...place, payload: { reportId } })
  const carryOut = (reportId: number) => carryOutReport.run({ ...place, payload: { reportId } })
  const decided = async (id: number) => ({ id, version: (await read(id)).version })

  return {
    payer,
    upload,
    read,
    importIt,
    carryOut,
    decided,
    async imported(payerId: number, content: Buffer | string, name?: string) {
      const id = await upload(payerId, content, name)
      await importIt(id)
      return id
    },
    async rate(id: number, currency: 'USD' | 'EUR' | 'JPY', rate: string) {
      return server.call(enterRates, { ...(await decided(id)), rates: [{ currency, rate }] }, clerk)
    },
    async name(id: number, stores: { store: string; channel_id: number }[]) {
      return server.call(nameStores, { ...(await decided(id)), stores }, clerk)
    },
    /** What was asked for is confirmed by somebody else, where that is needed. */
    async confirmed(asked: Promise<{ code: number; data: { request_id: number | null } }>, second: Caller) {
      const answered = await asked
      if (answered.code !== 1 || answered.data.request_id === null) return answered
      return server.call(confirmMoneyRequest, { id: answered.data.request_id }, second)
    },
    async post(id: number, who: Caller, note = '') {
      const answered = await server.call(postIncomeReport, { ...(await decided(id)), note }, who)
      if (answered.code === 1) await carryOut(id)
      return answered
    },
  }
}

async function port({ app }: Server): Promise<number> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
  return (app.server.address() as AddressInfo).port
}

/** A report as DistroKid writes it. */
export function distrokidFile(lines: Partial<Record<(typeof columns)[number], string>>[]): string {
  const row = (line: (typeof lines)[number]) =>
    columns.map(column => line[column] ?? usual[column] ?? '').join('\t')
  return [columns.join('\t'), ...lines.map(row), ''].join('\n')
}

const columns = [
  ...(['Reporting Date', 'Sale Month', 'Store', 'Artist', 'Title', 'ISRC', 'UPC', 'Quantity'] as const),
  ...([
    'Team Percentage',
    'Song/Album',
    'Country of Sale',
    'Songwriter Royalties Withheld',
    'Earnings (USD)',
  ] as const),
] as const
const usual: Partial<Record<(typeof columns)[number], string>> = {
  'Reporting Date': '2026-10-02',
  'Sale Month': '2026-08',
  Store: 'Spotify',
  Artist: 'Lin',
  Title: 'Night sailing',
  Quantity: '3',
  'Team Percentage': '100',
  'Song/Album': 'Song',
  'Country of Sale': 'CN',
  'Songwriter Royalties Withheld': '0',
  'Earnings (USD)': '1',
}
