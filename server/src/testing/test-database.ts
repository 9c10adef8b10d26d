import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { Database } from '../platform/database/database'
import { watchLocks } from '../platform/database/lock-order'
import type { Tx } from '../platform/database/query'
import { watchSlowWork } from '../platform/database/slow-work'
import { createLog } from '../platform/log'
import { makeWorkQuick } from './quick-work'
import { testLogin } from './test-login'

/** A fresh copy of the migrated database, under both watches: the order of locks, and slow work. */
export async function testDatabase({ watch = watchLocks }: { watch?: (tx: Tx) => Tx } = {}) {
  watchSlowWork()
  makeWorkQuick()
  const template = inject('postgresUrl')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const admin = new pg.Client({ connectionString: withDatabase(template, 'postgres') })
  await admin.connect()
  await admin.query(`create database ${name} template ${new URL(template).pathname.slice(1)}`)
  const ownerUrl = withDatabase(template, name)
  const database = new Database(testLogin(ownerUrl), createLog('silent'), {
    connections: 10,
    watch,
  })
  return {
    ownerUrl,
    jobsUrl: testLogin(ownerUrl, 'jobs'),
    database,
    databases: { quick: database, heavy: database, packing: database, transfer: database },
    /** For what the application's role may not do. */
    async asOwner<R extends pg.QueryResultRow>(sql: string, values: unknown[] = []): Promise<R[]> {
      const client = new pg.Client({ connectionString: ownerUrl })
      await client.connect()
      try {
        return (await client.query<R>(sql, values)).rows
      } finally {
        await client.end()
      }
    },
    async close() {
      await database.close()
      await admin.query(`drop database ${name} with (force)`)
      await admin.end()
    },
  }
}

function withDatabase(url: string, name: string) {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}
