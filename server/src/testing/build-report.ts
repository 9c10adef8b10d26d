// buildReport(): a sales report as it stands after it was read, from lines that a test names.
import { randomUUID } from 'node:crypto'
import { LineWriter } from '../modules/income/importing/line-writer'
import type { SaleLine } from '../modules/income/reading/report-line'
import type { Database } from '../platform/database/database'

interface Place {
  database: Database
  agentId: number
}

export type WantedLine = Partial<Omit<SaleLine, 'is'>>

export interface WantedReport {
  payerId?: number
  /** Unsaid: somebody. */
  importedBy?: number
  lines: WantedLine[]
  /** Units of the agent's currency for one of each. */
  rates?: Record<string, number | string>
}

export async function buildPayer(
  { database, agentId }: Place,
  stores: string[] = ['Spotify'],
): Promise<number> {
  return database.change(agentId, async tx => {
    const { rows } = await tx.run<{ id: number }>(
      "insert into payers (name, currency, created_at) values ('Payer ' || gen_random_uuid(), 'CNY', now()) returning id",
      [],
    )
    const payerId = rows[0]?.id as number
    await tx.run(
      `insert into payer_stores (payer_id, store, channel_id)
       select $1, plain_store(store), channel.id from unnest($2::text[]) with ordinality as named (store, place)
       join (select id, row_number() over (order by id) as place from channels) channel using (place)`,
      [payerId, stores],
    )
    return payerId
  })
}

export async function buildReport(place: Place, wanted: WantedReport): Promise<number> {
  const { database, agentId } = place
  const payerId = wanted.payerId ?? (await buildPayer(place))
  const reportId = await database.change(agentId, async tx => {
    const { rows } = await tx.run<{ id: number }>(
      `with file as (insert into report_files (storage_key, size, created_at) values ($3, 1, now()) returning storage_key),
       somebody as (insert into staff (username, name, password_hash, roles, totp_secret)
         select 'importer-' || $3, 'n', 'h', '{finance}', 's' where $2::bigint is null returning id)
       insert into income_reports (payer_id, name, arrived_by, imported_by, arrived_at, file_key, sha256, state)
       select $1, 'report.csv', 'upload', coalesce($2::bigint, (select id from somebody)), now(), storage_key, storage_key::bytea, 'reading'
       from file returning id`,
      [payerId, wanted.importedBy ?? null, randomUUID()],
    )
    return rows[0]?.id as number
  })
  await database.copy(agentId, async (client, tx) => {
    const writer = new LineWriter(client, tx, reportId)
    await writer.add(wanted.lines.map(saleLine))
    await writer.end()
    await tx.run("update income_reports set state = 'checked' where id = $1", [reportId])
    for (const [currency, rate] of Object.entries(wanted.rates ?? {})) {
      await tx.run(
        'insert into report_rates (report_id, currency, rate, entered_at) values ($1, $2, $3, now())',
        [reportId, currency, String(rate)],
      )
    }
  })
  return reportId
}

function saleLine(wanted: WantedLine, index: number): SaleLine {
  return {
    is: 'sale',
    line: index + 2,
    at: index * 100,
    size: 99,
    saleMonth: '2026-08',
    store: 'Spotify',
    artist: 'Lin',
    title: 'Night sailing',
    release: 'Night sailing',
    isrc: '',
    upc: '',
    customId: '',
    country: 'CN',
    usage: 'stream',
    quantity: 1,
    amount: '1',
    currency: 'CNY',
    kind: 'track',
    notes: [],
    ...wanted,
  }
}
