import { loseEverything } from './backup'
import type { Finding } from './finding'
import { runTests } from './run-tests'

const commands = ['backup', 'verify', 'restore', 'ledger', 'reconcile'] as const

export async function run(): Promise<Finding[]> {
  const { acknowledged, lost, broken, said, heldSites } = await loseEverything(15_000)
  const last = (output: string) => output.split('\n').at(-1) ?? ''
  return [
    {
      did: 'back up under writes, lose everything, restore, by the commands',
      found: [`${acknowledged} acknowledged before the backup, ${lost.length} lost`, ...lost, ...broken].join(
        '\n',
      ),
      pass: acknowledged > 50 && lost.length === 0 && broken.length === 0,
    },
    {
      did: 'what the commands say, and whether the site is held',
      found: [
        ...commands.map(name => `${name} ${said[name].code}: ${last(said[name].output)}`),
        `${heldSites} held`,
      ].join('\n'),
      pass: commands.every(name => said[name].code === 0) && heldSites > 0,
    },
    await runTests('every row, file and number once more, and every way to cut a backup off', [
      'server/src/lose-everything.api.test.ts',
      'server/src/platform/backup',
    ]),
  ]
}
