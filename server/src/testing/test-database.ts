import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import { Database } from '../platform/database/database'
import { watchLocks } from '../platform/database/lock-order'
import type { Tx } from '../platform/database/query'
import { watchSlowWork } from '../platform/database/slow-work'
import { databasesOfLanes } from '../platform/jobs/lanes'
import { createLog } from '../platform/log'
import { copyDatabase } from './copy-database'
import { ownerConnections } from './owner-connections'
import { makeWorkQuick } from './quick-work'
import { testLogin } from './test-login'

interface Wanted {
  /** What it is a copy of; else the migrated database, without a site. */
  template?: string
  watch?: (tx: Tx) => Tx
}

/** A fresh copy of the migrated database, under both watches: the order of locks, and slow work. */
export async function testDatabase({ template = inject('migratedUrl'), watch = watchLocks }: Wanted = {}) {
  watchSlowWork()
  makeWorkQuick()
  const copy = await copyDatabase(template, `test_${randomUUID().replaceAll('-', '')}`)
  const owner = ownerConnections(copy.url)
  const database = new Database(testLogin(copy.url), createLog('silent'), { connections: 10, watch })
  return {
    ownerUrl: copy.url,
    jobsUrl: testLogin(copy.url, 'jobs'),
    database,
    databases: databasesOfLanes(() => database),
    /** For what the application's role may not do. */
    asOwner: owner.ask,
    async close() {
      await Promise.all([database.close(), owner.close()])
      await copy.remove()
    },
    async closeAndKeep(name: string, note: string) {
      await Promise.all([database.close(), owner.close()])
      await copy.keepAs(name, note)
    },
  }
}
