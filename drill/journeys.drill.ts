// Journeys of which npm test takes a sample, every screen in both languages, themes and widths, and those it leaves out.
import { execFileSync } from 'node:child_process'
import { inRoot } from '../tools/project.mjs'
import type { Finding } from './finding'
import { runJourneys } from './run-journeys'

export async function run(): Promise<Finding[]> {
  const sampling = ['grep', '-lE', 'testing/sampled|@drill', '--', 'e2e/journeys/*.spec.ts']
  const files = execFileSync('git', sampling, { cwd: inRoot(), encoding: 'utf8' }).trim().split('\n')
  return [{ did: `${files.length} files of journeys without sampling`, ...(await runJourneys(files)) }]
}
