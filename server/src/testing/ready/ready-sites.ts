// Sites beside the one that every test has: what a site begins with takes longer to write than a database to copy.
import { buildAgent } from '../builders'
import { testDatabase } from '../test-database'
import { readyDatabase } from './ready-database'

const many = 8

/** The usual site, and some that nobody has taken yet. */
export const readySites = (usual: { templateUrl: string }) =>
  readyDatabase('with_sites', async () => {
    const test = await testDatabase({ template: usual.templateUrl })
    const facts: number[] = []
    for (let number = 1; number <= many; number++)
      facts.push(await buildAgent(test.ownerUrl, { domain: domainOf(number) }))
    return { facts, closeAndKeep: test.closeAndKeep }
  })

const domainOf = (number: number) => `ready-${number}.test`

/** Takes the sites of one copy, one after the other, each under the domain that a test wants; after the last one it makes new ones. */
export function siteTaker(
  { ownerUrl, asOwner }: Awaited<ReturnType<typeof testDatabase>>,
  ready: readonly number[],
) {
  const left = [...ready]
  return async function anotherSite(domain: string): Promise<number> {
    const agentId = left.shift()
    if (agentId === undefined) return buildAgent(ownerUrl, { domain })
    await asOwner('update agent_domains set domain = $2 where agent_id = $1', [agentId, domain])
    return agentId
  }
}
