import pg from 'pg'

/** Opening a connection takes far longer than what most tests ask for. What one question leaves in it, the next does not find. */
export function ownerConnections(connectionString: string) {
  const pool = new pg.Pool({ connectionString, max: 10 })
  // Tests end connections, too. The next question opens another one.
  pool.on('error', () => {})
  return {
    async ask<R extends pg.QueryResultRow>(sql: string, values: unknown[] = []): Promise<R[]> {
      const client = await pool.connect()
      try {
        const { rows } = await client.query<R>(sql, values)
        await client.query('discard all')
        client.release()
        return rows
      } catch (error) {
        client.release(true)
        throw error
      }
    },
    close: () => pool.end(),
  }
}
