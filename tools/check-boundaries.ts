// Reads the sources and reports each import that runs against boundary-rules.ts.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { findBoundaryProblems } from './find-boundary-problems'

const root = path.resolve(import.meta.dirname, '..')

const FOLDERS = ['contract', 'server/src', 'web', 'tools', 'bench', 'e2e']

const sources = new Map<string, string>()
for (const folder of FOLDERS.filter(name => existsSync(path.join(root, name)))) {
  for (const name of readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })) {
    const file = path.posix.join(folder, name.replaceAll('\\', '/'))
    if (/\.(tsx?|mjs)$/.test(file) && !file.endsWith('.d.ts')) {
      sources.set(file, readFileSync(path.join(root, file), 'utf8'))
    }
  }
}

const problems = findBoundaryProblems(sources)
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
