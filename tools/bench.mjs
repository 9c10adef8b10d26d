// npm run bench [name…]: runs bench/*.bench.ts one after the other, prints a table, keeps bench/results/latest.json.
import './require-node.mjs'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { ensureBuild } from './build.mjs'
import { ensureDependencies } from './dependencies.mjs'
import { orExplain, say } from './progress.mjs'
import { inRoot } from './project.mjs'
import { run } from './run-process.mjs'
import { endStrayServers } from './stray-servers.mjs'
import { ensureSystemPackages, findNeed } from './system-packages.mjs'

/** @typedef {import('../bench/figure').Figure} Figure */

const wanted = process.argv.slice(2)
const files = readdirSync(inRoot('bench'))
  .filter(name => name.endsWith('.bench.ts'))
  .filter(name => wanted.length === 0 || wanted.some(word => name.includes(word)))
  .sort()

await orExplain(async () => {
  await Promise.all([
    ensureSystemPackages(['pgbench', 'wrk', 'chromium', 'ffmpeg', 'fpcalc', 'vipsthumbnail'], say),
    ensureDependencies('all', say),
  ])
  await ensureBuild(say)
})

const folder = mkdtempSync(path.join(os.tmpdir(), 'tributary-bench-'))
process.once('exit', () => {
  endStrayServers(folder)
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
})

/** @type {Figure[]} */
const figures = []
for (const file of files) {
  say(file)
  const report = path.join(folder, `${file}.json`)
  const { code, output } = await run(
    process.execPath,
    ['--import', 'tsx', 'tools/run-one-bench.ts', `bench/${file}`, report],
    {
      env: {
        // What is measured is what runs: React in particular is another one in development.
        NODE_ENV: 'production',
        TMPDIR: folder,
        CHROMIUM_PATH: findNeed('chromium'),
        PGBENCH_PATH: findNeed('pgbench'),
        WRK_PATH: findNeed('wrk'),
      },
    },
  )
  if (code === 0 && existsSync(report)) figures.push(...JSON.parse(readFileSync(report, 'utf8')))
  else {
    console.error(output.trimEnd())
    figures.push({ name: file, value: Number.NaN, unit: '', target: 'to run at all', pass: false })
  }
}

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

console.table(figures.map(figure => ({ ...figure, pass: figure.pass ? 'yes' : 'NO' })))
process.exitCode = figures.every(figure => figure.pass) ? 0 : 1
