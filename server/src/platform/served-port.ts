// The port that a running server has, for commands beside it: it may have been chosen by the system, or by settings that the
// command was not given.
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Log } from './log'

const fileOf = (dataDir: string) => join(dataDir, 'web-port')

/** Answers what removes it again; after a kill it stays, and the next start writes over it. */
export async function noteServedPort(dataDir: string, port: number, log: Log): Promise<() => Promise<void>> {
  // A full disk must not keep a site from starting for the sake of a note.
  await writeFile(fileOf(dataDir), `${port}\n`).catch(error =>
    log.warn({ err: error }, 'the port is not noted'),
  )
  return () => rm(fileOf(dataDir), { force: true })
}

export async function readServedPort(dataDir: string): Promise<number | undefined> {
  const port = Number(await readFile(fileOf(dataDir), 'utf8').catch(() => ''))
  return Number.isInteger(port) && port > 0 && port < 65_536 ? port : undefined
}
