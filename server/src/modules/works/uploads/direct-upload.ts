// The way straight to the bucket, where there is one.
import type { z } from 'zod'
import { type directUpload, mostPartsAtOnce } from '#contract/works/upload-parts'
import type { Tx } from '../../../platform/database/query'
import type { Site } from '../../../platform/http/site-directory'
import { Refusal } from '../../../platform/refusal'
import type { Services } from '../../../platform/services'
import {
  type DirectFiles,
  type PresentPart,
  partBytes,
  partCount,
  sizeOfPart,
} from '../../../platform/storage/direct-files'
import type { PartialFile } from '../../../platform/storage/partial-files'
import { StorageFull } from '../../../platform/storage/storage'
import { findSession, type UploadSession } from './upload-sessions.queries'
import './work-uploads.texts'

export type DirectUpload = z.input<typeof directUpload>

/** Null where browsers of the site do not reach the bucket. */
export async function directUploadOf(
  { storage: { direct } }: Pick<Services, 'storage'>,
  { origin }: Pick<Site, 'origin'>,
  size: number,
): Promise<DirectUpload> {
  if (!direct || (await direct.whyClosedTo(origin)) !== undefined) return null
  return { part_bytes: partBytes, part_count: partCount(size), most_at_once: mostPartsAtOnce }
}

interface Asking {
  services: Pick<Services, 'storage'>
  site: Pick<Site, 'origin'>
  actor: { memberId: number }
  input: { upload_id: string }
}

/** A member's upload and the way to the bucket; whether it is still open is the caller's to look at. */
export async function requireDirectUpload(
  { services, site, actor, input }: Asking,
  read: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>,
): Promise<{ direct: DirectFiles; session: UploadSession }> {
  const session = await read(tx => findSession(tx, input.upload_id))
  if (!session || session.member_id !== actor.memberId) throw new Refusal('notFound')
  const { direct } = services.storage
  if (!direct || (await directUploadOf(services, site, session.size)) === null) {
    throw new Refusal('conflict', { text: 'workUploads.notDirect' })
  }
  return { direct, session }
}

export function requireOpen({ state, problem }: UploadSession) {
  if (state === 'failed') throw new Refusal('linkExpired', { text: problem ?? undefined })
  if (state !== 'open') throw new Refusal('conflict', { text: 'workUploads.over' })
}

/** Undefined as long as no part of it was signed. */
export function begunFile({ storage_key: key, size, facts }: UploadSession): PartialFile | undefined {
  return facts === null ? undefined : { key, size, facts }
}

/** The parts that are in the bucket; of an upload that is whole all of them. */
export async function presentParts(
  { storage }: Pick<Services, 'storage'>,
  direct: DirectFiles,
  session: UploadSession,
): Promise<PresentPart[]> {
  if (session.state !== 'open') return allParts(session.size)
  const file = begunFile(session)
  if (!file) return []
  const parts = await direct.parts(file).catch(orBucketAway)
  if (parts) return parts
  // A worker has put it together and was killed before it could say so.
  if ((await storage.size(file.key).catch(orBucketAway)) === file.size) return allParts(file.size)
  throw new Refusal('linkExpired', { text: 'workUploads.damaged' })
}

function allParts(size: number): PresentPart[] {
  return Array.from({ length: partCount(size) }, (_, index) => ({
    number: index + 1,
    size: sizeOfPart(size, index + 1),
  }))
}

/** What is in the bucket stays there until it can be asked again. */
export function orBucketAway(error: unknown): never {
  if (error instanceof Refusal || error instanceof StorageFull) throw error
  throw new Refusal('unavailable', {
    text: 'workUploads.bucketAway',
    retryAfterSeconds: 5,
    log: { bucket: String(error) },
  })
}
