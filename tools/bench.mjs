// npm run bench [name…]: runs bench/*.bench.ts one after the other and prints a table beside bench/baseline.json. The result is kept in
// bench/results/latest.json; `npm run bench -- --keep` also makes it the baseline.
import './require-node.mjs'
import { mkdirSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import { ensureBuild } from './build.mjs'
import { ensureDependencies } from './dependencies.mjs'
import { orExplain, say } from './progress.mjs'
import { inRoot } from './project.mjs'
import { runEach } from './run-each.mjs'
import { run } from './run-process.mjs'
import { ensureSystemPackages, findNeed } from './system-packages.mjs'

/** @typedef {import('../bench/figure').Figure} Figure */

const words = process.argv.slice(2).filter(word => !word.startsWith('--'))

await orExplain(async () => {
  await Promise.all([
    ensureSystemPackages(
      ['pgbench', 'wrk', 'chromium', 'ffmpeg', 'fpcalc', 'vipsthumbnail', 's3-server', 'sftp-server'],
      say,
    ),
    ensureDependencies('all', say),
  ])
  await ensureBuild(say)
})

/** @type {Figure[]} */
const figures = []
const env = {
  // What is measured is what runs: React in particular is another one in development.
  NODE_ENV: 'production',
  // As the program runs (start.mjs).
  MALLOC_ARENA_MAX: '2',
  CHROMIUM_PATH: findNeed('chromium'),
  PGBENCH_PATH: findNeed('pgbench'),
  WRK_PATH: findNeed('wrk'),
}
await runEach('bench', words, env, ({ name, answer, output }) => {
  // One that measures nothing says what it lacks.
  if (!answer?.length) console.error(output)
  figures.push(...(answer ?? [{ name, value: Number.NaN, unit: '', target: 'to run at all', pass: false }]))
})

const git = await run('git', ['rev-parse', 'HEAD'])
const commit = git.code === 0 ? git.output.trim() : 'unknown'
const machine = {
  cpu: os.cpus()[0]?.model,
  cores: os.cpus().length,
  memoryGb: Math.round(os.totalmem() / 1e9),
}
const result = {
  date: new Date().toISOString(),
  commit,
  node: process.version,
  machine,
  figures,
}
mkdirSync(inRoot('bench', 'results'), { recursive: true })
writeFileSync(inRoot('bench', 'results', 'latest.json'), `${JSON.stringify(result, null, 2)}\n`)

await run(process.execPath, ['--import', 'tsx', 'tools/print-figures.ts', ...process.argv.slice(2)], {
  show: true,
})
process.exitCode = figures.every(figure => figure.pass) ? 0 : 1
