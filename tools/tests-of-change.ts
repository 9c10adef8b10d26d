// Which tests say most about a change: those of the changed files' own folders, and those that import a changed file themselves. Whatever
// else depends on it is for the whole run: through the application nearly every API test depends on nearly every file.
import path from 'node:path'
import type { ImportGraph } from './import-graph'

export interface TestsOfChange {
  /** For vitest. */
  tests: string[]
  /** For playwright: only journeys that changed themselves or import what changed. */
  journeys: string[]
}

const isTest = (file: string) => /\.test\.tsx?$/.test(file)
const isJourney = (file: string) => file.endsWith('.spec.ts')

/** Who may call what, and how often a call asks the database: what a change of these folders makes different most often. */
const alsoAbout: [RegExp, string[]][] = [
  [/^contract\/src\//, ['contract/src/contract.test.ts']],
  [
    /^server\/migrations\//,
    ['server/src/testing/row-security.api.test.ts', 'server/src/testing/foreign-keys.api.test.ts'],
  ],
  [/\.texts\.ts$|^web\/src\/messages\//, ['tools/glossary.test.ts']],
]

export function findTestsOfChange(changed: string[], graph: ImportGraph): TestsOfChange {
  const known = [...graph.keys()]
  const found = new Set<string>()
  for (const file of changed) {
    const more =
      isTest(file) || isJourney(file) ? [file] : [...testsBeside(file, known), ...importersOf(file, graph)]
    for (const test of [...more, ...alsoAbout.flatMap(([files, tests]) => (files.test(file) ? tests : []))])
      if (graph.has(test)) found.add(test)
  }
  const all = [...found].sort()
  return { tests: all.filter(isTest), journeys: all.filter(isJourney) }
}

/** Those of its folder; without any, those of the nearest folder above that has some, within its module or area. */
function testsBeside(file: string, known: string[]): string[] {
  const top = file.split('/').slice(0, 4).join('/')
  for (let folder = path.posix.dirname(file); folder.startsWith(top); folder = path.posix.dirname(folder)) {
    const tests = known.filter(other => isTest(other) && path.posix.dirname(other) === folder)
    if (tests.length > 0) return tests
  }
  return []
}

const importersOf = (file: string, graph: ImportGraph): string[] =>
  [...graph]
    .filter(
      ([other, imports]) => (isTest(other) || isJourney(other)) && imports.some(item => item.file === file),
    )
    .map(([other]) => other)
