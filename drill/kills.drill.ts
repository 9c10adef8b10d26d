import type { Finding } from './finding'
import { killable } from './installation'
import { killUnderWrites } from './kills'
import { drillSeed } from './seed'

const rounds = Array.from({ length: 20 }, (_, round) => killable[round % killable.length] ?? 'web')

/** A site that is started anew migrates and warms up first; what dies under it comes back by itself. */
const patience = (what: string) => (what === 'everything' ? 60_000 : 10_000)

export async function run(): Promise<Finding[]> {
  const seed = drillSeed()
  const { kills, acknowledged, lost, doubled, broken, longestSilence } = await killUnderWrites(seed, rounds)
  const silences = Object.entries(longestSilence).map(([what, ms]) => `${what} ${(ms / 1000).toFixed(1)} s`)
  return [
    {
      did: `${kills.length} kills -9 under writes, seed ${seed}`,
      found: [
        `${acknowledged} acknowledged, ${lost.length} lost, ${doubled.length} doubled, ${broken.length} bad answers`,
        ...[...lost, ...doubled, ...broken].slice(0, 10),
      ].join('\n'),
      pass: acknowledged > 0 && lost.length + doubled.length + broken.length === 0,
    },
    {
      did: 'until somebody is answered again, the longest',
      found: silences.join(', '),
      pass: Object.entries(longestSilence).every(([what, ms]) => ms < patience(what)),
    },
  ]
}
