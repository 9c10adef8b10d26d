// Takes every complete batch that lies in a channel's folder, in their order and each once, and answers.
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { todayInChina } from '#contract/identity/age'
import type { Language } from '#contract/language'
import { type Clock, systemClock } from '../../platform/clock'
import type { Database } from '../../platform/database/database'
import { say } from '../../platform/texts/texts'
import { acknowledge } from './acknowledge'
import { batchName, completionFile } from './batch/open-batch'
import { type Judged, judgeBatch, type ReceiverSettings, receiveJudged } from './receive-batch'
import {
  insertBatch,
  listReceived,
  listUnacknowledged,
  lockRelease,
  putRefusal,
  putRelease,
  setAcknowledged,
} from './sandbox.queries'

export interface SandboxChannel {
  code: string
  /** Where its batches lie. */
  folder: string
  /** The folder beside the batches; absent: `acknowledgements`. */
  acknowledgements?: string
  /** Where the shop stands: the code of a release follows it. Absent: no links are told. */
  shop?: string
  /** Of its sentences. */
  language?: Language
  settings?: ReceiverSettings
}

/** How many it has received. May run on several workers at once: whoever comes second leaves a batch alone. */
export async function receiveWaiting(
  database: Database,
  agentId: number,
  channel: SandboxChannel,
  clock: Clock = systemClock,
): Promise<number> {
  let received = 0
  for (const batch of await listWaiting(database, agentId, channel)) {
    const judged = await judgeBatch({ folder: channel.folder, batch }, channel.settings)
    if (await keep(database, agentId, { channel: channel.code, batch, judged, now: clock.now() }))
      received += 1
  }
  await acknowledgeAll(database, agentId, channel, clock)
  return received
}

async function listWaiting(database: Database, agentId: number, { code, folder }: SandboxChannel) {
  const names = existsSync(folder) ? await readdir(folder) : []
  const complete = names
    .filter(name => batchName.test(name) && existsSync(path.join(folder, name, completionFile(name))))
    .sort()
  const known = new Set(await database.read(agentId, tx => listReceived(tx, code, complete)))
  return complete.filter(name => !known.has(name))
}

interface JudgedBatch {
  channel: string
  batch: string
  judged: Judged
  now: Date
}

/** The row of the batch is the right to change what is held; both come in one transaction. */
function keep(
  database: Database,
  agentId: number,
  { channel, batch, judged, now }: JudgedBatch,
): Promise<boolean> {
  return database.change(agentId, async tx => {
    const messageId = 'message' in judged ? judged.message.messageId : judged.messageId
    const refusal = 'refused' in judged ? judged.refused : undefined
    if (!(await insertBatch(tx, { channel, batch, messageId, refusal, receivedAt: now }))) return false
    if (!('message' in judged)) return true
    const { upc } = judged.message
    const held = await lockRelease(tx, channel, upc)
    const received = receiveJudged(judged, held, batch, todayInChina(now))
    if ('refused' in received) await putRefusal(tx, channel, batch, received.refused)
    else {
      const linkCode = held?.linkCode ?? linkCodeOf(agentId, channel, upc)
      await putRelease(tx, { ...received.accepted, channel, linkCode })
    }
    return true
  })
}

const linkCodeOf = (agentId: number, channel: string, upc: string) =>
  createHash('sha256').update(`${agentId}/${channel}/${upc}`).digest('base64url').slice(0, 12)

/** Also what a worker that died has left unsaid. */
async function acknowledgeAll(database: Database, agentId: number, channel: SandboxChannel, clock: Clock) {
  const folder = path.join(channel.folder, channel.acknowledgements ?? 'acknowledgements')
  const waiting = await database.read(agentId, tx => listUnacknowledged(tx, channel.code))
  for (const row of waiting) {
    const { batch, message_id, refusal, received_at, link_code } = row
    await acknowledge(folder, {
      messageId: message_id,
      batchId: batch,
      reason: refusal ? say(refusal.key, channel.language ?? 'zh-CN', refusal.params) : undefined,
      link: link_code && channel.shop ? `${channel.shop}/${link_code}` : undefined,
      receivedAt: received_at,
    })
    await database.change(agentId, tx => setAcknowledged(tx, row, clock.now()))
  }
}
