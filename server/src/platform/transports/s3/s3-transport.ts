// Packages in somebody else's bucket. A key comes to be with its last byte, so nothing is renamed at the end.
import { Readable } from 'node:stream'
import { CopyObjectCommand, ListObjectsV2Command } from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import type { OutboundGate } from '../../outbound/outbound-gate'
import { sharedLine } from '../shared-line'
import {
  assertFolder,
  assertPath,
  isPlainPath,
  mostEntries,
  type Transport,
  type TransportEntry,
  usualPatience,
} from '../transport'
import { TransportFailed } from '../transport-failed'
import { wholeSource } from '../whole-source'
import { dropHalfSent, findHalfSent } from './drop-half-sent'
import { s3Failure } from './s3-failure'
import { openS3Session, type S3Session } from './s3-session'
import type { S3TransportSettings } from './s3-transport-settings'

/** Four of them are under way at a time: a server answers each late, and the line would be idle meanwhile. */
const partBytes = 5 * 1024 * 1024
const partsUnderWay = 4

export function s3Transport(
  settings: S3TransportSettings,
  gate: OutboundGate,
  patience = usualPatience,
): Transport {
  const line = sharedLine(() => openS3Session(settings, gate, patience), patience.idle)
  const root = settings.folder === '' ? '' : `${settings.folder}/`
  const use = async <T>(work: (session: S3Session) => Promise<T>) => {
    if (root !== '' && !isPlainPath(settings.folder)) throw new TransportFailed('badPath')
    return line.use(work).catch(error => s3Failure(error, settings))
  }

  return {
    async connect() {
      assertFolder('')
      const asked = use(({ client }) => {
        return client.send(new ListObjectsV2Command({ Bucket: settings.bucket, Prefix: root, MaxKeys: 1 }))
      })
      await asked.catch((error: TransportFailed) => {
        // A bucket that only takes, and shows nothing, is one we can deliver to.
        if (error.reason !== 'denied') throw error
      })
    },

    async putFile(path, source, size) {
      try {
        assertPath(path)
        await use(async ({ client, at }) => {
          const place = at(root + path)
          const halfSent = size > partBytes ? findHalfSent(client, place) : []
          // Parts of an upload that breaks off are thrown away.
          const upload = new Upload({
            client,
            params: { ...place, Body: Readable.from(wholeSource(source, size)) },
            queueSize: partsUnderWay,
            partSize: partBytes,
          })
          await upload.done()
          await dropHalfSent(client, place, await halfSent)
        })
      } finally {
        source.destroy()
      }
    },

    async list(folder) {
      assertFolder(folder)
      const prefix = folder === '' ? root : `${root}${folder}/`
      return use(session => listKeys(session, settings.bucket, prefix))
    },

    async read(path, mostBytes) {
      assertPath(path)
      return use(async bucket => {
        const found = await bucket.get(root + path)
        return found?.Body instanceof Readable ? readAtMost(found.Body, mostBytes) : undefined
      })
    },

    async rename(from, to) {
      assertPath(from)
      assertPath(to)
      await use(async bucket => {
        const source = `${settings.bucket}/${root}${from}`.split('/').map(encodeURIComponent).join('/')
        await bucket.client.send(new CopyObjectCommand({ ...bucket.at(root + to), CopySource: source }))
        await bucket.remove(root + from)
      })
    },

    async remove(path) {
      assertPath(path)
      await use(bucket => bucket.remove(root + path))
    },

    close: line.close,
  }
}

/** Whatever the server says about the size. */
async function readAtMost(body: Readable, mostBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.length
    if (size > mostBytes) throw new TransportFailed('tooLarge')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

async function listKeys(session: S3Session, bucket: string, prefix: string): Promise<TransportEntry[]> {
  const found: TransportEntry[] = []
  let next: string | undefined
  do {
    const page = await session.client.send(
      new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, Delimiter: '/', ContinuationToken: next }),
    )
    for (const { Key = '', Size = 0 } of page.Contents ?? []) {
      if (Key !== prefix) found.push({ name: Key.slice(prefix.length), size: Size, isFolder: false })
    }
    for (const { Prefix = '' } of page.CommonPrefixes ?? []) {
      found.push({ name: Prefix.slice(prefix.length, -1), size: 0, isFolder: true })
    }
    next = page.IsTruncated ? page.NextContinuationToken : undefined
  } while (next && found.length < mostEntries)
  return found.sort((a, b) => (a.name < b.name ? -1 : 1))
}
