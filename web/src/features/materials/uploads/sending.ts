// One file on its way, by the tus protocol: what has arrived is known to the server, and only the rest is sent again.
import { type DetailedError, Upload } from 'tus-js-client'
import { uploadGrant } from '#contract/works/calls'
import { api } from '../../../lib/api'
import {
  fingerprintOf,
  forgetUpload,
  type KeptUpload,
  keepUpload,
  keptUploads,
  type Place,
} from './kept-uploads'

/** The server no longer knows the upload, or refuses the bytes; the message is its own. */
export class UploadLost extends Error {}

const retryDelays = [500, 1500, 4000, 8000, 15_000]
/** Small enough that little is sent twice after a break, large enough that requests do not count. */
const chunkSize = 32 * 1024 * 1024
const goneStatuses = [401, 403, 404, 410]

export class Sending {
  private readonly fingerprint: string
  private upload: Upload | undefined
  private isStopped = false

  constructor(
    private readonly file: File,
    private readonly place: Place,
    private readonly onSent: (bytes: number) => void,
  ) {
    this.fingerprint = fingerprintOf(file, place)
  }

  /** Answers the upload's id once the last byte has arrived. */
  async run(): Promise<string> {
    const kept = keptUploads().find(({ fingerprint }) => fingerprint === this.fingerprint)
    if (!kept) return this.send(await this.begin())
    try {
      return await this.send(kept)
    } catch (error) {
      // The server has cleaned up in the meantime: from the beginning, once.
      if (this.isStopped || !isGone(error)) throw error
      forgetUpload(this.fingerprint)
      return this.send(await this.begin())
    }
  }

  async stop() {
    this.isStopped = true
    await this.upload?.abort()
  }

  forget() {
    forgetUpload(this.fingerprint)
  }

  private async begin(): Promise<KeptUpload> {
    const { workId, trackId, type } = this.place
    const { data } = await api(
      uploadGrant,
      {
        work_id: workId,
        track_id: trackId ?? undefined,
        type,
        file_name: this.file.name,
        size: this.file.size,
      },
      { shows: () => true },
    )
    return {
      workId,
      trackId,
      type,
      fingerprint: this.fingerprint,
      fileName: this.file.name,
      size: this.file.size,
      uploadId: data.upload_id,
      endpoint: data.endpoint,
      url: '',
      grant: data.grant,
      expiresAt: data.expires_at,
    }
  }

  private send(kept: KeptUpload): Promise<string> {
    return new Promise((resolve, reject) => {
      const upload = new Upload(this.file, {
        ...(kept.url ? { uploadUrl: kept.url } : { endpoint: kept.endpoint }),
        headers: { authorization: `Bearer ${kept.grant}` },
        chunkSize,
        retryDelays,
        storeFingerprintForResuming: false,
        onUploadUrlAvailable: () => keepUpload({ ...kept, url: upload.url ?? '' }),
        onProgress: sent => this.onSent(sent),
        onShouldRetry: error => !this.isStopped && !isFinal(error as DetailedError),
        onSuccess: () => {
          forgetUpload(this.fingerprint)
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
