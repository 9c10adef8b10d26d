// npm test: what can be proven without a person, on a bare machine, with one line at the end. It leaves out what is tagged slow;
// npm run test:all (--all) leaves out nothing.
import './require-node.mjs'
import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ensureBuild } from './build.mjs'
import { runChecks } from './check.mjs'
import { ensureDependencies } from './dependencies.mjs'
import { say } from './progress.mjs'
import { endStrayServers } from './stray-servers.mjs'
import { ensureBrowser, ensureSystemPackages } from './system-packages.mjs'
import { runPlaywright, runVitest } from './test-stages.mjs'

/** @typedef {import('./test-stages.mjs').Counts} Counts */

const isQuick = !process.argv.includes('--all')
const total = { passed: 0, failed: 0, skipped: 0 }
/** @type {string[]} */
const summary = []
/** @type {string[]} */
const failures = []

const folder = mkdtempSync(path.join(realpathSync(tmpdir()), 'tributary-test-'))
// The account that runs PostgreSQL for root must be able to pass.
chmodSync(folder, 0o755)
process.once('exit', () => {
  endStrayServers(folder)
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
})

/**
 * @param {string} name
 * @param {() => Promise<Partial<Counts> | void>} work
 * @returns {Promise<boolean>} whether all of it passed
 */
async function stage(name, work) {
  say(`${name} …`)
  const begin = performance.now()
  const counts = await work().catch(error => {
    console.error(error instanceof Error ? error.message : error)
    return { passed: 0, failed: 1, skipped: 0, failures: [] }
  })
  const { passed = 0, failed = 0, skipped = 0 } = counts ?? {}
  total.passed += passed
  total.failed += failed
  total.skipped += skipped
  failures.push(...(counts?.failures ?? []))
  const seconds = ((performance.now() - begin) / 1000).toFixed(1).padStart(6)
  summary.push(`${seconds} s  ${failed === 0 ? 'ok    ' : 'FAILED'}  ${name}`)
  return failed === 0
}

const isInstalled = await stage('install', async () => {
  const programs = ensureSystemPackages(
    ['ffmpeg', 'fpcalc', 'recordings', 'cjk-fonts', 's3-server', 'sftp-server'],
    say,
  )
  await Promise.all([programs.then(() => ensureBrowser(say)), ensureDependencies('all', say)])
})
if (isInstalled) {
  // Tests wait a good deal, for databases and for time to pass: checks and build fill the gaps.
  const [isBuilt] = await Promise.all([
    stage('check', () => runChecks(say)).then(() => stage('build', () => ensureBuild(say))),
    stage('unit and API tests', () => runVitest(folder, { isQuick })),
  ])
  await stage('browser journeys', async () => {
    if (!isBuilt) throw new Error('Skipped: there is no build to test.')
    return runPlaywright(folder, { isQuick })
  })
}

if (failures.length > 0) console.log(`\nFailed:\n\n${failures.join('\n\n')}`)
console.log(`\n${summary.join('\n')}\n`)
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : ''
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`)
process.exitCode = total.failed > 0 ? 1 : 0
