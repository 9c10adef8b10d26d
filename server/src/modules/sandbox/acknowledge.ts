// One file a message, in the folder where the sender looks for it. What was said once is never said differently.
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { maybeText } from '../../platform/xml/xml-tree'
import { parseXml } from './xml/parse-xml'
import { text } from './xml/required'

export interface Acknowledgement {
  messageId: string
  batchId: string
  /** The sentence of a refusal; absent: it was accepted. */
  reason?: string
  /** Where the release stands at the channel. */
  link?: string
  receivedAt: Date
}

/** `kept`: the same was said before. `differs`: something else was, and it stays. */
export type Acknowledged = 'written' | 'kept' | 'differs'

const acknowledgementFile = (messageId: string) => `ACK_${messageId}.xml`

export async function acknowledge(folder: string, wanted: Acknowledgement): Promise<Acknowledged> {
  await mkdir(folder, { recursive: true })
  const file = path.join(folder, acknowledgementFile(wanted.messageId))
  if (await putNew(file, wanted)) return 'written'
  const said = readAcknowledgement(await readFile(file))
  if (!isSame(said, wanted)) return 'differs'
  if (wanted.link === undefined || said.link === wanted.link) return 'kept'
  if (said.link !== undefined || said.reason !== undefined) return 'differs'
  await putOver(file, { ...said, link: wanted.link })
  return 'written'
}

const isSame = (said: Acknowledgement, wanted: Acknowledgement) =>
  said.messageId === wanted.messageId &&
  said.batchId === wanted.batchId &&
  said.reason === writable(wanted.reason)

/** Whole or not at all, and never over another one: a link to a finished file fails where the name is taken. */
async function putNew(file: string, wanted: Acknowledgement): Promise<boolean> {
  const draft = await writeDraft(file, wanted)
  try {
    await link(draft, file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    await rm(draft, { force: true })
  }
}

async function putOver(file: string, wanted: Acknowledgement): Promise<void> {
  await rename(await writeDraft(file, wanted), file)
}

let drafts = 0

async function writeDraft(file: string, wanted: Acknowledgement): Promise<string> {
  const draft = path.join(path.dirname(file), `.${path.basename(file)}.${process.pid}.${++drafts}`)
  await writeFile(draft, writeAcknowledgement(wanted))
  return draft
}

function writeAcknowledgement({ messageId, batchId, reason, link, receivedAt }: Acknowledgement): string {
  const line = (name: string, value: string | undefined) =>
    value === undefined ? [] : [`  <${name}>${escaped(value)}</${name}>`]
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<Acknowledgement>',
    ...line('MessageId', messageId),
    ...line('BatchId', batchId),
    ...line('Status', reason === undefined ? 'Accepted' : 'Refused'),
    ...line('Reason', writable(reason)),
    ...line('Link', link),
    ...line('ReceivedAt', receivedAt.toISOString()),
    '</Acknowledgement>',
    '',
  ].join('\n')
}

function readAcknowledgement(bytes: Uint8Array): Acknowledgement {
  const tree = parseXml(bytes)
  const isRefused = text(tree, 'Status') === 'Refused'
  return {
    messageId: text(tree, 'MessageId'),
    batchId: text(tree, 'BatchId'),
    reason: isRefused ? maybeText(tree, 'Reason') : undefined,
    link: maybeText(tree, 'Link'),
    receivedAt: new Date(text(tree, 'ReceivedAt')),
  }
}

/** What XML cannot hold at all becomes a mark of its absence; its readers make one line end of every kind. */
const writable = (value: string | undefined) =>
  value
    ?.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '\ufffd')
    .replace(/\r\n?/g, '\n')

const escaped = (value: string) =>
  value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
