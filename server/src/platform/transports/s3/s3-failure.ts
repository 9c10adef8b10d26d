import type { S3ServiceException } from '@aws-sdk/client-s3'
import type { S3Settings } from '../../storage/s3-settings'
import { connectionFailure } from '../connection-failure'
import { TransportFailed, type TransportReason } from '../transport-failed'
import { SourceFailed } from '../whole-source'

const byName: Record<string, TransportReason> = {
  InvalidAccessKeyId: 'loginRefused',
  SignatureDoesNotMatch: 'loginRefused',
  RequestTimeTooSkewed: 'loginRefused',
  AccessDenied: 'denied',
  NoSuchBucket: 'missing',
  NoSuchKey: 'missing',
  NotFound: 'missing',
  QuotaExceeded: 'full',
  TimeoutError: 'timeout',
  RequestTimeout: 'timeout',
}
const certificate = /^(CERT_|ERR_TLS_CERT|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_(GET|VERIFY)|HOSTNAME_MISMATCH)/

/** The client's errors hold the whole request and answer: only their name and status leave here. */
export function s3Failure(error: unknown, { secretAccessKey }: S3Settings): never {
  if (error instanceof SourceFailed) throw error
  const { name, $metadata } = error as S3ServiceException
  const known = connectionFailure(error)
  if (known) throw known
  const { code } = error as NodeJS.ErrnoException
  const said = [$metadata?.httpStatusCode, name, code].filter(Boolean).join(' ')
  throw new TransportFailed(reasonOf(name, $metadata?.httpStatusCode, code), {
    said,
    secrets: [secretAccessKey],
  })
}

function reasonOf(name: string, status = 0, code = ''): TransportReason {
  const named = byName[name]
  if (named) return named
  if (certificate.test(code)) return 'badCertificate'
  if (status === 507) return 'full'
  if (status === 401 || status === 403) return 'denied'
  return status >= 300 && status < 400 ? 'redirected' : 'rejected'
}
