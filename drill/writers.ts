// What members and staff do while an installation is being killed. Each notes what was acknowledged to it, and nothing else.
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { usualRate } from '#contract/call'
import { paths } from '#contract/paths'
import type { TusClient } from '../server/src/testing/tus-client'
import { Broken, type Client } from './client'

/** What somebody was told that it is kept. */
export interface Acknowledged {
  tickets: string[]
  replies: string[]
  announcements: number[]
  /** Hashes of files whose last byte was taken. */
  files: string[]
  /** The last number that each draft's title was told to have. */
  drafts: Map<number, number>
  /** Answers that no kill excuses. */
  broken: string[]
}

export const nothingYet = (): Acknowledged => ({
  tickets: [],
  replies: [],
  announcements: [],
  files: [],
  drafts: new Map(),
  broken: [],
})

export interface Writing {
  client: Client
  kept: Acknowledged
  hasEnded(): boolean
}

/** A member may change something so often (usualRate), and the drill looks for lost writes, not for refusals. */
const betweenChanges = (1.1 * 1000 * usualRate.seconds) / usualRate.max

/** Opens a work order and replies to it, each with a key of its own that stays the same until there is an answer. */
export async function writeTickets({ client, kept, hasEnded }: Writing, most: number) {
  for (let written = 0; written < most && !hasEnded(); written++) {
    const subject = `Drill ${randomUUID()}`
    const ticket = { category: 'channel', subject, text: 'Is it kept?', idempotency_key: randomUUID() }
    const opened = await client.untilAnswered(paths.createTicket, ticket, hasEnded)
    if (!opened) return
    requireKept(opened, 'a work order')
    kept.tickets.push(subject)
    for (let replies = 0; replies < 3 && !hasEnded(); replies++) {
      const text = `Reply ${randomUUID()}`
      const reply = { id: opened.data.id, text, idempotency_key: randomUUID() }
      const answered = await client.untilAnswered(paths.replyToTicket, reply, hasEnded)
      if (!answered) return
      requireKept(answered, 'a reply')
      kept.replies.push(text)
    }
  }
}

/** Saves a draft again and again. Whoever does not know whether it happened looks, as the editor does. */
export async function writeDraft({ client, kept, hasEnded }: Writing) {
  const begun = await client.untilAnswered(paths.createWork, { kind: 'single' }, hasEnded)
  if (!begun) return
  const id = begun.data.id as number
  let version = 1
  for (let number = 1; !hasEnded(); number++) {
    const details = { title: String(number) }
    const saved = await client.untilAnswered(paths.saveWork, { id, version, details }, hasEnded)
    if (!saved) return
    if (saved.code === 1) kept.drafts.set(id, number)
    // The first of two sendings happened although its answer was lost: the refusal names the version as it stands.
    if (typeof saved.data?.version !== 'number') {
      throw new Broken(`a draft was refused: ${saved.code} ${saved.msg}`)
    }
    version = saved.data.version
    await pause(betweenChanges)
  }
}

/** Tells every member something: the worker's work. */
export async function announce({ client, kept, hasEnded }: Writing) {
  while (!hasEnded()) {
    const said = { 'zh-CN': '演练', en: 'Drill' }
    const announcement = { title: said, text: said, link: null, audience: {}, idempotency_key: randomUUID() }
    const sent = await client.untilAnswered(paths.sendAnnouncement, announcement, hasEnded)
    if (!sent) return
    requireKept(sent, 'an announcement')
    kept.announcements.push(sent.data.id as number)
    await pause(300)
  }
}

/** A member may begin 200 an hour. */
const draftsAnHour = 190

/** Files by the resumable protocol: what was cut off goes on where the server says. */
export async function upload({ client, kept, hasEnded }: Writing, tus: TusClient) {
  for (let begun = 0; begun < draftsAnHour && !hasEnded(); begun++) {
    const bytes = randomBytes(200_000)
    const draft = await client.untilAnswered(paths.createWork, { kind: 'single' }, hasEnded)
    if (!draft) return
    requireKept(draft, 'a draft')
    const wanted = { work_id: draft.data.id, type: 'cover', file_name: 'cover.jpg', size: bytes.length }
    const granted = await client.untilAnswered(paths.uploadGrant, wanted, hasEnded, 'GET')
    if (!granted) return
    requireKept(granted, 'a grant')
    const { grant, upload_id } = granted.data as { grant: string; upload_id: string }
    if (await sendWhole(tus, grant, upload_id, bytes, hasEnded)) {
      kept.files.push(createHash('sha256').update(bytes).digest('hex'))
    }
  }
}

async function sendWhole(tus: TusClient, grant: string, id: string, bytes: Buffer, hasEnded: () => boolean) {
  while (!hasEnded()) {
    try {
      const { status, headers } = await tus.head(grant, id)
      if (status === 200 && Number(headers['upload-offset']) === bytes.length) return true
      if (status === 404) await tus.create(grant, bytes.length)
      else if (status === 200) {
        const from = Number(headers['upload-offset'])
        await tus.patch(grant, id, from, bytes.subarray(from, from + 50_000))
      } else if (status === 500) throw new Broken(`an upload was answered ${status}`)
    } catch (error) {
      if (error instanceof Broken) throw error
      await pause(100)
    }
  }
  return false
}

function requireKept({ code, msg }: { code: number; msg: string }, what: string) {
  if (code !== 1) throw new Broken(`${what} was refused: ${code} ${msg}`)
}
