// Breaks the rules one by one and looks whether a test notices: a rule that can be broken unseen is not tested.
import { Stryker } from '@stryker-mutator/core'
import type { Finding } from './finding'
import { mutated, mutatedTables } from './mutated'

/** What survives is read by a person: some of it changes nothing anybody could see. */
const leastNoticed = 0.8

export async function run(): Promise<Finding[]> {
  const results = [
    ...(await broken(mutated, { ignoreStatic: true })),
    ...(await broken(mutatedTables, { ignoreStatic: false })),
  ]
  const counted = results.filter(({ status }) => !['Ignored', 'CompileError'].includes(status))
  const noticed = counted.filter(({ status }) => status === 'Killed' || status === 'Timeout')
  const share = noticed.length / counted.length
  const unseen = counted.filter(result => !noticed.includes(result))
  return [
    {
      did: `${counted.length} rules broken one by one in ${mutated.length + mutatedTables.length} files`,
      found: [`${(share * 100).toFixed(1)} % noticed; not noticed:`, ...unseen.map(describe)].join('\n'),
      pass: share >= leastNoticed,
    },
  ]
}

/** What is made once, when a file is loaded, costs a whole run each: only tables of steps are worth that. */
function broken(files: string[], { ignoreStatic }: { ignoreStatic: boolean }) {
  return new Stryker({
    mutate: files,
    testRunner: 'vitest',
    vitest: { configFile: 'drill/mutations.vitest.config.ts', related: false },
    plugins: ['@stryker-mutator/vitest-runner'],
    reporters: [],
    concurrency: 2,
    ignoreStatic,
    disableTypeChecks: false,
    tempDirName: 'node_modules/.cache/tributary/mutations',
    allowEmpty: false,
  }).runMutationTest()
}

type Mutant = Awaited<ReturnType<Stryker['runMutationTest']>>[number]

function describe({ fileName, location, replacement = '', mutatorName }: Mutant): string {
  const line = `${fileName.replace(`${process.cwd()}/`, '')}:${location.start.line}`
  return `${line} ${mutatorName} ${replacement.replace(/\s+/g, ' ').slice(0, 80)}`
}
