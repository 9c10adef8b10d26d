// Pages, asked for in ways that no link of ours does.
import fc, { type Arbitrary } from 'fast-check'
import type { Asked } from './ask'
import { queryOf } from './call-requests'
import { hostileCursors, hostileDays, hostileMarks, hostileNumbers, hostileTexts } from './hostile-values'

/** Every page that a guest can open, and one of each area that asks for a login. */
const addresses = [
  '/',
  '/guest/index',
  '/guest/publish',
  '/guest/q-a',
  '/help-center/index/detail',
  '/help-center/sub-list',
  '/help-center/q-a',
  '/help-center/search',
  '/download/index',
  '/advisory/index',
  '/advisory/detail',
  '/hot-plan/index',
  '/hot-plan/detail',
  '/docs/api',
  '/agreement-check',
  '/infringement',
  '/infringement/case',
  '/release/abcdefgh',
  '/login',
  '/register/single',
  '/register/children',
  '/register/findpwd',
  '/identity-check',
  '/work-publish/entry',
  '/person-center/information',
  '/operator',
  '/no-such-page',
]

const names = [
  'id',
  'type',
  'tid',
  'q',
  'cursor',
  'category',
  'trail',
  'sha256',
  'answer',
  'ticket',
  'lang',
  'redirect',
  '__proto__',
  '_routes',
]

const value = fc.oneof(
  fc.constantFrom(...hostileTexts),
  fc.constantFrom(...hostileMarks).map(mark => `text${mark}text`),
  fc.constantFrom(...hostileNumbers).map(String),
  fc.constantFrom(...hostileDays),
  fc.constantFrom(...hostileCursors),
  fc.constantFrom('1', '2', 'en', 'zh-CN', 'notice'),
)

const query = fc
  .array(fc.tuple(fc.constantFrom(...names), value), { maxLength: 4 })
  .map(pairs => pairs.map(([name, text]) => queryOf({ [name]: text.slice(0, 2000) })).join('&'))

const tails = [
  '',
  '',
  '',
  '',
  '.data',
  '/',
  '//',
  '%00',
  '/%2e%2e',
  '/..%2f',
  '%ff',
  '.data?_routes=%00',
  ';x',
  '%E0%A4%A',
]

const headers = fc.constantFrom<Record<string, string>[]>(
  {},
  {},
  {},
  { 'accept-encoding': 'br;q=x' },
  { 'accept-language': ',,;q=' },
  { cookie: 'lang=%00; theme=%ff; token=x; sid=x' },
  { cookie: 'token=------------------------------------; sid=------' },
  { 'user-agent': '\u00ff'.repeat(300) },
  { 'if-none-match': '*' },
  { host: 'site.test:99999' },
  { host: 'site.test.' },
  { 'x-forwarded-proto': 'javascript' },
)

export const pageRequests: Arbitrary<Asked> = fc
  .tuple(fc.constantFrom(...addresses), fc.constantFrom(...tails), query, headers)
  .map(([address, tail, search, more]) => ({
    method: 'GET',
    url: `${address}${tail}${search ? `${tail.includes('?') ? '&' : '?'}${search}` : ''}`,
    headers: more,
  }))
