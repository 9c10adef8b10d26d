// Holds what was acknowledged against what the database and the disk have in the end.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Installation } from './installation'
import type { Acknowledged } from './writers'

export interface Reckoning {
  acknowledged: number
  lost: string[]
  doubled: string[]
}

/** Patience for a worker that has just been killed to get its jobs back. */
const settlesWithin = 240_000

export async function reckon(installation: Installation, kept: Acknowledged): Promise<Reckoning> {
  const lost: string[] = []
  const doubled: string[] = []
  const expectOnce = (what: string, wanted: string[], found: string[]) => {
    const times = new Map<string, number>()
    for (const one of found) times.set(one, (times.get(one) ?? 0) + 1)
    lost.push(...wanted.filter(one => !times.has(one)).map(one => `${what} ${one}`))
    doubled.push(...[...times].filter(([, count]) => count > 1).map(([one]) => `${what} ${one}`))
  }
  const column = async (query: string, values: unknown[] = []) =>
    (await installation.asOwner<{ value: string }>(query, values)).map(({ value }) => value)

  expectOnce(
    'work order',
    kept.tickets,
    await column("select subject as value from tickets where subject like 'Drill %'"),
  )
  expectOnce(
    'reply',
    kept.replies,
    await column("select text as value from ticket_replies where text like 'Reply %'"),
  )

  await untilNone(installation, 'select 1 from announcements where sent_at is null limit 1')
  const members = Number((await column("select count(*) as value from members where state = 'active'"))[0])
  for (const id of kept.announcements) {
    const told = await column('select member_id as value from messages where announcement_id = $1', [id])
    if (new Set(told).size < members) lost.push(`announcement ${id} for ${members - told.length} members`)
    if (new Set(told).size < told.length) doubled.push(`announcement ${id}`)
  }

  await untilNone(installation, "select 1 from upload_sessions where state = 'received' limit 1")
  const stored = await installation.asOwner<{ hash: string; storage_key: string }>(storedFiles)
  expectOnce(
    'file',
    kept.files,
    stored.map(({ hash }) => hash),
  )
  for (const { hash, storage_key } of stored) {
    const bytes = await readFile(join(installation.dataDir, 'files', storage_key)).catch(() =>
      Buffer.alloc(0),
    )
    if (createHash('sha256').update(bytes).digest('hex') !== hash) lost.push(`the bytes of file ${hash}`)
  }

  for (const [id, number] of kept.drafts) {
    const [title] = await column("select details ->> 'title' as value from works where id = $1", [id])
    if (!(Number(title) >= number)) lost.push(`draft ${id}: ${number} was acknowledged, ${title} is kept`)
  }
  const { tickets, replies, announcements, files, drafts } = kept
  const saves = [...drafts.values()].reduce((sum, number) => sum + number, 0)
  const acknowledged = tickets.length + replies.length + announcements.length + files.length + saves
  return { acknowledged, lost, doubled }
}

const storedFiles = `select encode(m.sha256, 'hex') as hash, f.storage_key
  from materials m join stored_files f on f.agent_id = m.agent_id and f.sha256 = m.sha256`

async function untilNone(installation: Installation, query: string) {
  const end = Date.now() + settlesWithin
  while ((await installation.asOwner(query)).length > 0) {
    if (Date.now() > end) {
      const waiting = await installation.asOwner('select * from graphile_worker.jobs limit 20')
      throw new Error(`did not settle: ${query}\n${JSON.stringify(waiting)}\n${installation.said()}`)
    }
    await pause(200)
  }
}
