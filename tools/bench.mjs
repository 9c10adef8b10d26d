// npm run bench [name…]: runs bench/*.bench.ts one after the other and prints a table beside bench/baseline.json. The result is kept in
// bench/results/latest.json; `npm run bench -- --keep` also makes it the baseline.
import './require-node.mjs'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import { ensureBuild } from './build.mjs'
import { compareFigure, findMissing, keepFigures } from './compare-figures.mjs'
import { ensureDependencies } from './dependencies.mjs'
import { orExplain, say } from './progress.mjs'
import { inRoot } from './project.mjs'
import { runEach } from './run-each.mjs'
import { run } from './run-process.mjs'
import { ensureSystemPackages, findNeed } from './system-packages.mjs'

/** @typedef {import('../bench/figure').Figure} Figure */
/** @typedef {import('./compare-figures.mjs').Kept} Kept */

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

const baselineFile = inRoot('bench', 'baseline.json')
/** @type {{ machine: object, figures: Record<string, Kept> }} */
const baseline = JSON.parse(readFileSync(baselineFile, 'utf8'))
const compared = figures.map(figure => ({ figure, ...compareFigure(figure, baseline.figures[figure.name]) }))
console.table(
  compared.map(({ figure: { pass, ...figure }, kept, change }) => ({
    ...figure,
    pass: pass ? 'yes' : 'NO',
    baseline: kept ?? '',
    change: change ?? '',
  })),
)
console.log(
  `The baseline was measured on ${JSON.stringify(baseline.machine)}, this run on ${JSON.stringify(machine)}.`,
)
const worse = compared.filter(({ isWorse }) => isWorse)
for (const { figure, kept, change } of worse)
  console.log(
    `Worse than the baseline: ${figure.name} is ${figure.value} ${figure.unit}, was ${kept} (${change})`,
  )
if (words.length === 0)
  for (const name of findMissing(figures, baseline.figures)) console.log(`No longer measured: ${name}`)

if (process.argv.includes('--keep')) {
  // Of some benchmarks alone, the figures of all others stay.
  const others = words.length === 0 ? {} : baseline.figures
  const kept = { machine, figures: { ...others, ...keepFigures(figures) } }
  writeFileSync(baselineFile, `${JSON.stringify(kept, null, 2)}\n`)
}
process.exitCode = figures.every(figure => figure.pass) ? 0 : 1
