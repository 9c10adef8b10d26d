// Tests that know of a drill (server/src/testing/sampled.ts), run with everything they have.
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { binOf } from '../tools/project.mjs'
import { run } from '../tools/run-process.mjs'
import type { Finding } from './finding'

interface Report {
  numPassedTests: number
  numFailedTests: number
  testResults: { assertionResults: { status: string; fullName: string; failureMessages: string[] }[] }[]
}

/** `said` picks the lines of their output that belong into the table. */
export async function runTests(did: string, files: string[], said?: RegExp): Promise<Finding> {
  const report = path.join(mkdtempSync(path.join(tmpdir(), 'tributary-tests-')), 'report.json')
  const args = ['run', ...files, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const { code, output } = await run(process.execPath, [binOf('vitest'), ...args], { env: { DRILL: '1' } })
  if (code !== 0) console.error(output)
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report
  const failed = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages }) => `${fullName}: ${failureMessages[0]?.split('\n')[0]}`)
  const lines = said
    ? stripVTControlCharacters(output)
        .split('\n')
        .filter(line => said.test(line))
    : []
  return {
    did,
    found: [`${numPassedTests} tests passed, ${numFailedTests} failed`, ...lines, ...failed].join('\n'),
    pass: code === 0 && numPassedTests > 0,
  }
}
