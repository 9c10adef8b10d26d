// Files in a bucket of any S3-compatible server.
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Upload } from '@aws-sdk/lib-storage'
import { orBucketFull, type S3Bucket, s3Bucket } from './s3-bucket'
import { s3DirectFiles } from './s3-direct-files'
import { s3DropFolders } from './s3-drop-folders'
import { s3PartialFiles } from './s3-partial-files'
import type { S3Settings } from './s3-settings'
import { assertKey, FileMissing, orStorageFull, type Storage, type StoredFile } from './storage'

export function s3Storage(settings: S3Settings): Storage & { bucket: S3Bucket } {
  const bucket = s3Bucket(settings)

  async function read(key: string, range?: { start: number; end: number }): Promise<StoredFile | undefined> {
    assertKey(key)
    const found = await bucket.get(key, range && `bytes=${range.start}-${range.end}`)
    if (!(found?.Body instanceof Readable)) return undefined
    const total = found.ContentRange?.split('/')[1] ?? found.ContentLength
    return { size: Number(total), body: found.Body }
  }

  return {
    bucket,
    read,

    async write(key, body) {
      assertKey(key)
      if (Buffer.isBuffer(body)) {
        await bucket.put(key, body)
        return { size: body.length }
      }
      let size = 0
      const counted = async function* () {
        for await (const chunk of body) {
          size += chunk.length
          yield chunk
        }
      }
      // Parts of an upload whose source breaks off are thrown away; the key comes to be with the last of them.
      const upload = new Upload({
        client: bucket.client,
        params: { ...bucket.at(key), Body: Readable.from(counted()) },
        queueSize: 2,
        partSize: 8 * 1024 * 1024,
      })
      await upload.done().catch(orBucketFull)
      return { size }
    },

    async size(key) {
      assertKey(key)
      return bucket.size(key)
    },

    async remove(key) {
      assertKey(key)
      await bucket.remove(key)
    },

    async removeFolder(key) {
      assertKey(key)
      await bucket.removeAll(`${key}/`)
    },

    folders: () => bucket.folders(),
    list(folder) {
      assertKey(folder)
      return bucket.listAll(`${folder}/`)
    },

    async withLocalFile(key, work) {
      const stored = await read(key)
      if (!stored) throw new FileMissing(key)
      const folder = await mkdtemp(join(tmpdir(), 'tributary-file-'))
      try {
        const path = join(folder, 'file')
        await pipeline(stored.body, createWriteStream(path, { mode: 0o600 })).catch(orStorageFull)
        return await work(path)
      } finally {
        await rm(folder, { recursive: true, force: true })
      }
    },

    partial: s3PartialFiles(bucket),
    direct:
      settings.publicOrigin === undefined
        ? undefined
        : s3DirectFiles(bucket, settings, settings.publicOrigin),
    drops: s3DropFolders(bucket),
  }
}
