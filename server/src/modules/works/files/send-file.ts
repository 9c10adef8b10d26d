import type { FastifyReply, FastifyRequest } from 'fastify'
import { fileNameParameters } from '../../../platform/http/file-name-parameters'
import { Refusal } from '../../../platform/refusal'
import type { Storage } from '../../../platform/storage/storage'
import { readRange } from './byte-range'

export interface SentFile {
  key: string
  size: number
  mediaType: string
  /** As it is shown when the file is saved. */
  fileName: string
  etag: string
  /** Unsaid: only the browser that asked may keep it. */
  cacheControl?: string
  /** It is kept as a file, never shown in the browser. */
  isSaved?: boolean
}

/** The whole of a stored file or the range that is asked for. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  storage: Pick<Storage, 'read'>,
  file: SentFile,
) {
  reply.headers({
    etag: file.etag,
    'accept-ranges': 'bytes',
    'cache-control': file.cacheControl ?? 'private, max-age=7200',
    'content-disposition': `${file.isSaved ? 'attachment' : 'inline'}; ${fileNameParameters(file.fileName)}`,
    'x-content-type-options': 'nosniff',
    // Whatever is inside, it runs nothing. The browser's own PDF viewer needs its styles.
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
  })
  if (namesTag(request.headers['if-none-match'], file.etag)) return reply.code(304).send()
  const range = rangeOf(request, file)
  if (range === 'none') {
    return reply.code(416).header('content-range', `bytes */${file.size}`).send()
  }
  reply.type(file.mediaType).header('content-length', range ? range.end - range.start + 1 : file.size)
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${file.size}`)
  if (request.method === 'HEAD') return reply.send()
  const stored = await storage.read(file.key, range)
  if (!stored) throw new Refusal('notFound')
  return reply.send(stored.body)
}

/** What of the file is asked for; see readRange. */
export function rangeOf({ headers }: FastifyRequest, { etag, size }: Pick<SentFile, 'etag' | 'size'>) {
  const condition = headers['if-range']
  return condition === undefined || condition === etag ? readRange(headers.range, size) : undefined
}

const namesTag = (header: string | undefined, etag: string) =>
  header?.split(',').some(tag => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*') === true
