// For rows that only a whole review, or a whole delivery, would have made.
import pg from 'pg'
import type { Database } from '../../server/src/platform/database/database'
import type { BackendFacts } from '../server/backend'

export const askAsOwner =
  ({ ownerUrl }: Pick<BackendFacts, 'ownerUrl'>) =>
  async <Row extends pg.QueryResultRow>(sql: string, values: unknown[] = []): Promise<Row[]> => {
    const client = new pg.Client({ connectionString: ownerUrl })
    await client.connect()
    try {
      return (await client.query<Row>(sql, values)).rows
    } finally {
      await client.end()
    }
  }

/** As the server's own builders take it. */
export const asOwnerOf = (backend: BackendFacts & { database: Database }) => ({
  database: backend.database,
  asOwner: askAsOwner(backend),
})
