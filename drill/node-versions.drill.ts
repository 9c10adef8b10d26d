// The build on every line of Node that is supported. The npm package `node` brings the programs.
import { execFile } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { inRoot } from '../tools/project.mjs'
import { run as runProgram } from '../tools/run-process.mjs'
import type { Finding } from './finding'
import { runJourneys } from './run-journeys'

/** The oldest that is supported, and the newest known of each line after it; the last one is recommended. */
const versions = ['20.19.6', '22.23.3', '24.21.0']
/** Starts and stops in every way, and a song from draft to review through every native part: audio, pictures, passwords, PDF. */
const journeys = ['processes.spec.ts', 'publish-a-song.spec.ts']

export async function run(): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const version of versions) findings.push(await tryVersion(version))
  return findings
}

async function tryVersion(version: string): Promise<Finding> {
  const node = await fetchNode(version)
  const { stdout } = await promisify(execFile)(node, ['--version'])
  const { pass, found } = await runJourneys(journeys, node)
  return {
    did: `start, stop, publish on Node ${stdout.trim()}`,
    found,
    pass: pass && stdout.trim() === `v${version}`,
  }
}

async function fetchNode(version: string): Promise<string> {
  const folder = inRoot('node_modules', '.cache', 'tributary', `node-${version}`)
  const program = path.join(folder, 'node_modules', 'node', 'bin', 'node')
  if (existsSync(program)) return program
  mkdirSync(folder, { recursive: true })
  const options = ['--no-save', '--no-audit', '--no-fund', '--prefix', folder]
  const { code, output } = await runProgram('npm', ['install', ...options, `node@${version}`])
  if (code !== 0 || !existsSync(program)) throw new Error(`Node ${version} cannot be fetched:\n${output}`)
  return program
}
