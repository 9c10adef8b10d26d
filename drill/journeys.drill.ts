// Journeys of which npm test takes a sample: every screen in both languages, themes and widths.
import { execFileSync } from 'node:child_process'
import { binOf, inRoot } from '../tools/project.mjs'
import { run as runProgram } from '../tools/run-process.mjs'
import type { Finding } from './finding'

export async function run(): Promise<Finding[]> {
  const sampling = ['grep', '-l', 'testing/sampled', '--', 'e2e/journeys/*.spec.ts']
  const files = execFileSync('git', sampling, { cwd: inRoot(), encoding: 'utf8' }).trim().split('\n')
  const args = [binOf('playwright'), 'test', ...files, '--reporter=list']
  const { code, output } = await runProgram(process.execPath, args, { env: { DRILL: '1' } })
  if (code !== 0) console.error(output)
  const found = output.match(/^ +\d+ (passed|failed|flaky|skipped).*$/gm)?.map((line: string) => line.trim())
  return [
    {
      did: `${files.length} files of journeys without sampling`,
      found: found?.join(', ') ?? 'did not begin',
      pass: code === 0,
    },
  ]
}
