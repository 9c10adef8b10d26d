// The few things we ask of an S3 server, about one bucket.
import type { Agent, AgentOptions } from 'node:http'
import type { Agent as HttpsAgent, AgentOptions as HttpsAgentOptions } from 'node:https'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
  type S3ServiceException,
} from '@aws-sdk/client-s3'
import type { S3Settings } from './s3-settings'
import { type ListedFile, orStorageFull, StorageFull } from './storage'

/** A server that says nothing for this long will not say it any more; a large part may well take longer to travel. */
const silence = 120_000

/** A player that is paused holds its connection; the others must still find one. */
const connections = { maxSockets: 1000, keepAlive: true }

export interface S3Line {
  connectionTimeout: number
  socketTimeout: number
  httpAgent: Agent | AgentOptions
  httpsAgent: HttpsAgent | HttpsAgentOptions
}

const usualLine: S3Line = {
  connectionTimeout: 5000,
  socketTimeout: silence,
  httpAgent: connections,
  httpsAgent: connections,
}

export function s3Bucket(settings: S3Settings, line = usualLine) {
  const { bucket } = settings
  const client = new S3Client({
    endpoint: settings.endpoint,
    region: settings.region,
    credentials: { accessKeyId: settings.accessKeyId, secretAccessKey: settings.secretAccessKey },
    forcePathStyle: settings.hasBucketInPath,
    // Servers other than Amazon's answer 411 to the newer checksums of streams.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: line,
  })
  const at = (key: string) => ({ Bucket: bucket, Key: key })

  return {
    client,
    at,
    isReachable: () => client.send(new HeadBucketCommand({ Bucket: bucket })),
    put: (key: string, body: Buffer) =>
      client.send(new PutObjectCommand({ ...at(key), Body: body })).catch(orBucketFull),
    get: (key: string, range?: string) =>
      orNothing(client.send(new GetObjectCommand({ ...at(key), Range: range }))),
    async size(key: string) {
      return (await orNothing(client.send(new HeadObjectCommand(at(key)))))?.ContentLength
    },
    remove: (key: string) => client.send(new DeleteObjectCommand(at(key))),
    /** Keys that begin like this, a thousand at most. */
    async list(prefix: string): Promise<string[]> {
      const { Contents = [] } = await client.send(
        new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix }),
      )
      return Contents.flatMap(({ Key }) => Key ?? [])
    },
    /** The first parts of all keys. */
    async folders(): Promise<string[]> {
      const { CommonPrefixes = [] } = await client.send(
        new ListObjectsV2Command({ Bucket: bucket, Delimiter: '/' }),
      )
      return CommonPrefixes.flatMap(({ Prefix }) => Prefix?.slice(0, -1) ?? [])
    },
    /** Everything that begins like this, a thousand at a time. */
    async *listAll(prefix: string): AsyncGenerator<ListedFile> {
      const asked = { client, pageSize: 1000 }
      for await (const page of paginateListObjectsV2(asked, { Bucket: bucket, Prefix: prefix })) {
        for (const { Key, Size = 0, LastModified = new Date() } of page.Contents ?? []) {
          if (Key !== undefined) yield { key: Key, size: Size, writtenAt: LastModified }
        }
      }
    },
    async removeAll(prefix: string) {
      for (let keys = await this.list(prefix); keys.length > 0; keys = await this.list(prefix)) {
        for (const key of keys) await this.remove(key)
      }
    },
    close: () => client.destroy(),
  }
}

export type S3Bucket = ReturnType<typeof s3Bucket>

const missing = ['NotFound', 'NoSuchKey', 'NoSuchUpload']

export function isMissing(error: unknown): boolean {
  return missing.includes((error as S3ServiceException).name)
}

export function orNothing<T>(answer: Promise<T>): Promise<T | undefined> {
  return answer.catch(error => {
    if (isMissing(error)) return undefined
    throw error
  })
}

export function orBucketFull(error: unknown): never {
  const { name, $metadata } = error as S3ServiceException
  if (name === 'QuotaExceeded' || $metadata?.httpStatusCode === 507) {
    throw new StorageFull('the bucket is full', { cause: error })
  }
  return orStorageFull(error)
}
