// Staff search all works of a site: what is common, what is rare, and any. 100,000 works beside 1,000.
import type pg from 'pg'
import { paths } from '../contract/src/paths'
import { addWorks } from './add-works'
import type { Figure } from './figure'
import { comparePlaces, openPlace, type Place } from './sized-place'

const few = 1000
const many = 100_000
const members = 10

const searches = {
  /** One work in ten has these letters. */
  'search that finds a tenth': { query: 'search=%E5%A4%9C%E8%88%AA', finds: 20 },
  'search that finds one': { query: 'search=%E5%A4%9C%E8%88%AA%207310', finds: 1 },
  'first page': { query: '', finds: 20 },
  'by a status that is rare': { query: 'statuses=200', finds: 10 },
} as const

export async function run(): Promise<Figure[]> {
  const places: Place[] = []
  try {
    for (const count of [few, many]) places.push(await openPlace(client => fill(client, count)))
    const [small, large] = places as [Place, Place]
    const sizes = { few: `${few} works`, many: `${many} works`, most: 3 }
    const figures: Figure[] = []
    for (const [name, { query, finds }] of Object.entries(searches)) {
      figures.push(
        ...(await comparePlaces(`catalogue, ${name}`, list(query, finds), { small, large }, sizes)),
      )
    }
    return [...figures, ...(await comparePlaces('jump that finds a tenth', jump, { small, large }, sizes))]
  } finally {
    for (const place of places) await place.close()
  }
}

/** With its count, as the first page is asked for. */
const list =
  (query: string, finds: number) =>
  async ({ ask }: Place) => {
    const { items, found } = await ask<{ items: unknown[]; found: unknown }>(
      'GET',
      `${paths.listCatalogue}?limit=20&${query}`,
    )
    if (items.length < finds || !found) throw new Error(`${items.length} works for ${query}`)
  }

async function jump({ ask }: Place) {
  const found = await ask<unknown[]>('GET', `${paths.jumpTo}?search=%E5%A4%9C%E8%88%AA`)
  if (found.length < 5) throw new Error(`${found.length} jumps`)
}

async function fill(client: pg.Client, count: number): Promise<void> {
  for (let member = 0; member < members; member++) {
    const { rows } = await client.query<{ id: string }>(
      "insert into members (mobile, password_hash, nickname) values ($1, '-', 'bench') returning id",
      [`1500000000${member}`],
    )
    await addWorks(client, Number(rows[0]?.id), count / members)
  }
  // Whatever is no draft was handed in once; one has a name that no other has.
  await client.query("update works set submitted_at = created_at where status <> '00'")
  await client.query(
    "update works set search_text = search_text || ' 7310' where id = (select min(id) from works where search_text like '夜航%' and status = '991')",
  )
  await client.query('vacuum analyze works, tracks, members')
}
