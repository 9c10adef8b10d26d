import { inspect } from 'node:util'
import { describe, expect, it } from 'vitest'
import { OutboundRefused } from '../../outbound/outbound-refused'
import { SourceFailed } from '../whole-source'
import { s3Failure } from './s3-failure'

const settings = {
  endpoint: 'https://s3.example.com',
  bucket: 'tests',
  region: 'us-east-1',
  accessKeyId: 'KEY',
  secretAccessKey: 'a long secret',
  hasBucketInPath: true,
}

/** As the client throws it: with the request, its headers and whatever the server said. */
const thrown = (name: string, status?: number, code?: string) =>
  Object.assign(new Error('a long secret is wrong'), {
    name,
    code,
    $metadata: { httpStatusCode: status },
    $response: { headers: { authorization: 'AWS4-HMAC-SHA256 Credential=KEY' } },
  })

function failureOf(error: unknown) {
  try {
    return s3Failure(error, settings)
  } catch (failure) {
    return failure
  }
}

describe('what a client of S3 throws', () => {
  it.each([
    ['loginRefused', thrown('SignatureDoesNotMatch', 403)],
    ['denied', thrown('AccessDenied', 403)],
    ['denied', thrown('Forbidden', 403)],
    ['missing', thrown('NoSuchBucket', 404)],
    ['full', thrown('QuotaExceeded', 403)],
    ['full', thrown('InsufficientStorage', 507)],
    ['redirected', thrown('PermanentRedirect', 301)],
    ['timeout', thrown('TimeoutError')],
    ['badCertificate', thrown('Error', undefined, 'DEPTH_ZERO_SELF_SIGNED_CERT')],
    ['badCertificate', thrown('Error', undefined, 'ERR_TLS_CERT_ALTNAME_INVALID')],
    ['badCertificate', thrown('Error', undefined, 'CERT_HAS_EXPIRED')],
    ['cut', thrown('Error', undefined, 'ECONNRESET')],
    ['unreachable', new AggregateError([thrown('Error', undefined, 'ECONNREFUSED')])],
    ['addressRefused', new OutboundRefused('innerAddress', 's3.example.com')],
    ['rejected', thrown('a long secret', 500)],
  ])('is %s, without the request and the secret', (reason, error) => {
    const failure = failureOf(error)
    expect(failure).toMatchObject({ reason })
    expect(inspect(failure, { depth: 20, showHidden: true })).not.toMatch(/a long secret|AWS4|Credential/)
  })

  it('is left as it is when our own file could not be read', () => {
    const ours = new SourceFailed('the file to be sent cannot be read')
    expect(failureOf(ours)).toBe(ours)
  })
})
