// One Tributary a data folder: the first holds an advisory lock on a connection that lives as long as it does.
// The kernel closes the connection of a killed process, so that no stale lock can remain.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'

const LOCK_KEY = 7_427_201_801
const PATIENCE_MS = 3_000

export class DataDirInUse extends Error {
  override name = 'DataDirInUse'

  constructor(readonly dataDir: string) {
    super(`Another Tributary is already running on ${dataDir}.`)
  }
}

/** Waits a little: the connection of a copy that has just been killed may not be closed yet. */
export async function takeInstanceLock(
  client: Client,
  dataDir: string,
  patience = PATIENCE_MS,
): Promise<void> {
  const deadline = Date.now() + patience
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
      LOCK_KEY,
    ])
    if (rows[0]?.taken) return
    if (Date.now() >= deadline) throw new DataDirInUse(dataDir)
    await sleep(100)
  }
}
