import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDatabase } from '../../testing/test-database'
import { testLogin } from '../../testing/test-login'
import type { Login } from './logins'

let test: Awaited<ReturnType<typeof testDatabase>>
beforeAll(async () => {
  test = await testDatabase()
})
afterAll(() => test.close())

async function as(login: Login, sql: string) {
  const client = new pg.Client({ connectionString: testLogin(test.ownerUrl, login) })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

describe.each<Login>(['application', 'jobs'])('the login of the %s', login => {
  it('is nobody special and a member of nothing', async () => {
    const [role] = await as(
      login,
      'select rolsuper, rolcreaterole, rolcreatedb, rolbypassrls, rolreplication from pg_roles where rolname = session_user',
    )
    expect(role).toEqual({
      rolsuper: false,
      rolcreaterole: false,
      rolcreatedb: false,
      rolbypassrls: false,
      rolreplication: false,
    })
    expect(
      await as(
        login,
        'select 1 from pg_auth_members m join pg_roles r on r.oid = m.member where r.rolname = session_user',
      ),
    ).toEqual([])
  })

  it('cannot become the owner, by whatever words', async () => {
    const owner = new URL(test.ownerUrl).username
    const words = [
      `set role ${owner}`,
      `set session authorization ${owner}`,
      `select set_config('role', '${owner}', false)`,
      `select set_config('session_authorization', '${owner}', false)`,
      'reset role; reset session authorization; create table mine (id int)',
      `alter role session_user superuser`,
    ]
    for (const word of words) await expect(as(login, word), word).rejects.toThrow()
  })
})

describe('the queue', () => {
  it('is out of the reach of the application, and the tables are out of the reach of the queue', async () => {
    await expect(as('application', 'select * from graphile_worker._private_jobs')).rejects.toThrow(
      /permission/,
    )
    await expect(as('jobs', "set app.agent_id = '1'; select * from members")).rejects.toThrow(/permission/)
    await expect(as('jobs', "set app.agent_id = '1'; select * from agents")).rejects.toThrow(/permission/)
    expect(await as('jobs', 'select count(*)::int as waiting from graphile_worker._private_jobs')).toEqual([
      { waiting: 0 },
    ])
  })
})
