// What no page of ours ever sends. Each of these has broken a server somewhere.

const nul = '\u0000'
const loneSurrogates = ['\ud800', '\udfff', 'a\ud83d', '\udc00\ud800']
const turning = ['\u202e', '\u2066x\u2069', '\u200f', '\u061c']
const unseen = ['\u200b', '\u200d', '\ufeff', '\u00ad', '\u2060', '\u3164', '\u{e0041}']
const controls = ['\u0007', '\u001b[2J', '\u007f', '\u0085', '\r\n', '\u2028', '\v\f']

/** Put into a text that was right otherwise, so that nothing else is a reason to refuse it. */
export const hostileMarks = [
  // What breaks most comes most often.
  ...Array(6).fill(nul),
  ...loneSurrogates,
  ...loneSurrogates,
  ...turning,
  ...unseen,
  ...controls,
] as readonly string[]

export const hostileTexts = [
  ...hostileMarks,
  '',
  ' ',
  'null',
  'undefined',
  'NaN',
  '\\u0000',
  "'; drop table members; --",
  '%00',
  '%s%n',
  '../../../../etc/passwd',
  '<script>alert(1)</script>',
  '{{7*7}}#{7*7}',
  '𝕳𝖊𝖑𝖑𝖔 👩‍👩‍👧‍👦 \u0301\u0301\u0301',
  'a'.repeat(1000),
  '字'.repeat(20_000),
  '\u{1f600}'.repeat(3000),
  '\u0000'.repeat(300),
  '[['.repeat(50),
]

export const hostileNumbers = [
  -1,
  0,
  -0,
  0.5,
  2 ** 31 - 1,
  2 ** 31,
  2 ** 32,
  2 ** 53 - 1,
  2 ** 53,
  2 ** 63,
  -(2 ** 31) - 1,
  -(2 ** 63),
  1e21,
  1e308,
  5e-324,
]

export const hostileDays = [
  '0000-01-01',
  '0001-01-01',
  '-0001-01-01',
  '2026-02-30',
  '2025-02-29',
  '2026-13-01',
  '2026-00-00',
  '9999-12-31',
  '+010000-01-01',
  '275760-09-13',
  '2026-1-1',
  'today',
  'infinity',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:60Z',
  '2026-01-01T24:00:00+99:99',
]

/** Places that a list might be asked to go on from. */
const places: unknown[] = [
  null,
  0,
  -1,
  1.5,
  2 ** 31,
  2 ** 53,
  1e300,
  '',
  'x',
  nul,
  [],
  {},
  [[]],
  true,
  ...['x', '', nul, 'infinity', '0000-01-01', '9'.repeat(400), '2026-01-01T00:00:00Z', null, 17].flatMap(at =>
    [1, -1, 0.5, 2 ** 31, 2 ** 53, 1e300, '1', null].flatMap(id => [
      { at, id },
      { since: at, id },
      { value: at, id },
      { dueOn: at, id },
      { month: at, id },
      { at, table: 'identity', id },
      { id },
      [at, id],
      [1, at, id],
    ]),
  ),
  ...[2 ** 31, 2 ** 53, -1, 1e300].flatMap(big => [
    [big, big, big],
    [1, 1, big],
    [1, big, 1],
  ]),
]

export const hostileCursors = [
  ...places.map(place => Buffer.from(JSON.stringify(place)).toString('base64url')),
  'x',
  '====',
  'e30',
  Buffer.from('{"id":1').toString('base64url'),
  Buffer.from([0xff, 0xfe, 0]).toString('base64url'),
  Buffer.from('['.repeat(300)).toString('base64url'),
]

/** What stands where something else was wanted. */
export const hostileShapes: unknown[] = [
  null,
  true,
  [],
  {},
  [null],
  [[[[[[1]]]]]],
  { a: { b: { c: {} } } },
  ['1', '1'],
  { valueOf: 1, toString: 1 },
  { length: 1e9 },
  { constructor: 'x' },
  { toJSON: 'x' },
]

/** Bodies that are no JSON, or JSON that nobody writes. */
export const hostileBodies = [
  '',
  ' ',
  '{',
  '"',
  '[',
  'null',
  'true',
  '17',
  '"text"',
  '[]',
  '{"a":1e400}',
  '{"id":1e400}',
  '{"id":NaN}',
  '\ufeff{}',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"x":1}}}',
  '{"id":1,"id":2}',
  '{"\\u0000":1}',
  '{"a":"\\ud800"}',
  '['.repeat(20_000),
  '{"a":'.repeat(5000),
  `${'['.repeat(5000)}${']'.repeat(5000)}`,
  `${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}`,
]

export const hostileTypes = [
  'application/json',
  'application/json; charset=utf-16',
  'application/json; charset=\u00ff',
  'text/plain',
  'text/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary=x',
  'application/octet-stream',
  'application/offset+octet-stream',
  '/',
  'x',
  '',
]
