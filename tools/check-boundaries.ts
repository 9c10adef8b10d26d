// Reads the sources and reports each import that runs against boundary-rules.ts.
import { findBoundaryProblems } from './find-boundary-problems'
import { readSources } from './read-sources'

const problems = findBoundaryProblems(readSources(['contract', 'server/src', 'web', 'tools', 'bench', 'e2e']))
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
