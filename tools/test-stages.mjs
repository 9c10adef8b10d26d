// The stages of npm test that run tests, and how their reports are counted.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { binOf, inRoot } from './project.mjs'
import { run } from './run-process.mjs'
import { findBrowser } from './system-packages.mjs'

/**
 * `failures` holds what did not pass with the beginning of its complaint: the whole of it is far up in the output by the time all has run.
 * @typedef {{ passed: number, failed: number, skipped: number, failures?: string[] }} Counts
 */

/** What takes three seconds and more is tagged slow, and is left out of a quick run. */
export const withoutSlow = {
  vitest: ['--tags-filter', '!slow'],
  playwright: ['--grep-invert', '@slow|@drill'],
}

/** @param {string} folder for reports and temporary files @param {{ isQuick: boolean }} size @returns {Promise<Counts>} */
export async function runVitest(folder, { isQuick }) {
  const report = path.join(folder, 'vitest.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const args = ['run', ...reporters, ...(isQuick ? withoutSlow.vitest : [])]
  const { code } = await run(process.execPath, [binOf('vitest'), ...args], {
    show: true,
    // Much is made and soon forgotten: with room for more of it, it is cleared away less often.
    env: { TMPDIR: folder, NODE_OPTIONS: '--max-semi-space-size=64' },
  })
  return settle(code, readReport(report, countVitest))
}

/** @param {string} folder @param {{ isQuick: boolean }} size @returns {Promise<Counts>} */
export async function runPlaywright(folder, { isQuick }) {
  const report = path.join(folder, 'playwright.json')
  const chosen = isQuick ? withoutSlow.playwright : []
  const { code } = await run(
    process.execPath,
    [binOf('playwright'), 'test', ...chosen, '--reporter=list,json'],
    {
      show: true,
      env: { TMPDIR: folder, PLAYWRIGHT_JSON_OUTPUT_FILE: report, CHROMIUM_PATH: findBrowser() ?? '' },
    },
  )
  return settle(code, readReport(report, countPlaywright))
}

/** A stage that ended badly, or ran nothing, has failed even if no single test says so. @param {number} code @param {Counts} counts */
function settle(code, counts) {
  const isFine = counts.failed > 0 || (code === 0 && counts.passed > 0)
  return isFine ? counts : { ...counts, failed: 1 }
}

/** @param {string} file @param {(report: any) => Counts} count @returns {Counts} */
function readReport(file, count) {
  if (!existsSync(file)) return { passed: 0, failed: 0, skipped: 0 }
  return count(JSON.parse(readFileSync(file, 'utf8')))
}

/**
 * @param {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number,
 *   testResults: { status: string, name: string, message: string,
 *     assertionResults: { status: string, fullName: string, failureMessages: string[] }[] }[] }} report
 * @returns {Counts}
 */
function countVitest(report) {
  // A file that cannot even be loaded has no tests to count.
  const broken = report.testResults.filter(
    file => file.status === 'failed' && file.assertionResults.length === 0,
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: [
      ...broken.map(({ name, message }) => describeFailure(path.relative(inRoot(), name), message)),
      ...report.testResults.flatMap(({ name, assertionResults }) =>
        assertionResults
          .filter(({ status }) => status === 'failed')
          .map(({ fullName, failureMessages }) =>
            describeFailure(`${path.relative(inRoot(), name)} › ${fullName}`, failureMessages[0] ?? ''),
          ),
      ),
    ],
  }
}

/** @param {string} name @param {string} message */
function describeFailure(name, message) {
  return [name, ...message.split('\n').slice(0, 8)].join('\n    ')
}

/**
 * @param {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number } }} report
 * @returns {Counts}
 */
function countPlaywright({ stats }) {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped }
}
