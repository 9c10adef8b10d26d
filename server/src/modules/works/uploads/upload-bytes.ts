// The bytes of uploads under way. Everything here runs under the upload's lock.
import type { Readable } from 'node:stream'
import type { CallEnvironment } from '../../../platform/http/bind-calls'
import { Refusal } from '../../../platform/refusal'
import type { PartialFile } from '../../../platform/storage/partial-files'
import { FileMissing, StorageFull } from '../../../platform/storage/storage'
import { uploadLifetime } from './grant-upload'
import { type Receivers, receiveUpload } from './receive-upload'
import {
  deleteOpenSession,
  findSession,
  keepFacts,
  prolongSession,
  type UploadSession,
} from './upload-sessions.queries'
import './work-uploads.texts'

export interface UploadName {
  agentId: number
  uploadId: string
  /** Whose share of the connections it takes. */
  sender: string
}

export class UploadBytes {
  constructor(
    private readonly environment: Pick<CallEnvironment, 'database' | 'services' | 'clock'>,
    private readonly receivers: Partial<Receivers>,
  ) {}

  /** Asked twice it changes nothing: the first answer may have been lost on its way. */
  async begin(name: UploadName): Promise<void> {
    const session = await this.openSession(name)
    if (session.facts !== null) return
    const facts = await this.storage.begin(session.storage_key).catch(inOurWords)
    await this.change(name, tx => keepFacts(tx, name.uploadId, facts))
  }

  async offset(name: UploadName): Promise<number> {
    const file = await this.begunFile(name)
    return this.offsetOf(name, file)
  }

  private async offsetOf(name: UploadName, file: PartialFile): Promise<number> {
    const offset = await this.storage.offset(file).catch(inOurWords)
    // A server that was killed after the last byte had no time to say so.
    if (offset === file.size) await this.finish(name, file)
    return offset
  }

  /** Answers how far the upload has come. */
  async append(name: UploadName, from: number, body: Readable): Promise<number> {
    const file = await this.begunFile(name)
    if ((await this.offsetOf(name, file)) !== from) {
      throw new Refusal('conflict', { text: 'workUploads.wrongOffset' })
    }
    await this.prolong(name, file.expiresAt)
    const reached = await this.storage.append(file, from, body).catch(inOurWords)
    if (reached === file.size) await this.finish(name, file)
    return reached
  }

  async giveUp(name: UploadName): Promise<void> {
    const { facts, storage_key: key } = await this.openSession(name)
    const gone = await this.change(name, tx => deleteOpenSession(tx, name.uploadId))
    if (gone === 0) throw new Refusal('conflict', { text: 'workUploads.over' })
    if (facts) await this.storage.drop({ key, facts })
  }

  private async finish(name: UploadName, file: PartialFile) {
    await this.storage.finish(file).catch(inOurWords)
    await receiveUpload(this.environment.database, name, this.receivers)
  }

  /** A day from now; what was said within the last hour is near enough. */
  private async prolong(name: UploadName, expiresAt: Date) {
    const until = new Date(this.environment.clock.now().getTime() + uploadLifetime)
    if (until.getTime() - expiresAt.getTime() < 3_600_000) return
    await this.change(name, tx => prolongSession(tx, name.uploadId, until))
  }

  private async openSession({ agentId, uploadId }: UploadName): Promise<UploadSession> {
    const session = await this.environment.database.read(agentId, tx => findSession(tx, uploadId))
    if (session?.state !== 'open') throw new Refusal('conflict', { text: 'workUploads.over' })
    return session
  }

  private async begunFile(name: UploadName): Promise<PartialFile & { expiresAt: Date }> {
    const { storage_key: key, size, facts, expires_at: expiresAt } = await this.openSession(name)
    if (facts === null) throw new Refusal('notFound')
    return { key, size, facts, expiresAt }
  }

  private change<T>(
    { agentId, sender }: UploadName,
    work: Parameters<typeof this.environment.database.change<T>>[1],
  ) {
    return this.environment.database.of(sender).change(agentId, work)
  }

  private get storage() {
    return this.environment.services.storage.partial
  }
}

/** What the storage says, as an answer to the client. */
function inOurWords(error: unknown): never {
  if (error instanceof StorageFull) throw new Refusal('storageFull')
  if (error instanceof FileMissing) throw new Refusal('linkExpired', { text: 'workUploads.damaged' })
  if (error instanceof RangeError) throw new Refusal('tooLarge', { text: 'workUploads.wrongSize' })
  throw error
}
