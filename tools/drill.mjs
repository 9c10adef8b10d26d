// npm run drill [name…]: what takes too long for npm test, in full: runs drill/*.drill.ts one after the other and prints a
// table of what each did and found. DRILL_SEED=… repeats the choices of a run.
import './require-node.mjs'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { ensureBuild } from './build.mjs'
import { ensureDependencies } from './dependencies.mjs'
import { orExplain, say } from './progress.mjs'
import { inRoot } from './project.mjs'
import { run } from './run-process.mjs'
import { endStrayServers } from './stray-servers.mjs'
import { ensureSystemPackages } from './system-packages.mjs'

/** @typedef {import('../drill/finding').Finding} Finding */

const wanted = process.argv.slice(2)
const files = readdirSync(inRoot('drill'))
  .filter(name => name.endsWith('.drill.ts'))
  .filter(name => wanted.length === 0 || wanted.some(word => name.includes(word)))
  .sort()

await orExplain(async () => {
  const needs = ensureSystemPackages(['ffmpeg', 'fpcalc', 'recordings', 's3-server'], say)
  await Promise.all([needs, ensureDependencies('all', say)])
  await ensureBuild(say)
})

const folder = mkdtempSync(path.join(os.tmpdir(), 'tributary-drill-'))
process.once('exit', () => {
  endStrayServers(folder)
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
})

/** @type {(Finding & { drill: string, minutes: string })[]} */
const findings = []
for (const file of files) {
  say(file)
  const begin = performance.now()
  const report = path.join(folder, `${file}.json`)
  const { code, output } = await run(
    process.execPath,
    ['--import', 'tsx', 'tools/run-one-drill.ts', `drill/${file}`, report],
    { env: { TMPDIR: folder, DRILL: '1' } },
  )
  const drill = file.replace('.drill.ts', '')
  const minutes = ((performance.now() - begin) / 60_000).toFixed(1)
  /** @type {Finding[]} */
  const found =
    code === 0 && existsSync(report)
      ? JSON.parse(readFileSync(report, 'utf8'))
      : [{ did: 'began', found: output.trimEnd().slice(-3000), pass: false }]
  for (const finding of found) findings.push({ drill, minutes, ...finding })
  // What somebody needs to find the cause.
  if (found.some(({ pass }) => !pass)) console.error(output.trimEnd())
}

for (const { drill, minutes, did, found, pass } of findings) {
  console.log(`${pass ? 'ok    ' : 'FAILED'}  ${drill.padEnd(14)} ${minutes.padStart(5)} min  ${did}`)
  console.log(found.replace(/^/gm, ' '.repeat(35)))
}
process.exitCode = findings.length > 0 && findings.every(({ pass }) => pass) ? 0 : 1
