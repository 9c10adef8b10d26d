// Everything of an account in one file: asked for, built, taken, checked, and everything that gets in the way.
import { execFile } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { archiveDays, archiveDownloadHours, archiveResumeMinutes } from '#contract/archive/archive-state'
import { askArchive, grantArchive, readArchive } from '#contract/archive/calls'
import type { OutputOf } from '#contract/call'
import { freezeMember } from '#contract/members/calls'
import { agentInfo } from '#contract/sites/calls'
import { releaseDetails, trackDetails } from '#contract/works/work'
import { createLog } from '../../platform/log'
import { diskStorage } from '../../platform/storage/disk-storage'
import { StorageFull } from '../../platform/storage/storage'
import { buildBill } from '../../testing/build-bill'
import { buildColleague } from '../../testing/build-colleague'
import { loggedInStaff } from '../../testing/build-staff'
import { buildWork } from '../../testing/build-work'
import { plantCode } from '../../testing/plant-code'
import { readZip } from '../../testing/read-zip'
import { testServer } from '../../testing/test-server'
import { mountTinyDisk } from '../../testing/tiny-disk'
import { prepareWaitingMinor } from '../identity/identity.public'
import { credit, debit, writeTransaction } from '../income/income.public'
import { archivesOfAccount, buildArchive } from './archive.public'
import { expireDueArchives } from './expire-archives.job'

const clock = { time: new Date(), now: () => new Date(clock.time) }
let server: Awaited<ReturnType<typeof testServer>>
let folder: string
beforeAll(async () => {
  server = await testServer({ clock })
  folder = await mkdtemp(join(tmpdir(), 'archive-test-'))
})
beforeEach(async () => {
  clock.time = new Date()
  await server.forgive()
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

type Owner = Awaited<ReturnType<typeof server.loggedInMember>>
type Answer = { code: number; msg: string }

async function ask(
  owner: Owner,
  who: Pick<Owner, 'cookies'> = owner,
  mobile = owner.mobile,
): Promise<Answer> {
  const sms_code = await plantCode(server, mobile, 'archive')
  return server.call(askArchive, { sms_code }, who)
}
const stand = async (owner: Owner): Promise<OutputOf<typeof readArchive>> =>
  (await server.call(readArchive, {}, owner)).data

async function build(owner: Owner, storage = server.services.storage): Promise<void> {
  const archiveId = (await stand(owner)).archive?.id ?? 0
  const { agentId, database, services } = server
  const log = createLog('silent')
  await buildArchive.run({
    payload: { archiveId },
    agentId,
    database,
    services: { ...services, storage },
    log,
  })
}

async function granted(owner: Owner): Promise<string> {
  const sms_code = await plantCode(server, owner.mobile, 'archive')
  const { code, data, msg }: Answer & { data: OutputOf<typeof grantArchive> } = await server.call(
    grantArchive,
    { sms_code },
    owner,
  )
  if (code !== 1) throw new Error(msg)
  return data.url
}

const get = (url: string, who?: Pick<Owner, 'cookies'>, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers: { host: server.domain, ...headers }, cookies: who?.cookies })

/** As far as it came before the line broke. */
async function beginning(path: string, { cookies }: Pick<Owner, 'cookies'>): Promise<Buffer> {
  if (!server.app.server.listening) await server.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = server.app.server.address() as AddressInfo
  const cookie = Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ')
  const asked = request({ port, path, headers: { host: server.domain, cookie } }).end()
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  expect(answer.statusCode).toBe(200)
  const [piece] = (await once(answer, 'data')) as [Buffer]
  answer.pause()
  asked.destroy()
  return piece
}

const linkOf = async ({ memberId }: Owner) =>
  (
    await server.asOwner<{ link_served: number; link_used_at: Date | null }>(
      'select link_served::int, link_used_at from account_archives where member_id = $1 order by id desc limit 1',
      [memberId],
    )
  )[0]

/** Asked for, built and taken. */
async function taken(owner: Owner) {
  expect((await ask(owner)).code).toBe(1)
  await build(owner)
  const { rawPayload: zip, statusCode } = await get(await granted(owner), owner)
  expect(statusCode).toBe(200)
  const files = readZip(zip)
  return { zip, files, manifest: JSON.parse(String(files.get('manifest.json'))) }
}

async function check(zip: Buffer): Promise<{ code: number; output: string }> {
  const path = join(folder, `${randomBytes(6).toString('hex')}.zip`)
  await writeFile(path, zip)
  return new Promise(resolve => {
    execFile(process.execPath, ['tools/check-archive.mjs', path], (error, stdout, stderr) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, output: stdout + stderr }),
    )
  })
}

/** The files of a work with bytes behind them. */
async function fill(workId: number, size = 70_000): Promise<{ key: string; bytes: Buffer; type: string }[]> {
  const rows = await server.asOwner<{ id: number; type: string }>(
    'select id, type from materials where work_id = $1 order by id',
    [workId],
  )
  const filled = []
  for (const { id, type } of rows) {
    const bytes = randomBytes(size)
    const sha256 = createHash('sha256').update(bytes).digest()
    const key = `originals/${server.agentId}/${sha256.toString('hex')}`
    await server.services.storage.write(key, bytes)
    await server.asOwner(
      "insert into stored_files (agent_id, sha256, storage_key, size, media_type, created_at) values ($1, $2, $3, $4, 'audio/flac', now())",
      [server.agentId, sha256, key, bytes.length],
    )
    await server.asOwner('update materials set sha256 = $2, size = $3 where id = $1', [
      id,
      sha256,
      bytes.length,
    ])
    filled.push({ key, bytes, type })
  }
  return filled
}

async function minorWithGuardian() {
  const who = await server.loggedInMember({ isMinor: true })
  const { services, agentId, database } = server
  const seed = await prepareWaitingMinor(services, agentId)
  await database.change(agentId, async tx => {
    await seed(tx, who.memberId, clock.now())
    await tx.run("update identity_checks set state = 'approved' where member_id = $1", [who.memberId])
  })
  const [check] = await server.asOwner<{ mobile: string }>(
    'select guardian_mobile as mobile from identity_checks where member_id = $1',
    [who.memberId],
  )
  return { who, guardian: check?.mobile ?? '' }
}

const smsOf = ({ memberId }: Owner) =>
  server.asOwner<{ template: string }>(
    `select m.template from messages m join graphile_worker._private_jobs job on (job.payload->>'messageId')::bigint = m.id
     join graphile_worker._private_tasks task on task.id = job.task_id and task.identifier = 'textMessage'
     where m.member_id = $1 and m.template like 'archive.%' order by m.id`,
    [memberId],
  )

describe('an archive', () => {
  it('holds works, files, money and messages, and its checker finds nothing wrong', {
    tags: ['slow'],
  }, async () => {
    const owner = await server.loggedInMember()
    const workId = await buildWork(server, owner.memberId, { title: '=夜航 / "Night" sailing' })
    const files = await fill(workId)
    const billId = await buildBill(server, owner.memberId, {})
    await server.asOwner(
      `insert into webhook_endpoints (agent_id, member_id, token, name, url, events, secret, created_at)
       values ($1, $2, gen_random_uuid(), 'Sync', 'https://hooks.example.test/', '{bill.ready}', 'sealed', now())`,
      [server.agentId, owner.memberId],
    )
    await server.asOwner(
      "insert into mail_addresses (agent_id, member_id, address, language, confirmed_at) values ($1, $2, 'li@example.com', 'en', now())",
      [server.agentId, owner.memberId],
    )
    const archive = await taken(owner)
    expect(JSON.parse(String(archive.files.get('account.json')))).toMatchObject({
      confirmed_email: 'li@example.com',
    })
    const names = [...archive.files.keys()]
    for (const { bytes, type } of files) {
      const name = names.find(candidate => candidate.includes(`/${type}/`))
      expect(archive.files.get(name ?? '')?.equals(bytes)).toBe(true)
    }
    expect(names.find(name => name.endsWith('metadata.json'))).toBe(
      `works/${workId}-=夜航 Night sailing/metadata.json`,
    )
    expect(String(archive.files.get('catalogue.csv'))).toContain(`"'=夜航 / ""Night"" sailing"`)
    expect(String(archive.files.get('money/bills.csv'))).toContain(`\n${billId},`)
    expect(names).toEqual(
      expect.arrayContaining([
        'money/ledger.csv',
        'money/withdrawals.csv',
        'money/splits.csv',
        `money/lines/bill-${billId}.csv`,
      ]),
    )
    expect(String(archive.files.get('messages.json'))).toContain('Your archive is being built')
    expect(JSON.parse(String(archive.files.get('webhooks.json')))).toMatchObject([
      { name: 'Sync', url: 'https://hooks.example.test/', events: ['bill.ready'], state: 'open' },
    ])
    expect(String(archive.files.get('webhooks.json'))).not.toMatch(/secret|sealed/)
    expect(archive.manifest).toMatchObject({ format: 'tributary-archive', version: 1, missing: [] })
    expect(archive.manifest.entries).toHaveLength(names.length - 1)
    expect(await check(archive.zip)).toMatchObject({ code: 0, output: expect.stringContaining('unchanged') })
    expect((await stand(owner)).archive).toMatchObject({
      state: 'ready',
      missing: 0,
      bytes: archive.zip.length,
    })
    expect((await check(archive.zip)).output).toContain((await stand(owner)).archive?.manifest_sha256)
    expect((await smsOf(owner)).map(({ template }) => template)).toEqual([
      'archive.asked',
      'archive.ready',
      'archive.taken',
    ])
  })

  it('has every field of a release and its tracks in the table as well', async () => {
    const owner = await server.loggedInMember()
    const other = (text: string) => ({ text, language: 'en' as const, script: 'Latn' as const })
    const details = {
      ...{
        title: 'Night ferry',
        version: 'Deluxe',
        other_titles: [other('Abendfähre')],
        label: 'Delta Records',
      },
      artists: [
        { name: 'Nightsail', role: 'main' as const, channel_ids: [] },
        { name: 'Ada', role: 'featured' as const, channel_ids: [] },
      ],
      ...{ genre: 'rock' as const, sub_genre: 'post_rock', language: 'yue' as const, upc: '4006381333931' },
      ...{ original_release_date: '2019-03-04', explicit: true },
      ...{ p_line: { year: 2019, owner: 'Pressing House' }, c_line: { year: 2020, owner: 'Cover House' } },
      ai_use: { music: false, lyrics: false, vocals: true, cover: false },
    }
    const song = {
      ...{ title: 'Harbour', version: 'Live', other_titles: [other('Hafen')], isrc: 'CNA012600077' },
      artists: [{ name: 'Mixer', role: 'remixer' as const, channel_ids: [] }],
      ...{ lyricists: ['Wen Ci', 'Second Poet'], composers: ['Qu Jia'], arrangers: ['Bian Qu'] },
      ...{ producers: ['Zhi Zuo'], performers: ['Yan Chang'], language: 'ja' as const },
      ...{ explicit: false, instrumental: true },
    }
    await buildWork(server, owner.memberId, { title: details.title, details, tracks: [song] })
    const { files } = await taken(owner)
    const [heads = [], cells = []] = String(files.get('catalogue.csv'))
      .trim()
      .split('\r\n')
      .map(line =>
        [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(cell => cell[1] ?? cell[2] ?? ''),
      )
    const row = Object.fromEntries(heads.map((head, at) => [head.replace('\ufeff', ''), cells[at]]))
    expect(row).toMatchObject({
      ...{ title: 'Night ferry', version: 'Deluxe', other_titles: 'Abendfähre (en-Latn)' },
      ...{ artists_with_roles: 'Nightsail (main); Ada (featured)', label: 'Delta Records' },
      ...{ genre: 'rock', sub_genre: 'post_rock', language: 'yue', upc: '4006381333931', explicit: 'yes' },
      ...{ p_line: '2019 Pressing House', c_line: '2020 Cover House', ai_use: 'vocals' },
      ...{ release_date: '2099-01-01', original_release_date: '2019-03-04', territory: 'worldwide' },
      ...{ track: '1', track_title: 'Harbour', track_version: 'Live', track_other_titles: 'Hafen (en-Latn)' },
      ...{ track_artists_with_roles: 'Mixer (remixer)', isrc: 'CNA012600077', track_language: 'ja' },
      ...{
        lyricists: 'Wen Ci; Second Poet',
        composers: 'Qu Jia',
        arrangers: 'Bian Qu',
        producers: 'Zhi Zuo',
      },
      ...{ performers: 'Yan Chang', track_explicit: 'no', instrumental: 'yes' },
    })
    // Whatever is asked of members later belongs here too; rights stand in metadata.json but for the original of a cover.
    const known = new Set(Object.keys(row))
    for (const name of Object.keys(releaseDetails.shape))
      expect([name, known.has(name)]).toEqual([name, true])
    for (const name of Object.keys(trackDetails.shape)) {
      const isKnown = known.has(name) || known.has(`track_${name}`) || name === 'rights'
      expect([name, isKnown]).toEqual([name, true])
    }
  })

  it('has a statement of every year, also of those that nobody asked for', { tags: ['slow'] }, async () => {
    const owner = await server.loggedInMember()
    const { memberId } = owner
    await server.database.change(server.agentId, tx =>
      writeTransaction(tx, { kind: 'adjustment', at: new Date('2025-03-01T00:00:00Z') }, [
        debit({ kind: 'operator_share', currency: 'CNY' }, 800n),
        credit({ kind: 'member_available', currency: 'CNY', memberId }, 800n),
      ]),
    )
    const { files } = await taken(owner)
    const statements = [...files.keys()].filter(name => name.startsWith('money/statements/')).sort()
    expect(statements).toEqual([
      expect.stringMatching(/^money\/statements\/member_year-2025-en-\d+\.pdf$/),
      expect.stringMatching(/^money\/statements\/member_year-2025-zh-CN-\d+\.pdf$/),
    ])
    for (const name of statements) expect(files.get(name)?.subarray(0, 5).toString()).toBe('%PDF-')
    const again = await taken(owner)
    expect([...again.files.keys()].filter(name => name.startsWith('money/statements/'))).toHaveLength(2)
  })

  it('of a minor is asked for and taken with a code of the guardian', async () => {
    const { who: minor, guardian } = await minorWithGuardian()
    expect((await ask(minor)).code).toBe(1407)
    expect((await ask(minor, minor, guardian)).code).toBe(1)
    await build(minor)
    const own = await plantCode(server, minor.mobile, 'archive')
    expect((await server.call(grantArchive, { sms_code: own }, minor)).code).toBe(1407)
    const sms_code = await plantCode(server, guardian, 'archive')
    expect((await server.call(grantArchive, { sms_code }, minor)).code).toBe(1)
  })

  it('of an account without a work is whole as well', async () => {
    const { zip, manifest } = await taken(await server.loggedInMember())
    expect((await check(zip)).code).toBe(0)
    expect(manifest.entries.map(({ kind }: { kind: string }) => kind)).not.toContain('work')
  })

  it('of a thousand works has each of them', { tags: ['slow'] }, async () => {
    const owner = await server.loggedInMember()
    await server.asOwner(
      `insert into works (agent_id, member_id, kind, title, details, scope, created_at, updated_at)
       select $1, $2, 'single', 'Work ' || n, '{}', '{}', now(), now() from generate_series(1, 1000) n`,
      [server.agentId, owner.memberId],
    )
    const { zip, files, manifest } = await taken(owner)
    expect(manifest.entries.filter(({ kind }: { kind: string }) => kind === 'work')).toHaveLength(1000)
    expect(String(files.get('catalogue.csv')).trim().split('\r\n')).toHaveLength(1001)
    expect((await check(zip)).code).toBe(0)
  })

  it('names what is gone from storage or damaged, and has the rest', async () => {
    const owner = await server.loggedInMember()
    const [gone, damaged, whole] = await fill(await buildWork(server, owner.memberId))
    await server.services.storage.remove(gone?.key ?? '')
    await server.services.storage.write(damaged?.key ?? '', Buffer.from('other'))
    const { zip, files, manifest } = await taken(owner)
    const why = Object.fromEntries(
      manifest.missing.map((of: { expected_sha256: string; why: string }) => [of.expected_sha256, of.why]),
    )
    const hash = (file?: { bytes: Buffer }) =>
      createHash('sha256')
        .update(file?.bytes ?? '')
        .digest('hex')
    expect(why).toEqual({ [hash(gone)]: 'gone', [hash(damaged)]: 'damaged' })
    expect([...files.values()].some(bytes => whole?.bytes.equals(bytes))).toBe(true)
    expect((await stand(owner)).archive?.missing).toBe(2)
    expect(await check(zip)).toMatchObject({ code: 0, output: expect.stringContaining('was not there') })
  })

  it('goes on when a file breaks off in the middle', async () => {
    const owner = await server.loggedInMember()
    const [broken, whole] = await fill(await buildWork(server, owner.memberId))
    const { storage } = server.services
    expect((await ask(owner)).code).toBe(1)
    await build(owner, {
      ...storage,
      async read(key, range) {
        if (key !== broken?.key) return storage.read(key, range)
        async function* half() {
          yield Buffer.alloc(1000)
          throw Object.assign(new Error('the disk cannot read'), { code: 'EIO' })
        }
        return { size: 70_000, body: Readable.from(half(), { objectMode: false }) }
      },
    })
    const { rawPayload } = await get(await granted(owner), owner)
    expect((await check(rawPayload)).code).toBe(0)
    const files = readZip(rawPayload)
    expect(JSON.parse(String(files.get('manifest.json'))).missing).toMatchObject([{ why: 'damaged' }])
    expect([...files.values()].some(bytes => whole?.bytes.equals(bytes))).toBe(true)
  })

  it.each(['opened', 'read'])('is built again when its storage is away while a file is %s', async moment => {
    const owner = await server.loggedInMember()
    const [away] = await fill(await buildWork(server, owner.memberId))
    const { storage } = server.services
    expect((await ask(owner)).code).toBe(1)
    async function* broken() {
      yield Buffer.alloc(1000)
      throw new Error('socket hang up')
    }
    const building = build(owner, {
      ...storage,
      async read(key, range) {
        if (key !== away?.key) return storage.read(key, range)
        if (moment === 'opened') throw new Error('connect ECONNREFUSED')
        return { size: 70_000, body: Readable.from(broken(), { objectMode: false }) }
      },
    })
    await expect(building).rejects.toThrow(/ECONNREFUSED|hang up/)
    expect((await stand(owner)).archive?.state).toBe('building')
    await build(owner)
    const { rawPayload } = await get(await granted(owner), owner)
    expect(JSON.parse(String(readZip(rawPayload).get('manifest.json'))).missing).toEqual([])
  })

  it("has one's own part of a split and nobody else's", async () => {
    const [owner, other] = [await server.loggedInMember(), await server.loggedInMember()]
    const [split] = await server.asOwner<{ id: number }>(
      `insert into splits (agent_id, owner_id, isrc, from_month, proposed_at, ends_at)
       values ($1, $2, 'CNA012600001', '2026-12-01', now(), now() + interval '30 days') returning id`,
      [server.agentId, other.memberId],
    )
    await server.asOwner(
      `insert into split_parties (agent_id, split_id, member_id, mobile, name, part, role)
       values ($1, $2, $3, $4, 'Own name', 2500, 'producer'), ($1, $2, $5, $6, 'Somebody else', 7500, 'owner')`,
      [server.agentId, split?.id, owner.memberId, owner.mobile, other.memberId, other.mobile],
    )
    const { files } = await taken(owner)
    expect(String(files.get('money/splits.csv'))).toContain('25.00')
    for (const [name, bytes] of files) {
      for (const theirs of ['Somebody else', other.mobile, '75.00', '7500']) {
        expect([name, bytes.includes(theirs)]).toEqual([name, false])
      }
    }
  })

  it('holds nothing that staff wrote among themselves', async () => {
    const owner = await server.loggedInMember()
    const [ticket] = await server.asOwner<{ id: number }>(
      `insert into tickets (agent_id, member_id, number, category, subject, mobile, language, source, asked_at, answer_due_at, created_at, updated_at)
       values ($1, $2, 'T-ARCHIVE', 'bug', 'Where is it', $3, 'en', 'ticket', now(), now(), now(), now()) returning id`,
      [server.agentId, owner.memberId, owner.mobile],
    )
    await server.asOwner(
      `insert into ticket_replies (agent_id, ticket_id, author, author_name, person_id, staff_id, text, created_at, is_internal)
       values ($1, $2, 'member', 'Me', $3, null, 'I asked this', now(), false),
              ($1, $2, 'support', 'Desk', null, $4, 'between us', now(), true)`,
      [server.agentId, ticket?.id, owner.memberId, (await loggedInStaff(server)).staffId],
    )
    const { files } = await taken(owner)
    expect(String(files.get('tickets.json'))).toContain('I asked this')
    expect(String(files.get('tickets.json'))).not.toContain('between us')
  })
})

describe('the checker', () => {
  it('says what is changed, cut off, or no archive at all', async () => {
    const owner = await server.loggedInMember()
    const [file] = await fill(await buildWork(server, owner.memberId))
    const { zip } = await taken(owner)
    const spoilt = Buffer.from(zip)
    const at = spoilt.indexOf(file?.bytes.subarray(0, 64) ?? '')
    spoilt[at] = (spoilt[at] ?? 0) ^ 1
    expect(await check(spoilt)).toMatchObject({ code: 1, output: expect.stringContaining('changed: works/') })
    expect((await check(zip.subarray(0, zip.length / 2))).code).toBe(2)
    expect((await check(Buffer.from('nothing'))).code).toBe(2)
  })
})

describe('asking', () => {
  it('needs a right code and is for the owner alone', async () => {
    const owner = await server.loggedInMember()
    expect((await server.call(askArchive, { sms_code: '000000' }, owner)).code).toBe(1407)
    const colleague = await buildColleague(server, owner.memberId, 'finance')
    expect((await ask(owner, colleague, colleague.mobile)).code).toBe(1403)
    expect((await server.call(readArchive, {}, colleague)).code).toBe(1403)
    expect((await stand(owner)).archive).toBeNull()
  })

  it('is refused while one is being built, and replaces one that lies ready', async () => {
    const owner = await server.loggedInMember()
    expect((await ask(owner)).code).toBe(1)
    expect((await stand(owner)).can).toEqual({ ask: false, take: false })
    expect((await ask(owner)).code).toBe(1409)
    await build(owner)
    const url = await granted(owner)
    expect((await ask(owner)).code).toBe(1)
    expect((await get(url, owner)).statusCode).toBe(410)
    expect((await stand(owner)).archive?.state).toBe('asked')
  })

  it('twice at the same moment makes one', async () => {
    const owner = await server.loggedInMember()
    await plantCode(server, owner.mobile, 'archive')
    await Promise.all([1, 2, 3].map(() => server.call(askArchive, { sms_code: '424242' }, owner)))
    const rows = await server.asOwner('select id from account_archives where member_id = $1', [
      owner.memberId,
    ])
    expect(rows).toHaveLength(1)
  })
})

describe('building', () => {
  const failing = (error: Error) => ({
    ...server.services.storage,
    async write(_key: string, body: Readable | Buffer) {
      if (body instanceof Readable) body.destroy()
      throw error
    },
  })

  it('on a full disk fails with that reason, leaves nothing, and may be asked for again', async () => {
    const owner = await server.loggedInMember()
    await ask(owner)
    await build(owner, failing(new StorageFull('full')))
    expect(await stand(owner)).toMatchObject({
      archive: { state: 'failed', reason: 'full' },
      can: { ask: true, take: false },
    })
    expect((await smsOf(owner)).at(-1)?.template).toBe('archive.failed')
    expect((await taken(owner)).manifest.version).toBe(1)
  })

  it('on a disk that fills up in the middle leaves no part of a file, while the site goes on', async context => {
    const disk = mountTinyDisk('4m')
    if (!disk) return context.skip()
    try {
      const owner = await server.loggedInMember()
      await fill(await buildWork(server, owner.memberId), 2_000_000)
      await ask(owner)
      const { storage } = server.services
      const tiny = diskStorage(join(disk.folder, 'files'))
      // There is room when it begins, and others take it meanwhile.
      await build(owner, {
        ...storage,
        write: (key, body, options) => tiny.write(key, body, { ...options, expectedBytes: 0 }),
      })
      expect((await stand(owner)).archive).toMatchObject({ state: 'failed', reason: 'full' })
      const left = await readdir(disk.folder, { recursive: true, withFileTypes: true })
      expect(left.filter(entry => entry.isFile())).toEqual([])
      expect((await server.call(agentInfo, { domain: server.domain })).code).toBe(1)
      expect((await smsOf(owner)).at(-1)?.template).toBe('archive.failed')
      expect((await taken(owner)).manifest.missing).toEqual([])
    } finally {
      disk.unmount()
    }
  })

  it('that breaks down again and again for half an hour says so', async () => {
    const owner = await server.loggedInMember()
    await ask(owner)
    await expect(build(owner, failing(new Error('no')))).rejects.toThrow('no')
    await server.asOwner(
      "update account_archives set asked_at = asked_at - interval '31 minutes' where member_id = $1",
      [owner.memberId],
    )
    await build(owner, failing(new Error('no')))
    expect((await stand(owner)).archive).toMatchObject({ state: 'failed', reason: 'broken' })
  })

  it('begins anew after a worker that died', async () => {
    const owner = await server.loggedInMember()
    await ask(owner)
    await server.asOwner(
      "update account_archives set state = 'building', done = 7, total = 9 where member_id = $1",
      [owner.memberId],
    )
    await build(owner)
    expect((await stand(owner)).archive?.state).toBe('ready')
    await build(owner)
    expect((await smsOf(owner)).map(({ template }) => template)).toEqual(['archive.asked', 'archive.ready'])
  })

  it('stops when the account is frozen meanwhile, and its file is not left behind', async () => {
    const owner = await server.loggedInMember()
    await fill(await buildWork(server, owner.memberId))
    await ask(owner)
    const { storage } = server.services
    let written = ''
    await build(owner, {
      ...storage,
      async write(key, body, options) {
        written = key
        await server.database.change(
          server.agentId,
          tx =>
            archivesOfAccount.onAccountFreezing?.(tx, owner.memberId, new Date(), null) ?? Promise.resolve(),
        )
        return storage.write(key, body, options)
      },
    })
    expect((await stand(owner)).archive).toMatchObject({ state: 'failed', reason: 'frozen' })
    expect(written).not.toBe('')
    expect(await storage.size(written)).toBeUndefined()
  })
})

describe('taking', () => {
  it('goes on where it broke off', async () => {
    const owner = await server.loggedInMember()
    const { zip } = await taken(owner)
    const url = await granted(owner)
    const whole = await get(url, owner)
    expect(whole.headers).toMatchObject({
      'content-type': 'application/zip',
      'cache-control': 'private, no-store',
      'accept-ranges': 'bytes',
    })
    expect(whole.headers['content-disposition']).toMatch(/^attachment; /)
    const rest = await get(url, owner, { range: 'bytes=100-', 'if-range': String(whole.headers.etag) })
    expect(rest.statusCode).toBe(206)
    expect(rest.rawPayload.equals(zip.subarray(100))).toBe(true)
  })

  it('is over once everything was sent: only its end may be fetched again, for a while', async () => {
    const owner = await server.loggedInMember()
    const { zip } = await taken(owner)
    const url = await granted(owner)
    expect((await get(url, owner)).rawPayload.equals(zip)).toBe(true)
    expect((await get(url, owner)).statusCode).toBe(410)
    for (const range of ['bytes=0-', 'bytes=5-3', 'bytes=9-9,0-', `bytes=-${zip.length}`]) {
      expect([range, (await get(url, owner, { range })).statusCode]).toEqual([range, 410])
    }
    const changed = { range: 'bytes=9-', 'if-range': '"another"' }
    expect((await get(url, owner, changed)).statusCode).toBe(410)
    const end = { range: `bytes=${zip.length - 50}-` }
    expect((await get(url, owner, end)).statusCode).toBe(206)
    clock.time = new Date(clock.time.getTime() + archiveResumeMinutes * 60_000)
    expect((await get(url, owner, end)).statusCode).toBe(410)
    clock.time = new Date()
    expect((await get(await granted(owner), owner)).statusCode).toBe(200)
  })

  it('in parts is over when all are there, in whatever order they come', async () => {
    const owner = await server.loggedInMember()
    const { zip } = await taken(owner)
    const url = await granted(owner)
    const half = Math.floor(zip.length / 2)
    const part = (range: string) => get(url, owner, { range: `bytes=${range}` })
    expect((await part('-100')).statusCode).toBe(206)
    const [end, head] = [await part(`${half}-`), await part(`0-${half - 101}`)]
    expect([end.statusCode, head.statusCode]).toEqual([206, 206])
    expect((await part('0-10')).statusCode).toBe(410)
  })

  it('that broke off goes on from there, and a look at its size is no download', {
    tags: ['slow'],
  }, async () => {
    const owner = await server.loggedInMember()
    await fill(await buildWork(server, owner.memberId), 8_000_000)
    const { zip } = await taken(owner)
    const url = await granted(owner)
    const { app, domain: host } = server
    const head = await app.inject({ method: 'HEAD', url, headers: { host }, cookies: owner.cookies })
    expect(head.headers['content-length']).toBe(String(zip.length))
    const got = await beginning(url, owner)
    await expect.poll(async () => (await linkOf(owner))?.link_served).toBeGreaterThanOrEqual(got.length)
    expect((await linkOf(owner))?.link_used_at).toBeNull()
    const rest = await get(url, owner, { range: `bytes=${got.length}-` })
    expect(Buffer.concat([got, rest.rawPayload]).equals(zip)).toBe(true)
    expect((await linkOf(owner))?.link_used_at).not.toBeNull()
  })

  it('belongs to the session that gave the code, and to the newest of them', async () => {
    const owner = await server.loggedInMember()
    await taken(owner)
    const url = await granted(owner)
    expect((await get(url, await owner.openSession())).statusCode).toBe(410)
    const newer = await granted(owner)
    expect((await get(url, owner)).statusCode).toBe(410)
    expect((await get(newer, owner)).statusCode).toBe(200)
    const late = await granted(owner)
    clock.time = new Date(clock.time.getTime() + archiveDownloadHours * 3_600_000)
    expect((await get(late, owner)).statusCode).toBe(410)
  })

  it('needs a code each time, and the session of the owner', async () => {
    const owner = await server.loggedInMember()
    await taken(owner)
    expect((await server.call(grantArchive, { sms_code: '000000' }, owner)).code).toBe(1407)
    const url = await granted(owner)
    expect((await get(url)).statusCode).toBe(401)
    expect((await get(url, await server.loggedInMember())).statusCode).toBe(410)
    const colleague = await buildColleague(server, owner.memberId, 'finance')
    expect((await get(url, colleague)).statusCode).toBe(403)
    expect((await get(`${url}x`, owner)).statusCode).toBe(410)
    expect((await get('/archive.zip', owner)).statusCode).toBe(400)
    const stranger = await server.loggedInMember()
    const sms_code = await plantCode(server, stranger.mobile, 'archive')
    expect((await server.call(grantArchive, { sms_code }, stranger)).code).toBe(1409)
  })

  it('ends with its days, and the file goes', async () => {
    const owner = await server.loggedInMember()
    await taken(owner)
    const url = await granted(owner)
    const [row] = await server.asOwner<{ storage_key: string }>(
      'select storage_key from account_archives where member_id = $1',
      [owner.memberId],
    )
    clock.time = new Date(Date.now() + archiveDays * 86_400_000 + 60_000)
    expect((await stand(owner)).archive?.state).toBe('expired')
    expect((await get(url, owner)).statusCode).toBe(410)
    await server.database.change(server.agentId, tx => expireDueArchives(tx, clock.now()))
    expect((await stand(owner)).can).toEqual({ ask: true, take: false })
    const jobs = await server.asOwner<{ payload: string }>(
      "select payload::text from graphile_worker._private_jobs job join graphile_worker._private_tasks task on task.id = job.task_id where task.identifier = 'removeFiles'",
    )
    expect(jobs.some(({ payload }) => payload.includes(row?.storage_key ?? 'none'))).toBe(true)
  })

  it('ends when the account is frozen or closed', async () => {
    const owner = await server.loggedInMember()
    await taken(owner)
    const url = await granted(owner)
    const staff = await loggedInStaff(server, { roles: ['admin'] })
    expect(
      (await server.call(freezeMember, { id: owner.memberId, reason: 'a doubt about it' }, staff)).code,
    ).toBe(1)
    expect([401, 410]).toContain((await get(url, owner)).statusCode)
    await server.database.change(
      server.agentId,
      tx =>
        archivesOfAccount.onAccountClosed?.(tx, owner.memberId, new Date(), server.services.secrets) ??
        Promise.resolve(),
    )
    const [row] = await server.asOwner<{ state: string; storage_key: string | null }>(
      'select state, storage_key from account_archives where member_id = $1',
      [owner.memberId],
    )
    expect(row).toEqual({ state: 'expired', storage_key: null })
  })

  it('one that no worker came back to may be asked for again', async () => {
    const owner = await server.loggedInMember()
    await ask(owner)
    await server.database.change(server.agentId, tx =>
      expireDueArchives(tx, new Date(Date.now() + 2 * 86_400_000)),
    )
    expect(await stand(owner)).toMatchObject({
      archive: { state: 'failed', reason: 'broken' },
      can: { ask: true },
    })
  })
})
