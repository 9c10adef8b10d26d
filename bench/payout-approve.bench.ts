// What a member waits for an answer while finance approves ten thousand withdrawals, as many at a time as the desk does, beside the same before it. The built
// program as it runs: web processes, worker and database on one machine.
import pg from 'pg'
import { paths } from '../contract/src/paths'
import { mostAtOnce } from '../contract/src/payouts/payout-desk-calls'
import { startServer } from '../e2e/server/start-server'
import { Database } from '../server/src/platform/database/database'
import { heavyLimits } from '../server/src/platform/database/limits'
import { createLog } from '../server/src/platform/log'
import { portionsOf } from '../server/src/platform/portions'
import { buildManyWithdrawals } from '../server/src/testing/build-many-withdrawals'
import { testLogin, testSecret } from '../server/src/testing/test-login'
import { caller, during, inTurn, p99 } from './calls'
import type { Figure } from './figure'
import { sessionCookie, staffCookie, staffPhone } from './session-cookie'
import { milliseconds, ratioAtMost, timed } from './timing'

const many = Number(process.env.PAYOUTS ?? 10_000)
const quietCalls = 1500
/** Taxed, so that approving writes everything it can. */
const share = 200_000

export async function run(): Promise<Figure[]> {
  const server = await startServer({ settings: { WEB_PROCESSES: '2', DEMO: '0', APP_SECRET: testSecret } })
  const owner = new pg.Client({ connectionString: server.ownerUrl })
  await owner.connect()
  try {
    const { rows } = await owner.query<{ agent: number }>(
      "select set_config('app.agent_id', id::text, false), id::int as agent from agents limit 1",
    )
    const database = new Database(testLogin(server.ownerUrl), createLog('warn'), { limits: heavyLimits })
    const ids = await buildManyWithdrawals({ database, agentId: rows[0]?.agent ?? 0 }, { count: many, share })
    await database.close()
    await owner.query('vacuum analyze')
    const { port } = server
    const { rows: members } = await owner.query<{ id: string }>(
      "select id from members where state = 'active' limit 1",
    )
    const member = caller({ port, cookie: await sessionCookie(owner, members[0]?.id ?? '') })
    const clerk = caller({ port, cookie: await staffCookie(owner, 'Bench') })
    const freshCode = await staffPhone(owner, 'Bench')
    const call = () => member('/api/user/info')
    await inTurn(300, call)
    const quiet = await inTurn(quietCalls, call)
    let took = 0
    const approving = async () => {
      took = await timed(() => approveAll(clerk, freshCode, ids))
    }
    const busy = await during(approving(), call)
    await expectApproved(owner, ids)
    return [
      milliseconds(`approving ${many} withdrawals, ${mostAtOnce} at a time`, took),
      milliseconds('p99 of a call, quiet', p99(quiet)),
      milliseconds(`p99 of a call while ${many} withdrawals are approved`, p99(busy)),
      ratioAtMost(3, 'while withdrawals are approved : quiet', p99(busy) / p99(quiet)),
    ]
  } finally {
    await owner.end()
    await server.stop()
  }
}

async function approveAll(
  clerk: ReturnType<typeof caller>,
  freshCode: () => Promise<string>,
  ids: readonly number[],
): Promise<void> {
  for (const some of portionsOf(ids, mostAtOnce)) {
    const payouts = some.map(id => ({ id, version: 1 }))
    await clerk(paths.approvePayouts, { payouts, code: await freshCode() })
  }
}

async function expectApproved(owner: pg.Client, ids: readonly number[]): Promise<void> {
  const { rows } = await owner.query<{ count: number }>(
    "select count(*)::int as count from withdrawals where id = any($1::bigint[]) and state = 'approved'",
    [ids],
  )
  if (rows[0]?.count !== ids.length) throw new Error(`only ${rows[0]?.count} were approved`)
}
