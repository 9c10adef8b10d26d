// buildColleague(): somebody who works for a company and acts for it in a session of their own.
import { buildMember } from './builders'
import type { testServer } from './test-server'

type Server = Pick<Awaited<ReturnType<typeof testServer>>, 'database' | 'agentId' | 'asOwner'>

export async function buildColleague(
  server: Server,
  companyId: number,
  role: 'publisher' | 'finance' | 'reader',
) {
  const person = await buildMember(server.database, server.agentId, { nickname: `The ${role}` })
  const { cookies } = await person.openSession()
  await server.database.change(server.agentId, tx =>
    tx.run(
      `insert into colleagues (account_id, person_id, mobile, role, state, since)
       values ($1, $2, $3, $4, 'active', now())`,
      [companyId, person.memberId, person.mobile, role],
    ),
  )
  await server.asOwner('update member_sessions set acts_for = $1 where token = $2', [
    companyId,
    cookies.token,
  ])
  return { ...person, cookies }
}
