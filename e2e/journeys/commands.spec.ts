// Every command of package.json as an operator types it, to its exit code: a function that a test calls may be right in a command that
// ends in an error each time.
import { execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { projectFolder } from '../../server/src/platform/project-folder'
import { expect, test } from '../fixtures'
import { dataDir, endAll, ready, type Started, start } from '../server/run-program'
import { freePort, readOwnerUrl } from '../server/start-server'

/** Run below. */
const tried = [
  ...['agent:create', 'site:owner', 'site:name', 'deed:confirm', 'ledger:verify'],
  ...['backup', 'restore', 'archive:check', 'reconcile'],
]
/** Run to their end below, in the drill: they write what is generated anew, which takes a while. */
const triedInDrill = ['covers', 'notices', 'schema', 'client', 'weights', 'legal']
/** What runs all this, or is run by another journey or by the drill. */
const triedElsewhere = [
  ...['start', 'test', 'test:all', 'test:changed', 'dev', 'drill', 'bench', 'build', 'check', 'format'],
]

interface Ended {
  code: number | string | null
  output: string
}

/** What this run was given for itself is nothing for a site of its own. */
function settingsOf(settings: Record<string, string>): NodeJS.ProcessEnv {
  const { DATABASE_URL: _, STORAGE_URL: __, APP_SECRET: ___, PORT: ____, ...inherited } = process.env
  return { ...inherited, ...settings }
}

function npmRun(command: string, args: string[], settings: Record<string, string> = {}): Promise<Ended> {
  return new Promise(resolve => {
    execFile(
      'npm',
      ['run', '--silent', command, '--', ...args],
      { cwd: projectFolder('.'), env: settingsOf(settings) },
      (error, stdout, stderr) => resolve({ code: error ? (error.code ?? null) : 0, output: stdout + stderr }),
    )
  })
}

test('no command of package.json is left out here', async () => {
  const { scripts } = JSON.parse(await readFile(projectFolder('package.json'), 'utf8'))
  expect(Object.keys(scripts).sort()).toEqual([...tried, ...triedInDrill, ...triedElsewhere].sort())
})

test('every command that the README and the documents name exists', async () => {
  const { scripts } = JSON.parse(await readFile(projectFolder('package.json'), 'utf8'))
  const pages = [
    'README.md',
    'CONTRIBUTING.md',
    'ARCHITECTURE.md',
    'docs/backup.md',
    'docs/archive-format.md',
  ]
  const texts = await Promise.all(pages.map(page => readFile(projectFolder(page), 'utf8')))
  const named = texts.join('\n').matchAll(/npm run ([a-z:]+)/g)
  for (const [, name = ''] of named) expect(Object.keys(scripts)).toContain(name)
})

test.describe('the commands of an operator', { tag: '@slow' }, () => {
  // They share a server, which takes longer to start than most of them run.
  test.describe.configure({ mode: 'serial' })
  let folder: string
  let backups: string
  let server: Started
  const besides = () => ({ DATA_DIR: folder })

  test.beforeAll(async () => {
    folder = await dataDir()
    backups = await dataDir({ isEmpty: true })
    server = await start({ DATA_DIR: folder })
    await ready(server)
  })
  test.afterAll(endAll)

  async function asOwner(query: string) {
    const client = new pg.Client({ connectionString: await readOwnerUrl(folder) })
    await client.connect()
    await client.query(query)
    await client.end()
  }

  test('agent:create makes a site and prints an address that leads there', async () => {
    const domain = `site-${randomBytes(4).toString('hex')}.localhost`
    const made = await npmRun('agent:create', [domain, '--title-en', 'Great River'], besides())
    expect(made.code).toBe(0)
    const [, port, path] = made.output.match(/http:\/\/[a-z0-9.-]+:(\d+)(\/operator\/join\?\S+)/) ?? []
    expect(Number(port)).toBe(server.port)
    expect(path).toContain('invitation=')

    const abroad = { ...besides(), SITE_ADDRESS: 'https://{domain}:8443' }
    const other = await npmRun('agent:create', [`a-${randomBytes(4).toString('hex')}.example.com`], abroad)
    expect(other.output).toMatch(/https:\/\/a-\w+\.example\.com:8443\/operator\/join/)

    const again = await npmRun('agent:create', [domain], besides())
    expect(again).toMatchObject({ code: 1, output: expect.stringContaining('belongs to a site already') })
  })

  test('site:name gives a site another name, also one below another site’s', async () => {
    const domain = `site-${randomBytes(4).toString('hex')}.localhost`
    await npmRun('agent:create', [domain], besides())
    const added = `Songs.${domain}.`
    expect(await npmRun('site:name', [domain, added], besides())).toMatchObject({
      code: 0,
      output: expect.stringContaining(`The site ${domain} answers to songs.${domain}, too.`),
    })
    expect(await npmRun('site:name', [domain, added], besides())).toMatchObject({
      code: 1,
      output: expect.stringContaining('belongs to a site already'),
    })
  })

  test('site:owner names an owner, and deed:confirm speaks for them', async () => {
    const domain = `site-${randomBytes(4).toString('hex')}.localhost`
    await npmRun('agent:create', [domain], besides())
    expect(
      await npmRun('site:owner', [domain, 'Owner@Example.com', '--language', 'en'], besides()),
    ).toMatchObject({
      code: 0,
      output: expect.stringContaining(`The owner of ${domain} gets mail at Owner@example.com`),
    })
    expect(await npmRun('deed:confirm', [], besides())).toMatchObject({
      code: 0,
      output: expect.stringContaining('No change waits.'),
    })
    await asOwner(
      `with boss as (insert into staff (agent_id, username, name, password_hash, roles, totp_secret, totp_confirmed_at)
         select agent_id, 'boss', 'Boss', 'h', '{admin}', 's', now() from agent_domains where domain = '${domain}'
         returning id, agent_id)
       insert into pending_deeds (agent_id, kind, subject, change, from_state, requested_by, requested_at, is_immediate, state)
       select agent_id, 'staff-invitation', repeat('0', 64), '{"note": "Wen", "roles": ["finance"]}', 'null', id, now(), false, 'waiting' from boss`,
    )
    const listed = await npmRun('deed:confirm', [], besides())
    const [, number = ''] = listed.output.match(/(\d+) {2}\S+ {2}Invite “Wen” as finance/) ?? []
    expect(await npmRun('deed:confirm', [number], besides())).toMatchObject({
      code: 0,
      output: expect.stringContaining(`Confirmed for ${domain}`),
    })
    expect(await npmRun('deed:confirm', [number], besides())).toMatchObject({
      code: 1,
      output: expect.stringContaining('already confirmed'),
    })
  })

  test('ledger:verify, reconcile and backup find nothing wrong beside a running server', async () => {
    expect(await npmRun('ledger:verify', [], besides())).toMatchObject({
      code: 0,
      output: expect.stringContaining('0 differences'),
    })
    expect(await npmRun('reconcile', [], besides())).toMatchObject({
      code: 0,
      output: expect.stringContaining('0 findings'),
    })
    expect(await npmRun('backup', [backups], besides())).toMatchObject({
      code: 0,
      output: expect.stringMatching(/Backup \S+: \d+ tables with \d+ rows/),
    })
    expect(await npmRun('backup', [backups, '--verify'], besides())).toMatchObject({
      code: 0,
      output: expect.stringContaining('is whole'),
    })
  })

  test('restore makes a site of a backup, and ledger:verify agrees with it', async () => {
    const anew = { DATA_DIR: await dataDir({ isEmpty: true }) }
    expect(await npmRun('restore', [backups], anew)).toMatchObject({
      code: 1,
      output: expect.stringContaining('APP_SECRET is not in it'),
    })
    await writeFile(join(anew.DATA_DIR, 'app-secret'), await readFile(join(folder, 'app-secret')))
    expect(await npmRun('restore', [backups], anew)).toMatchObject({
      code: 0,
      output: expect.stringContaining('It is HELD'),
    })
    expect(await npmRun('ledger:verify', [], anew)).toMatchObject({ code: 0 })
  })

  test('a file that is gone is named by backup and counted by reconcile', async () => {
    await asOwner(
      `insert into stored_files (agent_id, sha256, storage_key, size, media_type, created_at)
        select id, '\\x00', 'files/that-is-gone', 7, 'image/png', now() from agents order by id limit 1`,
    )
    expect(await npmRun('backup', [backups], besides())).toMatchObject({
      code: 2,
      output: expect.stringContaining('MISSING: files/that-is-gone'),
    })
    expect(await npmRun('reconcile', [], besides())).toMatchObject({
      code: 1,
      output: expect.stringContaining('1 findings'),
    })
  })

  test('a command that was typed wrong says in a sentence how it is typed', async () => {
    const junk = join(backups, 'junk.zip')
    await writeFile(junk, 'this is no archive')
    const wrong: [string, string[], number, string][] = [
      ['agent:create', [], 1, 'npm run agent:create -- <domain>'],
      ['site:name', ['nobody.example.com'], 1, 'npm run site:name -- <domain of the site>'],
      ['site:name', ['nobody.example.com', 'some.example.com'], 1, 'No site has the domain'],
      ['site:owner', ['nobody.example.com'], 1, 'npm run site:owner -- <domain>'],
      ['site:owner', ['nobody.example.com', 'o@example.com'], 1, 'No site has the domain'],
      ['deed:confirm', ['x'], 1, 'npm run deed:confirm'],
      ['deed:confirm', ['999999'], 1, 'No change has the number'],
      ['backup', [], 1, 'npm run backup -- <folder>'],
      ['restore', [], 1, 'npm run restore -- <folder>'],
      ['archive:check', [], 2, 'archive.zip'],
      ['archive:check', [junk], 2, 'Download it again'],
    ]
    for (const [command, args, code, output] of wrong) {
      const ended = await npmRun(command, args, besides())
      expect(ended, command).toMatchObject({ code, output: expect.stringContaining(output) })
      expect(ended.output, command).not.toContain('    at ')
    }
  })
})

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGKILL'] as const) {
  const tag = signal === 'SIGTERM' ? [] : ['@drill']
  test(`npm start that gets ${signal} takes the site along`, { tag }, async () => {
    const folder = await dataDir()
    const port = String(await freePort())
    const settings = { DATA_DIR: folder, PORT: port, DEMO: '0', WEB_PROCESSES: '1', LOG_LEVEL: 'warn' }
    const npm = spawn('npm', ['start', '--silent'], {
      cwd: projectFolder('.'),
      env: { ...settingsOf(settings), CI: '' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const stream of [npm.stdout, npm.stderr]) stream.on('data', chunk => (output += chunk))
    await expect.poll(() => output, { timeout: 120_000 }).toContain('is ready')
    npm.kill(signal)
    const isRunning = () => existsSync(join(folder, 'postgres', 'postmaster.pid'))
    await expect.poll(isRunning, { timeout: 60_000 }).toBe(false)
    await expect.poll(() => fetch(`http://127.0.0.1:${port}/livez`).catch(() => 'gone')).toBe('gone')
    await endAll()
  })
}

for (const command of triedInDrill) {
  test(`${command} ends well`, { tag: '@drill' }, async () => {
    // The sheet of covers is drawn with the fonts of the machine, and budgets are not raised by a test: both stay as they are.
    const kept = ['docs/covers.jpg', 'tools/page-budgets.json'].map(name => projectFolder(name))
    const before = await Promise.all(kept.map(name => readFile(name)))
    expect(await npmRun(command, [])).toMatchObject({ code: 0 })
    await Promise.all(kept.map((name, at) => writeFile(name, before[at] ?? '')))
  })
}
