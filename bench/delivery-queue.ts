// A site whose channel waits for many singles, all of them with the same song and the same cover.
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { demoSite } from '../server/src/demo/demo-site'
import { askForDispatch } from '../server/src/modules/distribution/distribution.public'
import { createAgent } from '../server/src/modules/sites/sites.public'
import { Database } from '../server/src/platform/database/database'
import { startEmbeddedPostgres } from '../server/src/platform/database/embedded/embedded-postgres'
import { openLogins } from '../server/src/platform/database/logins'
import { migrate } from '../server/src/platform/database/migrate'
import { createLog } from '../server/src/platform/log'
import { secretsFrom } from '../server/src/platform/secrets'
import { diskStorage } from '../server/src/platform/storage/disk-storage'
import { makeSound } from '../server/src/testing/audio'
import { buildWork } from '../server/src/testing/build-work'
import { buildMember } from '../server/src/testing/builders'
import { arrive, check } from '../server/src/testing/materials'
import { picture } from '../server/src/testing/pictures'
import { testLogin, testSecret } from '../server/src/testing/test-login'
import { testServices } from '../server/src/testing/test-services'

export type Queue = Awaited<ReturnType<typeof openQueue>>

export async function openQueue(count: number) {
  const folder = await mkdtemp(join(tmpdir(), 'tributary-queue-'))
  const log = createLog('warn')
  const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'db'), log: () => {}, durable: false })
  const { ownerUrl } = postgres
  await migrate(ownerUrl, 'server/migrations', log)
  await openLogins(ownerUrl, secretsFrom(testSecret))
  const agentId = await createAgent(ownerUrl, demoSite('bench.test'))
  const database = new Database(testLogin(ownerUrl), log)
  const services = { ...(await testServices()), storage: diskStorage(join(folder, 'files')) }
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  await client.query("select set_config('app.agent_id', $1, false)", [String(agentId)])
  const workId = await firstWork({ database, services, agentId, folder })
  const channelId = await openChannel(client)
  await repeat(client, { workId, channelId, count })
  const first = async (sql: string) => (await client.query<Record<string, string>>(sql)).rows[0] ?? {}
  return {
    ownerUrl,
    folder,
    begin: () => database.change(agentId, tx => askForDispatch(tx, [channelId])),
    countDelivered: async () =>
      Number((await first("select count(*) from deliveries where state = 'delivered'")).count),
    whatFailed: async () =>
      (await first('select last_error from deliveries where last_error is not null limit 1')).last_error,
    async close() {
      await client.end()
      await database.close()
      await postgres.stop()
      await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
    },
  }
}

type Place = Parameters<typeof arrive>[0] & { folder: string }

async function firstWork(place: Place): Promise<number> {
  const { memberId } = await buildMember(place.database, place.agentId)
  const tracks = [{ instrumental: true }]
  const workId = await buildWork(place, memberId, {
    ...{ status: '990', without: ['music', 'lyric', 'cover'], tracks, label: 'Lin' },
  })
  const trackId = await place.database.read(place.agentId, async tx => {
    const { rows } = await tx.run<{ id: number }>('select id from tracks where work_id = $1', [workId])
    return rows[0]?.id
  })
  const sound = { seconds: 1, as: ['-c:a', 'flac', '-sample_fmt', 's16'] }
  const song = await readFile(await makeSound(place.folder, 'song.flac', sound))
  await check(place, await arrive(place, { memberId, workId, type: 'music', body: song, trackId }))
  await check(place, await arrive(place, { memberId, workId, type: 'cover', body: await picture('jpeg') }))
  return workId
}

/** What the rules think of so small files is not asked here. */
async function openChannel(client: pg.Client): Promise<number> {
  await client.query("update materials set state = 'passed'")
  await client.query("update agents set ddex_party_id = 'PADPIDA2026010101T'")
  const profile = { party_id: 'PADPIDA2026010102S', parallel_transfers: 8, acknowledgement: 'none' }
  const { rows } = await client.query<{ id: string }>(
    `update channels set is_on = true, profile = profile || $1 where code = 'spotify' returning id`,
    [{ ...profile, connection: { kind: 'folder' } }],
  )
  return Number(rows[0]?.id)
}

/** The same work under other codes, again and again. */
async function repeat(
  client: pg.Client,
  { workId, channelId, count }: { workId: number; channelId: number; count: number },
): Promise<void> {
  const upcs = Array.from({ length: count }, (_, index) => upcOf(index))
  const added = `insert into works (member_id, kind, status, details, scope, title, artists, release_date, upc, created_at, updated_at,
      submitted_at, released_at)
    select w.member_id, w.kind, w.status, w.details, w.scope, w.title, w.artists, w.release_date, u.upc, now(), now(), now(), now()
    from works w cross join unnest($2::text[]) u (upc) where w.id = $1`
  await client.query(added, [workId, upcs])
  const tracks = `insert into tracks (work_id, position, details, isrc)
    select w.id, 1, t.details, 'CNT0126' || lpad((row_number() over (order by w.id) - 1)::text, 5, '0')
    from works w join tracks t on t.work_id = $1 where w.upc = any ($2)`
  await client.query(tracks, [workId, upcs])
  const materials = `insert into materials (member_id, work_id, track_id, type, file_name, sha256, size, state, facts, created_at)
    select m.member_id, w.id, case when m.track_id is not null then t.id end, m.type, m.file_name, m.sha256, m.size, 'passed', m.facts, now()
    from works w join tracks t on t.work_id = w.id join materials m on m.work_id = $1 where w.upc = any ($2)`
  await client.query(materials, [workId, upcs])
  const deliveries = `insert into deliveries (work_id, work_version, channel_id, kind, queued_at, changed_at)
    select w.id, w.version, $1, 'release', now(), now() from works w where w.upc = any ($2)`
  await client.query(deliveries, [channelId, upcs])
  await client.query('vacuum analyze works, tracks, materials, deliveries')
}

function upcOf(index: number): string {
  const digits = `69${String(index).padStart(9, '0')}`
  const sum = [...digits].reduce(
    (total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 3 : 1),
    0,
  )
  return `${digits}${(10 - (sum % 10)) % 10}`
}
