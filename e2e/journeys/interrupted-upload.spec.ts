// The server dies in the middle of an upload and comes back: the page goes on from what had arrived, byte for byte.

import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { Database } from '../../server/src/platform/database/database'
import { createLog } from '../../server/src/platform/log'
import { recording } from '../builders/recordings'
import { verifiedMember } from '../builders/verified'
import { expect, test } from '../fixtures'
import { PublishPage } from '../pages/publish-page'
import { applicationLogin } from '../server/application-login'
import { dataDir, endAll, ready, start } from '../server/run-program'
import { readOwnerUrl } from '../server/start-server'

test.afterEach(endAll)

const domain = 'tributary.localhost'

test('an upload survives a kill of the server', { tag: '@drill' }, async ({ browser }) => {
  test.setTimeout(300_000)
  const folder = await dataDir()
  const settings = { DATA_DIR: folder, DEMO: '0', DEFAULT_DOMAIN: domain }
  const first = await start(settings)
  await ready(first)
  const database = await open(folder)
  const [site] = await database.withoutAgent<{ id: number }>('select id from find_agent_by_domain($1)', [
    domain,
  ])
  const backend = { database, dataDir: folder, ownerUrl: '', port: first.port, pid: 0 }
  const member = await verifiedMember(backend, { agentId: site?.id ?? 0 })
  const workId = await member.work({ without: ['music'] })
  const { cookies } = await member.openSession()
  await database.close()

  const origin = `http://127.0.0.1:${first.port}`
  const context = await browser.newContext({ baseURL: origin, locale: 'en-GB' })
  await context.addCookies([
    { name: 'token', value: cookies.token, url: origin },
    { name: 'sid', value: cookies.sid, url: origin },
  ])
  const page = await context.newPage()
  const steps = new PublishPage(page)
  await page.goto(`/work-publish/step/step-2?id=${workId}`)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 3 * 1024 * 1024,
  })
  const file = await recording('Interrupted', { seconds: 60, format: 'wav' })
  const key = `${await steps.firstTrackKey()}.material.music`
  await steps.hand(key, file)
  // Well under way, and far from done.
  await expect
    .poll(async () => Number(await steps.field(key).getByRole('progressbar').getAttribute('aria-valuenow')))
    .toBeGreaterThan(25)

  first.child.kill('SIGKILL')
  await once(first.child, 'exit')
  const second = await start({ ...settings, PORT: String(first.port) })
  await ready(second)
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  })
  await steps.expectPassed(key)

  const after = await open(folder)
  const kept = await after.read(site?.id ?? 0, async tx =>
    tx.run<{ sha256: string }>(
      "select encode(sha256, 'hex') as sha256 from materials where work_id = $1 and type = 'music'",
      [workId],
    ),
  )
  await after.close()
  const sent = createHash('sha256')
    .update(await readFile(file))
    .digest('hex')
  expect(kept.rows).toEqual([{ sha256: sent }])
  await context.close()
})

async function open(folder: string): Promise<Database> {
  const url = await applicationLogin(await readOwnerUrl(folder), folder)
  return new Database(url, createLog('silent'), { connections: 2 })
}
