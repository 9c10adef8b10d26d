import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { projectFolder } from '../../../platform/project-folder'
import { deliveryKit } from '../../../testing/send-deliveries'
import { testServer } from '../../../testing/test-server'
import { queueTakedowns } from '../../distribution/distribution.public'

let server: Awaited<ReturnType<typeof testServer>>
let kit: Awaited<ReturnType<typeof deliveryKit>>
beforeAll(async () => {
  server = await testServer()
  const { memberId } = await server.loggedInMember()
  kit = await deliveryKit(server, memberId)
})
afterAll(() => server.close())
beforeEach(() => server.asOwner("update deliveries set state = 'withdrawn'"))

const accept = (workId: number) =>
  server.asOwner('update deliveries set accepted_at = now() where work_id = $1', [workId])

const migrate = async () => {
  const sql = await readFile(projectFolder('server/migrations/0089-takedowns-sent-again.sql'), 'utf8')
  await server.asOwner(`begin; ${sql.slice(sql.indexOf('-- Sent again:'))} commit;`)
}
const period = (from: string | undefined, until: string) =>
  `<ReleaseDate ApplicableTerritoryCode="Worldwide">2026-12-01</ReleaseDate>
   <ValidityPeriod>
     ${from ? `<StartDate>${from}</StartDate>\n     ` : ''}<EndDate>${until}</EndDate>
   </ValidityPeriod>`

/** Released and then taken down, by messages as they were once written. */
async function takenDown(message: string, file = 'a/a.xml') {
  const workId = await kit.queued()
  await kit.ship()
  await accept(workId)
  await server.database.change(server.agentId, tx =>
    queueTakedowns(tx, { id: workId, version: 2 }, new Date()),
  )
  await kit.dispatch()
  const { id } = (await kit.about(workId)).at(-1) ?? { id: 0 }
  await kit.pack(id, { [file]: message })
  await kit.send(id)
  return workId
}

describe('what was sent as a licence for one day', () => {
  it('is sent again, once', async () => {
    const workId = await takenDown(period('2026-11-16', '2026-11-16'))
    const told = ['release delivered', 'takedown delivered']
    expect(await kit.told(workId)).toEqual(told)
    await migrate()
    expect(await kit.told(workId)).toEqual([...told, 'takedown queued'])
    await migrate()
    expect(await kit.told(workId)).toEqual([...told, 'takedown queued'])
    await accept(workId)
    await kit.ship()
    await migrate()
    expect(await kit.told(workId)).toEqual([...told, 'takedown delivered'])
  })

  it.each([
    ['ended without a beginning before its release', period(undefined, '2026-11-16'), 3],
    ['ended after its release', period(undefined, '2026-12-16'), 2],
    ['ran for longer', period('2026-12-01', '2026-12-16'), 2],
    ['has no deals', '<a/>', 2],
  ])('is sent again where it %s', async (_, message, count) => {
    const workId = await takenDown(message)
    await migrate()
    expect(await kit.told(workId)).toHaveLength(count)
  })

  it('is left alone where something else was said later, and where it is a table', async () => {
    const back = await takenDown(period('2026-11-16', '2026-11-16'))
    await kit.newVersion(back)
    const table = await takenDown(period('2026-11-16', '2026-11-16'), 'a/a.xlsx')
    await migrate()
    expect(await kit.told(back)).toEqual(['release delivered', 'takedown delivered', 'release queued'])
    expect(await kit.told(table)).toHaveLength(2)
  })

  it('is an update where a track of a release was withdrawn from the first', async () => {
    const workId = await kit.queued()
    await kit.dispatch()
    const [{ id } = { id: 0 }] = await kit.about(workId)
    await kit.pack(id, { 'a/a.xml': period('2026-11-16', '2026-11-16') })
    await kit.send(id)
    await migrate()
    expect(await kit.told(workId)).toEqual(['release delivered', 'update queued'])
  })
})
