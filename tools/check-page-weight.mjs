// Holds every route of the built pages against its budget. With --update it writes the table anew: read the difference.
import { readFileSync, writeFileSync } from 'node:fs'
import { ensureBuild } from './build.mjs'
import { findWeightProblems, weigh } from './find-weight-problems'
import { gzippedBytes, readClientModules, readLoads } from './page-weights'
import { orExplain, say } from './progress.mjs'
import { inRoot } from './project.mjs'

const table = inRoot('tools', 'page-budgets.json')

await orExplain(() => ensureBuild(say))
const built = { loads: readLoads(), modules: readClientModules(), bytesOf: gzippedBytes }
if (process.argv.includes('--update')) {
  const lines = Object.entries(weigh(built)).map(
    ([route, { javascript, css }]) => `  "${route}": { "javascript": ${javascript}, "css": ${css} }`,
  )
  writeFileSync(table, `{\n${lines.join(',\n')}\n}\n`)
}
const problems = findWeightProblems(built, JSON.parse(readFileSync(table, 'utf8')))
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
