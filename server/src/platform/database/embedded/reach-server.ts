// Brings up the server of a cluster, or finds the one that outlived an earlier Node, and connects to it.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import { tryConnect } from './connect'
import { type LaunchedServer, type LaunchOptions, lastLogLines, launchServer } from './launch-server'
import { findPostmaster, forgetRecycledPid, type Postmaster } from './postmaster'

export type ReachedServer = { client: Client; postmaster: Postmaster }

const LAUNCH_ATTEMPTS = 12
const SILENCE_MS = 60_000
/** A server that replays its journal after a power cut says so, and is worth waiting for. */
const RECOVERY_MS = 15 * 60_000

export async function reachServer(
  options: LaunchOptions & { password: string; log: (message: string) => void },
): Promise<ReachedServer> {
  const begin = Date.now()
  let lastSign = begin
  let attempts = 0
  let launched: LaunchedServer | undefined
  let reason = 'it did not answer'
  while (Date.now() - lastSign < SILENCE_MS && Date.now() - begin < RECOVERY_MS) {
    const postmaster = await findPostmaster(options.clusterDir)
    if (postmaster?.port) {
      const attempt = await tryConnect(postmaster.port, options.password)
      if ('client' in attempt) return { client: attempt.client, postmaster }
      if (attempt.waiting) lastSign = Date.now()
      reason = attempt.reason
    } else if (!postmaster && (!launched || launched.hasExited())) {
      if (attempts >= LAUNCH_ATTEMPTS) break
      if (attempts === 2) options.log('The embedded PostgreSQL does not start yet, trying again.')
      // Children of a killed server may need a moment to notice, and block a new one until then.
      await sleep(Math.min(attempts * 200, 2_000))
      attempts += 1
      await forgetRecycledPid(options.clusterDir)
      launched = await launchServer(options)
    }
    await sleep(25)
  }
  const tail = await lastLogLines(options.logFile)
  throw new Error(
    `The embedded PostgreSQL could not be started: ${reason}. Its log ${options.logFile} ends:\n${tail}`,
  )
}
