// Fills the disk of a whole installation, first by uploads, then to the last byte by somebody else, and makes room again.
import { randomBytes } from 'node:crypto'
import { chmod, open, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { paths } from '#contract/paths'
import { mountTinyDisk } from '../server/src/testing/tiny-disk'
import { TusClient } from '../server/src/testing/tus-client'
import { type Answered, Client } from './client'
import { Installation } from './installation'
import { domain, settle } from './people'

/** Jobs that fail while the disk is full: their failures cannot be written down then. */
export const failingJobs = 30

/** Enough of them that nobody comes to a member's limit of 30 work orders an hour. */
const writers = 40

export interface DiskReport {
  /** What uploads were told at the end of the room for them. */
  uploadStatus: number
  /** Work orders that were taken while uploads were refused, of ten. */
  takenBeside: number
  /** How calls were answered with not a byte left: by HTTP status. */
  statuses: Record<string, number>
  hasSurvived: boolean
  /** Of the jobs that failed meanwhile: how many failures are noted once there is room. */
  failuresNoted: number
  /** Seconds from room again to a work order that is taken; undefined: never. */
  healed: number | undefined
  lost: number
}

/** Undefined where this user may not mount a small disk. */
export async function fillDisk(size: string): Promise<DiskReport | undefined> {
  const disk = mountTinyDisk(size)
  if (!disk) return undefined
  await chmod(disk.folder, 0o755)
  const installation = await Installation.start(join(disk.folder, 'data'))
  try {
    return await drill(installation, disk.folder)
  } finally {
    await installation.stop()
    disk.unmount()
  }
}

async function drill(installation: Installation, folder: string): Promise<DiskReport> {
  const { members } = await settle(installation, 2 + writers)
  const [uploader = {}, late = {}, ...others] = members
  const clients = others.map(cookies => new Client(installation.port, domain, cookies))
  const kept: string[] = []

  const uploadStatus = await uploadUntilRefused(installation, uploader)
  for (const client of clients.slice(0, 10)) await note(client, kept)
  const takenBeside = kept.length

  await failSoon(installation)
  const filler = join(folder, 'filler')
  await fillWith(filler)
  const statuses: Record<string, number> = {}
  for (let round = 0; round < 20; round++) {
    for (const status of await Promise.all(clients.map(client => note(client, kept)))) {
      statuses[status] = (statuses[status] ?? 0) + 1
    }
    await pause(500)
  }
  // It cannot even write down its process id, for longer than anybody's patience.
  await installation.kill('database', () => 0)
  await pause(40_000)
  const hasSurvived = installation.isRunning()

  await rm(filler)
  const begin = performance.now()
  const again = new Client(installation.port, domain, late)
  let healed: number | undefined
  while (healed === undefined && performance.now() - begin < 60_000) {
    if ((await note(again, kept)) === '200') healed = (performance.now() - begin) / 1000
    else await pause(250)
  }
  const found =
    healed === undefined ? [] : await installation.asOwner<{ subject: string }>('select subject from tickets')
  const failuresNoted = healed === undefined ? 0 : await notedFailures(installation)
  const subjects = new Set(found.map(({ subject }) => subject))
  return {
    uploadStatus,
    takenBeside,
    statuses,
    hasSurvived,
    failuresNoted,
    healed,
    lost: kept.filter(subject => !subjects.has(subject)).length,
  }
}

/** A payload of another version fails each time; they are due one after the other while there is no room. */
async function failSoon(installation: Installation) {
  await installation.asOwner(
    `select graphile_worker.add_job('mailDigest', '{}', job_key => 'drill:' || n, max_attempts => 5,
        run_at => now() + n * interval '0.3 seconds')
      from generate_series(10, $1) as n`,
    [failingJobs + 9],
  )
}

/** A note that was refused is tried again after two minutes at the most, and given back where it was never taken. */
async function notedFailures(installation: Installation): Promise<number> {
  for (let waited = 0; ; waited++) {
    const [{ noted = 0 } = {}] = await installation.asOwner<{ noted: number }>(
      "select count(last_error)::int as noted from graphile_worker._private_jobs where key like 'drill:%'",
    )
    if (noted === failingJobs || waited === 180) return noted
    await pause(1000)
  }
}

/** Writes a work order that the database cannot make smaller; answers the status, or that there was no answer. */
async function note(client: Client, kept: string[]): Promise<string> {
  const subject = `Disk ${randomBytes(8).toString('hex')}`
  const ticket = { category: 'channel', subject, text: randomBytes(900).toString('hex') }
  const { status, answered } = await client.look(paths.createTicket, ticket)
  if (answered?.code === 1) kept.push(subject)
  return status
}

async function uploadUntilRefused(installation: Installation, cookies: Record<string, string>) {
  const client = new Client(installation.port, domain, cookies)
  const tus = new TusClient(installation.port, domain)
  const bytes = randomBytes(8_000_000)
  for (let sent = 0; sent < 200; sent++) {
    const begun = dataOf(await client.ask(paths.createWork, { kind: 'single' }))
    const wanted = { work_id: begun.id, type: 'cover', file_name: 'cover.jpg', size: bytes.length }
    const { grant, upload_id } = dataOf(await client.ask(paths.uploadGrant, wanted, 'GET'))
    await tus.create(String(grant), bytes.length)
    bytes.writeUInt32BE(sent)
    const { status } = await tus.patch(String(grant), String(upload_id), 0, bytes)
    if (status !== 204) return status
  }
  return 0
}

function dataOf({ code, msg, data }: Answered) {
  if (code !== 1) throw new Error(`refused: ${code} ${msg}`)
  return data
}

/** To the last byte, as a log of somebody else's may. */
async function fillWith(path: string) {
  const file = await open(path, 'w')
  for (const size of [1_000_000, 4096, 1]) {
    const chunk = Buffer.alloc(size, 1)
    // Ends with "no space left".
    for (;;) if ((await file.write(chunk).catch(() => undefined)) === undefined) break
  }
  await file.close()
  if ((await stat(path)).size === 0) throw new Error('the disk was full before')
}
