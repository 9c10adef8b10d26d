// A receiver as strict as a channel: reads a batch to its last byte and says yes, or no in one sentence.
import { type BatchPlace, type OpenedBatch, openBatch } from './batch/open-batch'
import { readErn } from './ern/read-ern'
import type { ReadMessage } from './ern/read-message'
import { type HeldRelease, holdRelease } from './held-release'
import { judgeCodes, judgeTracks } from './judge/judge-codes'
import { judgeDeals } from './judge/judge-deals'
import { judgeFiles } from './judge/judge-files'
import { judgeListedFiles, judgeManifestHeader } from './judge/judge-manifest'
import { PackageFault, type PackageRefusal, refuse, refuseIf } from './package-fault'
import { readSheet, type SheetColumn } from './sheet/read-sheet'

export interface ReceiverSettings {
  /** A folder with DDEX's schemas in `432` and `382`; absent: only the rules here hold. */
  schemas?: string
  /** Of the channel; absent: messages to anybody are taken. */
  partyId?: string
  /** Of a channel that takes tables; absent: it takes none. */
  columns?: SheetColumn[]
}

/** Without an id where nothing could be read that has one. */
export type Judged = { message: ReadMessage } | { refused: PackageRefusal; messageId?: string }

export type Received =
  | { messageId: string; accepted: HeldRelease }
  | { messageId?: string; refused: PackageRefusal }

/** Everything that can be told without knowing what is held. Takes as long as decoding all of it. */
export async function judgeBatch(place: BatchPlace, settings: ReceiverSettings = {}): Promise<Judged> {
  let messageId: string | undefined
  try {
    const batch = await openBatch(place)
    messageId = usableId(batch.manifest?.messageId)
    await judgeListedFiles(place, batch)
    const message = await readMessage(batch, settings)
    messageId ??= usableId(message.messageId)
    judgeManifestHeader(batch, message)
    judgeCodes(message, settings.partyId)
    refuseIf(message.upc !== batch.upc, 'sandbox.badUpc', { code: message.upc })
    judgeTracks(message)
    judgeDeals(message)
    await judgeFiles(message, batch)
    return { message }
  } catch (error) {
    if (error instanceof PackageFault) return { refused: error.refusal, messageId }
    throw error
  }
}

function readMessage(batch: OpenedBatch, { schemas, columns }: ReceiverSettings) {
  if (batch.format === 'xml') return readErn(batch.message, schemas)
  if (!columns) return refuse('sandbox.unknownFormat', { format: batch.format })
  return readSheet(batch.message, columns, batch.manifest)
}

/** What becomes of it with what is held at this moment. */
export function receiveJudged(
  judged: Judged,
  held: HeldRelease | undefined,
  batch: string,
  today: string,
): Received {
  if ('refused' in judged) return judged
  const { messageId } = judged.message
  try {
    return { messageId, accepted: holdRelease(held, judged.message, batch, today) }
  } catch (error) {
    if (error instanceof PackageFault) return { messageId, refused: error.refusal }
    throw error
  }
}

/** An acknowledgement is a file with this name. */
const usableId = (id: string | undefined) => (id && /^[A-Za-z0-9._-]{1,100}$/.test(id) ? id : undefined)
