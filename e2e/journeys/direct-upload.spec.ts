// A recording goes from the browser straight to the bucket: the page is reloaded halfway, goes on with the parts that are missing, and no byte
// of the file passes the server.
import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { Database } from '../../server/src/platform/database/database'
import { createLog } from '../../server/src/platform/log'
import { missingForS3, startS3Server } from '../../server/src/testing/s3-server'
import { recording } from '../builders/recordings'
import { verifiedMember } from '../builders/verified'
import { expect, test } from '../fixtures'
import { PublishPage } from '../pages/publish-page'
import { applicationLogin } from '../server/application-login'
import { dataDir, endAll, ready, start } from '../server/run-program'
import { readOwnerUrl } from '../server/start-server'

const domain = 'tributary.localhost'
const missing = missingForS3()

test.afterEach(endAll)
test.skip(missing.length > 0, `needs Ceph: ${missing.join(', ')} missing`)

test('an upload goes straight to the bucket', { tag: '@drill' }, async ({ browser }) => {
  test.setTimeout(600_000)
  const s3 = await startS3Server()
  await s3.openTo(['*'])
  const { endpoint, bucket, accessKeyId, secretAccessKey } = s3.settings
  const folder = await dataDir()
  const program = await start({
    ...{ DATA_DIR: folder, DEMO: '0', DEFAULT_DOMAIN: domain },
    STORAGE_URL: `s3://${accessKeyId}:${secretAccessKey}@${new URL(endpoint).host}/${bucket}?tls=0`,
    STORAGE_PUBLIC_URL: endpoint,
  })
  await ready(program)
  const url = await applicationLogin(await readOwnerUrl(folder), folder)
  const database = new Database(url, createLog('silent'), { connections: 2 })
  const [site] = await database.withoutAgent<{ id: number }>('select id from find_agent_by_domain($1)', [
    domain,
  ])
  const agentId = site?.id ?? 0
  const backend = { database, dataDir: folder, ownerUrl: '', port: program.port, pid: 0 }
  const member = await verifiedMember(backend, { agentId })
  const workId = await member.work({ without: ['music'] })
  const { cookies } = await member.openSession()

  const origin = `http://${domain}:${program.port}`
  const context = await browser.newContext({ baseURL: origin, locale: 'en-GB' })
  await context.addCookies([
    { name: 'token', value: cookies.token, url: origin },
    { name: 'sid', value: cookies.sid, url: origin },
  ])
  const page = await context.newPage()
  const puts: string[] = []
  let throughServer = 0
  page.on('requestfinished', async request => {
    if (request.method() === 'PUT') puts.push(new URL(request.url()).origin)
    else if (new URL(request.url()).origin === origin)
      throughServer += (await request.sizes()).requestBodySize
  })
  const steps = new PublishPage(page)
  const answered = await page.goto(`/work-publish/step/step-2?id=${workId}`)
  const policy = answered?.headers()['content-security-policy'] ?? ''
  expect(policy).toContain(`connect-src 'self' ${endpoint};`)

  const devtools = await context.newCDPSession(page)
  const slowly = (uploadThroughput: number) =>
    devtools.send('Network.emulateNetworkConditions', {
      ...{ offline: false, latency: 0, downloadThroughput: -1, uploadThroughput },
    })
  await slowly(6 * 1024 * 1024)
  const file = await recording('Straight', { seconds: 40, format: 'wav' })
  const music = sixTimes(await readFile(file))
  await writeFile(file, music)
  const { length: size } = music
  const key = `${await steps.firstTrackKey()}.material.music`
  await steps.hand(key, file)
  await expect.poll(() => puts.length, { timeout: 60_000 }).toBeGreaterThan(1)
  const before = puts.length
  page.on('dialog', dialog => dialog.accept())
  await page.reload()
  await slowly(-1)
  await steps.hand(key, file)
  await steps.expectPassed(key)

  const parts = Math.ceil(size / (8 * 1024 * 1024))
  expect(parts).toBeGreaterThan(before)
  // Those that had arrived were not sent again.
  expect(puts).toEqual(Array(parts).fill(endpoint))
  expect(throughServer).toBeLessThan(100_000)
  const kept = await database.read(agentId, async tx =>
    tx.run<{ sha256: string }>(
      "select encode(sha256, 'hex') as sha256 from materials where work_id = $1 and type = 'music'",
      [workId],
    ),
  )
  const sha256 = createHash('sha256').update(music).digest('hex')
  expect(kept.rows).toEqual([{ sha256 }])
  await context.close()
  await database.close()
  await s3.stop()
})

/** The same sound again and again, so that it takes several parts. */
function sixTimes(wav: Buffer): Buffer {
  const begin = wav.indexOf('data') + 8
  const sound = wav.subarray(begin)
  const whole = Buffer.concat([wav.subarray(0, begin), ...Array<Buffer>(6).fill(sound)])
  whole.writeUInt32LE(whole.length - 8, 4)
  whole.writeUInt32LE(sound.length * 6, begin - 4)
  return whole
}
