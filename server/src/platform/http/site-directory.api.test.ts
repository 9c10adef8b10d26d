import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildAgent } from '../../testing/builders'
import { testDatabase } from '../../testing/test-database'
import { SiteDirectory } from './site-directory'

let test: Awaited<ReturnType<typeof testDatabase>>
beforeAll(async () => {
  test = await testDatabase()
})
afterAll(() => test.close())

it('a change whose news has not arrived is seen by a reader who asks for the site as of now', async () => {
  const domain = 'as-of-now.test'
  const agentId = await buildAgent(test.ownerUrl, { domain })
  const sites = new SiteDirectory(test.database, domain, false, name => `https://${name}`)
  const emailAt = async (how = {}) => (await sites.byHost(domain, how))?.facts.contact_email
  const before = await emailAt()
  await test.asOwner(
    `update agents set presentation = presentation || '{"contact_email": "new@as-of-now.test"}' where id = $1`,
    [agentId],
  )
  expect(await emailAt()).toBe(before)
  expect(await emailAt({ asOfNow: true })).toBe('new@as-of-now.test')
  expect(await emailAt()).toBe('new@as-of-now.test')
})
