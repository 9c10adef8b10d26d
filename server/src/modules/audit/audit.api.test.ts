import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildStaff } from '../../testing/build-staff'
import { testServer } from '../../testing/test-server'
import { recordAudit } from './audit.public'

let server: Awaited<ReturnType<typeof testServer>>
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

const client = { address: '192.0.2.7', userAgent: 'a browser' }
const now = new Date('2026-03-01T08:00:00Z')

describe('an audit entry', () => {
  it('says who did what to what, from where, and what changed', async () => {
    const { staffId, name } = await buildStaff(server, { name: '林岚' })
    await server.database.change(server.agentId, tx =>
      recordAudit(tx, {
        actor: { staffId, name },
        client,
        now,
        action: 'test.done',
        subject: 'test',
        subjectId: 7,
        before: { state: 'a' },
        after: { state: 'b' },
      }),
    )
    const [entry] = await server.asOwner("select * from audit_entries where action = 'test.done'")
    expect(entry).toMatchObject({
      at: now,
      staff_name: '林岚',
      subject: 'test',
      subject_id: '7',
      before: { state: 'a' },
      after: { state: 'b' },
      address: '192.0.2.7',
      user_agent: 'a browser',
    })
    expect(Number(entry?.staff_id)).toBe(staffId)
  })

  it('is not written when what it tells about is rolled back', async () => {
    const undone = server.database.change(server.agentId, async tx => {
      await recordAudit(tx, { actor: null, client, now, action: 'test.undone', subject: 't', subjectId: 1 })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await server.asOwner("select 1 from audit_entries where action = 'test.undone'")).toEqual([])
  })

  it.each([
    ["update audit_entries set action = 'nothing'"],
    ['delete from audit_entries'],
    ['truncate audit_entries'],
  ])('withstands the application and the owner of the database: %s', async statement => {
    await server.database.change(server.agentId, tx =>
      recordAudit(tx, { actor: null, client, now, action: 'test.kept', subject: 't', subjectId: 1 }),
    )
    const before = await server.asOwner('select * from audit_entries order by id')
    const byApplication = server.database.change(server.agentId, tx => tx.run(statement, []))
    await expect(byApplication).rejects.toThrow(/permission denied/)
    await expect(server.asOwner(statement)).rejects.toThrow(/never changed or removed/)
    expect(await server.asOwner('select * from audit_entries order by id')).toEqual(before)
  })
})
