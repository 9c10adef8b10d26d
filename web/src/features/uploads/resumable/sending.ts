// One file on its way, straight to the bucket or by the tus protocol: what has arrived is known there, and only the rest is sent again.
import { type DetailedError, Upload } from 'tus-js-client'
import { serverAddress } from '../../../lib/server-address'
import type { DirectSending } from './direct-sending'
import type { DirectWay, KeptUpload, KeptUploads, UploadGrant } from './kept-uploads'
import { BucketUnreachable, UploadLost } from './upload-lost'

const retryDelays = [500, 1500, 4000, 8000, 15_000]
/** Small enough that little is sent twice after a break, large enough that requests do not count. */
const chunkSize = 32 * 1024 * 1024
const goneStatuses = [401, 403, 404, 410]

export interface Task<Place> {
  file: File
  place: Place
  fingerprint: string
  kept: KeptUploads<Place>
  /** Asks the server for leave to send the file. */
  ask: () => Promise<UploadGrant>
}

export class Sending<Place> {
  private upload: Upload | undefined
  private direct: DirectSending | undefined
  private isStopped = false

  constructor(
    private readonly task: Task<Place>,
    private readonly onSent: (bytes: number) => void,
  ) {}

  /** Answers the upload's id once the last byte has arrived. */
  async run(): Promise<string> {
    const { kept: shelf, fingerprint } = this.task
    const kept = shelf.all().find(one => one.fingerprint === fingerprint)
    if (!kept) return this.send(await this.begin())
    try {
      return await this.send(kept, { isResumed: true })
    } catch (error) {
      // The server has cleaned up in the meantime: from the beginning, once.
      if (this.isStopped || !isGone(error)) throw error
      shelf.forget(fingerprint)
      return this.send(await this.begin())
    }
  }

  async stop() {
    this.isStopped = true
    this.direct?.stop()
    await this.upload?.abort()
  }

  forget() {
    this.task.kept.forget(this.task.fingerprint)
  }

  private async begin(): Promise<KeptUpload<Place>> {
    const { file, place, fingerprint, ask } = this.task
    const grant = await ask()
    return { ...place, ...grant, fingerprint, fileName: file.name, size: file.size, url: '' }
  }

  private async send(kept: KeptUpload<Place>, { isResumed = false } = {}): Promise<string> {
    if (!kept.direct) return this.sendByTus(kept)
    try {
      return await this.sendToBucket(kept, kept.direct, isResumed)
    } catch (error) {
      if (this.isStopped || !(error instanceof BucketUnreachable)) throw error
      // Our server goes on behind the first parts that the bucket has.
      const url = `${serverAddress(kept.endpoint)}/${kept.uploadId}`
      const rest = { ...kept, direct: null, url: error.isBegun ? url : '' }
      this.task.kept.keep(rest)
      return this.sendByTus(rest)
    }
  }

  private async sendToBucket(kept: KeptUpload<Place>, way: DirectWay, isResumed: boolean): Promise<string> {
    const { file, fingerprint, kept: shelf } = this.task
    const { DirectSending } = await import('./direct-sending')
    const { uploadId } = kept
    const direct = new DirectSending({ file, uploadId, way, isResumed }, sent => this.onSent(sent))
    this.direct = direct
    if (this.isStopped) throw new UploadLost('')
    shelf.keep(kept)
    await direct.run()
    shelf.forget(fingerprint)
    return uploadId
  }

  private sendByTus(kept: KeptUpload<Place>): Promise<string> {
    const { file, fingerprint, kept: shelf } = this.task
    const endpoint = serverAddress(kept.endpoint)
    return new Promise((resolve, reject) => {
      const upload = new Upload(file, {
        ...(kept.url ? { uploadUrl: kept.url } : { endpoint }),
        headers: { authorization: `Bearer ${kept.grant}` },
        chunkSize,
        retryDelays,
        storeFingerprintForResuming: false,
        onUploadUrlAvailable() {
          // The server names the upload by its own path, which knows nothing of a base address.
          upload.url = `${endpoint}/${upload.url?.split('/').at(-1)}`
          shelf.keep({ ...kept, url: upload.url })
        },
        onProgress: sent => this.onSent(sent),
        onShouldRetry: error => !this.isStopped && !isFinal(error as DetailedError),
        onSuccess: () => {
          shelf.forget(fingerprint)
          resolve(kept.uploadId)
        },
        onError: error => reject(explain(error)),
      })
      this.upload = upload
      if (this.isStopped) reject(new UploadLost(''))
      else upload.start()
    })
  }
}

function isGone(error: unknown): boolean {
  return error instanceof UploadLost && goneStatuses.includes((error.cause as number | undefined) ?? 0)
}

/** What the server has refused stays refused; a lost connection or a busy server does not. */
function isFinal(error: DetailedError): boolean {
  const status = error.originalResponse?.getStatus() ?? 0
  return status >= 400 && status < 500 && ![408, 409, 423, 429].includes(status)
}

function explain(error: Error | DetailedError): Error {
  const response = 'originalResponse' in error ? error.originalResponse : null
  if (!response) return error
  return new UploadLost(messageIn(response.getBody()), { cause: response.getStatus() })
}

/** Our own refusals come as an envelope; anything else is not for reading. */
function messageIn(body: string): string {
  try {
    const { msg } = JSON.parse(body) as { msg?: unknown }
    return typeof msg === 'string' ? msg : ''
  } catch {
    return ''
  }
}
