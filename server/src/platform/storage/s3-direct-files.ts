// Parts that browsers send to the bucket themselves. Each is signed with its length, which the bucket compares: AWS, "Authenticating
// Requests: Using Query Parameters (AWS Signature Version 4)", X-Amz-SignedHeaders.
import { SignatureV4 } from '@smithy/signature-v4'
import { type DirectFiles, partCount, sizeOfPart } from './direct-files'
import type { S3Bucket } from './s3-bucket'
import { corsTrial } from './s3-cors'
import { s3Parts } from './s3-parts'
import type { S3Settings } from './s3-settings'

export function s3DirectFiles(bucket: S3Bucket, settings: S3Settings, origin: string): DirectFiles {
  const parts = s3Parts(bucket)
  const { protocol, host, hostname, port } = new URL(origin)
  const pathOf = (key: string) => (settings.hasBucketInPath ? `/${settings.bucket}/${key}` : `/${key}`)
  const signer = new SignatureV4({
    service: 's3',
    region: settings.region,
    credentials: { accessKeyId: settings.accessKeyId, secretAccessKey: settings.secretAccessKey },
    sha256: bucket.client.config.sha256,
    uriEscapePath: false,
    applyChecksum: false,
  })

  async function signOne(key: string, query: Record<string, string>, size: number, expiresIn: number) {
    const request = {
      ...{ method: 'PUT', protocol, hostname, path: pathOf(key), query },
      ...(port !== '' && { port: Number(port) }),
      headers: { host, 'content-length': String(size), 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD' },
    }
    const signed = await signer.presign(request, { expiresIn })
    return `${origin}${signed.path}?${new URLSearchParams(signed.query as Record<string, string>)}`
  }

  return {
    origin,
    whyClosedTo: corsTrial(`${origin}${pathOf('originals/preflight')}`),

    sign: ({ key, size, facts: { uploadId = '' } }, numbers, seconds) =>
      Promise.all(
        numbers.map(async number => {
          if (number > partCount(size)) throw new RangeError('the file has fewer parts')
          const bytes = sizeOfPart(size, number)
          const query = { partNumber: String(number), uploadId }
          return { number, size: bytes, url: await signOne(key, query, bytes, seconds) }
        }),
      ),

    async parts(file) {
      const found = await parts.list(file)
      return found?.map(({ PartNumber: number = 0, Size: size = 0 }) => ({ number, size }))
    },
  }
}
