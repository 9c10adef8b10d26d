export interface S3Settings {
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  /** Whether the bucket stands in the path of a request, or before the host name. */
  hasBucketInPath: boolean
  /** Where browsers reach it. Absent: they do not. */
  publicOrigin?: string
}

const form = 's3://KEY:SECRET@HOST[:PORT]/BUCKET[?region=us-east-1&tls=1&style=path]'

/** Reads a setting such as `s3://KEY:SECRET@storage.example:9000/music?tls=0`; says in a sentence what is wrong with it. */
export function readS3Url(text: string): S3Settings | string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url?.protocol !== 's3:' || url.hostname === '') return `must look like ${form}`
  const bucket = url.pathname.slice(1)
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket)) return `names no bucket; it must look like ${form}`
  if (url.username === '' || url.password === '')
    return `lacks the key or the secret; it must look like ${form}`
  const { region = 'us-east-1', tls = '1', style = 'path', ...unknown } = Object.fromEntries(url.searchParams)
  const [extra] = Object.keys(unknown)
  if (extra) return `has an unknown part: ${extra}; it must look like ${form}`
  if (tls !== '0' && tls !== '1') return 'has tls other than 0 or 1'
  if (style !== 'path' && style !== 'host') return 'has style other than path or host'
  return {
    endpoint: `${tls === '1' ? 'https' : 'http'}://${url.host}`,
    bucket,
    region,
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    hasBucketInPath: style === 'path',
  }
}

/** Reads a setting such as `https://files.example.com`; says in a sentence what is wrong with it. */
export function readPublicOrigin(text: string): { origin: string } | string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:'
  if (!url || !isWeb) return 'must look like https://files.example.com'
  const hasMore = url.pathname !== '/' || url.search !== '' || url.hash !== '' || url.username !== ''
  if (hasMore || url.password !== '')
    return 'must be an origin alone, such as https://files.example.com, without a path'
  return { origin: url.origin }
}
