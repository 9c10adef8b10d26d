// Links to files, feeds and the endpoint of resumable uploads, with what nobody gave out.
import fc, { type Arbitrary } from 'fast-check'
import type { Asked } from './ask'
import { hostileMarks, hostileNumbers, hostileTexts } from './hostile-values'

export interface KnownLinks {
  /** Whole addresses that work. */
  addresses: readonly string[]
  /** As they are registered: every address that reads and is no call's, `/avatars/:name` and `/works.csv`. */
  routes: readonly string[]
  upload: { id: string; grant: string; size: number }
}

const inAddress = (text: string) =>
  [...text].map(sign => (/\p{Cs}/u.test(sign) ? '%ED%A0%80' : encodeURIComponent(sign))).join('')

const spoil = fc
  .tuple(
    fc.constantFrom('cut', 'flip', 'add', 'dots', 'twice'),
    fc.nat(10_000),
    fc.constantFrom(...hostileMarks),
  )
  .map(([how, where, mark]) => (text: string) => {
    const at = where % Math.max(text.length, 1)
    if (how === 'cut') return text.slice(0, at)
    if (how === 'flip') return `${text.slice(0, at)}${text[at] === 'A' ? 'B' : 'A'}${text.slice(at + 1)}`
    if (how === 'add') return text.slice(0, at) + inAddress(mark) + text.slice(at)
    if (how === 'dots') return text.replace('.', '..')
    return text + text.slice(1)
  })

const ranges = [
  'bytes=0-',
  'bytes=-1',
  'bytes=-0',
  'bytes=9-1',
  'bytes=0-0,1-1',
  'bytes=99999999999999999999-',
  'bytes=a-b',
  'x',
  'bytes=',
  'bytes=0-18446744073709551616',
]

const reading = fc.constantFrom<Record<string, string>[]>(
  {},
  ...ranges.map(range => ({ range })),
  { 'if-none-match': '*' },
  { 'if-range': 'x', range: 'bytes=0-1' },
  { 'if-modified-since': 'x' },
)

const tail = fc.oneof(
  fc.constantFrom(...hostileTexts),
  fc.constantFrom(...hostileNumbers).map(String),
  fc.constantFrom(
    '..',
    '.',
    '%',
    '%zz',
    'x.webp',
    `${'a'.repeat(64)}.png`,
    'news-99999999999.png',
    'news-999999999.png',
  ),
)

const query = fc.oneof(
  fc.constant(''),
  fc
    .tuple(
      fc.constantFrom(
        ...['search', 'statuses', 'status', 'from', 'to', 'month', 'year', 'sort', 'bin', 'lang', 'since'],
        ...[
          'action',
          'staff_id',
          'member_id',
          'id',
          'bill_id',
          'report_id',
          'batch_id',
          'track_id',
          'payer_id',
        ],
        ...['format', 'by', 'of', 'channel', 'channel_id', 'account', 'currency', 'cursor', 'note', 'code'],
      ),
      fc.constantFrom(...hostileTexts, '0000-01-01', '2147483648', '9007199254740993'),
    )
    .map(([name, text]) => `?${name}=${inAddress(text).slice(0, 3000)}`),
)

/** Something in the place of every name that an address has. */
const filled = (route: string) => {
  const parts = route.split(/(:\w+|\*)/).map((part, index) => (index % 2 === 0 ? fc.constant(part) : named))
  return fc.tuple(...parts).map(filling => filling.join(''))
}
const named = tail.map(text => inAddress(text.slice(0, 500)))

const uploadHeaders = fc.record(
  {
    'tus-resumable': fc.constantFrom('1.0.0', '1.0.0', '1.0.0', '0.2.0', 'x'),
    'upload-length': fc.constantFrom('1000', '0', '-1', '1e9', '99999999999999999999', 'x'),
    'upload-offset': fc.constantFrom('0', '1', '-1', '0x1', '999999999999999', '9999999999999999', 'NaN', ''),
    'upload-metadata': fc.constantFrom('x', 'filename x', 'filename %%%', ',,,'),
    'content-type': fc.constantFrom(
      'application/offset+octet-stream',
      'application/offset+octet-stream',
      'application/json',
      'text/plain',
    ),
    'content-length': fc.constantFrom('4', '4', '4', '0'),
  },
  { requiredKeys: ['tus-resumable', 'content-type', 'content-length'] },
)

export function linkRequests({ addresses, routes, upload }: KnownLinks): Arbitrary<Asked> {
  const method = fc.constantFrom<('GET' | 'HEAD')[]>('GET', 'GET', 'GET', 'HEAD')
  const plain = (url: Arbitrary<string>) => fc.record({ method, url, headers: reading })
  const known = fc.constantFrom(...addresses)
  const spoilt = fc.tuple(known, spoil).map(([url, change]) => `/${change(url.slice(1))}`)
  const made = fc.tuple(fc.oneof(...routes.map(filled)), query).map(([path, search]) => path + search)
  return fc.oneof(
    plain(known),
    plain(spoilt),
    { weight: 3, arbitrary: plain(made) },
    {
      weight: 3,
      arbitrary: uploads(upload),
    },
  )
}

function uploads({ id, grant }: KnownLinks['upload']): Arbitrary<Asked> {
  const target = fc.oneof(
    fc.constantFrom('/uploads', `/uploads/${id}`, `/uploads/${id}`),
    tail.map(text => `/uploads/${inAddress(text.slice(0, 300))}`),
  )
  const bearer = fc.oneof(
    { weight: 3, arbitrary: fc.constant(grant) },
    fc.tuple(fc.constant(grant), spoil).map(([text, change]) => change(text)),
    fc.constantFrom('', 'x', '.'.repeat(50)),
  )
  return fc
    .tuple(
      fc.constantFrom<('POST' | 'HEAD' | 'PATCH' | 'DELETE' | 'OPTIONS' | 'GET' | 'PUT')[]>(
        'POST',
        'HEAD',
        'PATCH',
        'PATCH',
        'OPTIONS',
        'GET',
        'PUT',
      ),
      target,
      bearer,
      uploadHeaders,
    )
    .map(([method, url, token, headers]) => {
      const authorization = `Bearer ${token.replace(/[^\x20-\x7e]/g, '?')}`
      return { method, url, ...withBody(method, { ...headers, authorization }) }
    })
}

/** Who announces bytes sends them: a body that never comes is waited for, and slow-bodies.test.ts sees to that. */
function withBody(method: string, headers: Record<string, string>): Pick<Asked, 'headers' | 'payload'> {
  const { 'content-length': length, ...others } = headers
  if (length === '0') return { headers }
  return ['POST', 'PATCH', 'PUT'].includes(method) ? { headers, payload: 'abcd' } : { headers: others }
}
