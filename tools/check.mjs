// npm run check: every check, all failures at once.
import './require-node.mjs'
import { pathToFileURL } from 'node:url'
import { ensureDependencies } from './dependencies.mjs'
import { orExplain, say } from './progress.mjs'
import { binOf, inRoot } from './project.mjs'
import { run } from './run-process.mjs'

/** The compiler written in Go: the same answers in a third of the time. What builds the web still needs the one before it. */
const tsc = inRoot('node_modules', 'typescript-native', 'bin', 'tsc')

/** With several, each works out anew what the others know already: twice the work, which on few cores takes longer. @param {string} project */
const typesOf = project => [tsc, '-p', project, '--checkers', '1']

/** The slowest come first, so that the two lanes end at about the same time. @type {[string, string[]][]} */
const CHECKS = [
  // Builds the pages where they are older than their sources.
  ['weight of pages', ['--import', 'tsx', 'tools/check-page-weight.mjs']],
  ['types of server', typesOf('server')],
  ['types of web', typesOf('web')],
  ['unused code (knip)', [binOf('knip')]],
  ['types of e2e', typesOf('e2e')],
  ['types of tools', typesOf('tools')],
  ['boundaries', ['--import', 'tsx', 'tools/check-boundaries.ts']],
  ['share of tests', ['tools/check-test-share.mjs']],
  ['format and lint (biome)', [binOf('biome'), 'check', '.']],
]
/** Asks a database, so `npm test` has it among its API tests already. @type {[string, string[]]} */
const STATEMENTS = [
  'statements of calls',
  [binOf('vitest'), 'run', '--project', 'api', 'server/src/testing/statements-per-call.api.test.ts'],
]
const LANES = 2
/** The compiler ends soon: clearing up behind it takes longer than the memory is worth. */
const ENVIRONMENT = { GOGC: '300' }

/**
 * @param {(message: string) => void} log
 * @param {[string, string[]][]} checks
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runChecks(log, checks = CHECKS) {
  const result = { passed: 0, failed: 0 }
  const queue = [...checks]
  const lane = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [name, args] = next
      const { code, output } = await run(process.execPath, args, { env: ENVIRONMENT })
      log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name}`)
      if (code === 0) result.passed += 1
      else {
        result.failed += 1
        console.log(output.trimEnd())
      }
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  return result
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await orExplain(() => ensureDependencies('all', say))
  const { failed } = await runChecks(say, [STATEMENTS, ...CHECKS])
  process.exitCode = failed > 0 ? 1 : 0
}
