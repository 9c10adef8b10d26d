// npm run drill [name…]: what takes too long for npm test, in full: runs drill/*.drill.ts one after the other and prints a
// table of what each did and found. DRILL_SEED=… repeats the choices of a run.
import './require-node.mjs'
import { ensureBuild } from './build.mjs'
import { ensureDependencies } from './dependencies.mjs'
import { orExplain, say } from './progress.mjs'
import { runEach } from './run-each.mjs'
import { ensureBrowser, ensureSystemPackages } from './system-packages.mjs'

/** @typedef {import('../drill/finding').Finding} Finding */

await orExplain(async () => {
  const programs = ensureSystemPackages(
    ['ffmpeg', 'fpcalc', 'recordings', 'cjk-fonts', 's3-server', 'sftp-server'],
    say,
  )
  await Promise.all([programs.then(() => ensureBrowser(say)), ensureDependencies('all', say)])
  await ensureBuild(say)
})

/** @type {string[]} */
const table = []
let hasFailed = false
await runEach('drill', process.argv.slice(2), { DRILL: '1' }, ran => {
  const began = { did: 'began', found: ran.output.slice(-3000), pass: false }
  /** @type {Finding[]} */
  const findings = ran.answer ?? [began]
  for (const { did, found, pass } of findings) {
    const minutes = (ran.seconds / 60).toFixed(1).padStart(5)
    table.push(`${pass ? 'ok    ' : 'FAILED'}  ${ran.name.padEnd(14)} ${minutes} min  ${did}`)
    table.push(found.replace(/^/gm, ' '.repeat(35)))
    if (!pass) hasFailed = true
  }
  // What somebody needs to find the cause.
  if (findings.some(({ pass }) => !pass)) console.error(ran.output)
})

console.log(table.join('\n'))
process.exitCode = table.length > 0 && !hasFailed ? 0 : 1
