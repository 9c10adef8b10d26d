// What spoke for an account, or was told of it, may have been ended after the backup: a key that was stolen, a server that is in other hands now.
// The site cannot know, so it does not go on by itself.
import type pg from 'pg'

interface Ended {
  table: string
  /** Where it knows the reason. */
  check: string
  end: string
  why: string
}

const endedByRestore: readonly Ended[] = [
  {
    table: 'api_keys',
    check: 'api_keys_ended_because_check',
    end: "update api_keys set ended_at = now(), ended_because = 'restored' where ended_at is null",
    why: 'a key that was ended after the backup must not come back to life; another one is made in a minute',
  },
  {
    table: 'webhook_endpoints',
    check: 'webhook_endpoints_paused_because_check',
    end: "update webhook_endpoints set state = 'paused', paused_because = 'restored' where state = 'open'",
    why: 'its owner knows whether it was ended, and resumes it with the secret that its receiver knows',
  },
]

/** Within the transaction that loads. */
export async function endRestored(client: pg.Client): Promise<void> {
  for (const { table, check, end } of endedByRestore) {
    const { rows } = await client.query<{ has: boolean }>('select to_regclass($1) is not null as has', [
      table,
    ])
    // The backup is older than the table.
    if (!rows[0]?.has) continue
    const known =
      "select 1 from pg_constraint where conname = $1 and pg_get_constraintdef(oid) like '%restored%'"
    const { rowCount } = await client.query(known, [check])
    // It is older than the reason: the migration that brings it at the next start puts the check back.
    if (!rowCount) await client.query(`alter table ${table} drop constraint if exists ${check}`)
    await client.query(end)
  }
}
