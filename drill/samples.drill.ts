// Everything of which npm test tries a sample: odd files, long walks, uploads broken off again and again.
import { execFileSync } from 'node:child_process'
import { inRoot } from '../tools/project.mjs'
import type { Finding } from './finding'
import { runTests } from './run-tests'

export async function run(): Promise<Finding[]> {
  const sampling = ['grep', '-l', 'testing/sampled', '--', 'server/src/*.test.ts']
  const files = execFileSync('git', sampling, { cwd: inRoot(), encoding: 'utf8' }).trim().split('\n')
  return [await runTests(`${files.length} files of tests without sampling`, files)]
}
