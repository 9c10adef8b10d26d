// A request and its answer as they might look, made from the call's own schema.
import type { Call } from '#contract/call'
import { plain, type Schema, schemaOf } from './call-fields.server'

export interface CallExamples {
  curl: string
  typescript: string
  python: string
  answer: string
}

export function examplesOf(call: Call, origin: string): CallExamples {
  const input = exampleOf(schemaOf(call.input, 'input'), { isWhole: false }) as Record<string, unknown>
  const request = { call, input, url: origin + call.path, method: call.methods[0] }
  const data = exampleOf(schemaOf(call.output, 'output'), { isWhole: true })
  return {
    curl: curl(request),
    typescript: typescript(request),
    python: python(request),
    answer: JSON.stringify({ code: 1, msg: '', data }, null, 2),
  }
}

interface Wish {
  /** With every field, also those that may be left out. */
  isWhole: boolean
}

function exampleOf(given: Schema, wish: Wish, name = ''): unknown {
  const schema = plain(given)
  if (schema.default !== undefined) return schema.default
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.properties) return exampleObject(schema, wish)
  if (schema.items) return [exampleOf(schema.items, wish, name)]
  if (schema.type === 'object') return {}
  if (schema.type === 'boolean') return true
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(1, Number(schema.minimum) || 0)
  return exampleText(schema, name)
}

function exampleObject({ properties = {}, required = [] }: Schema, wish: Wish) {
  const names = Object.keys(properties).filter(name => wish.isWhole || required.includes(name))
  return Object.fromEntries(names.map(name => [name, exampleOf(properties[name] as Schema, wish, name)]))
}

const byFormat: Record<string, string> = {
  'date-time': '2026-05-04T09:30:00.000Z',
  date: '2026-05-04',
  uuid: '0198c5a2-6f1e-7c3a-9b1d-2f5a7c9e1b3d',
  email: 'name@example.com',
}

const byName: [RegExp, string][] = [
  [/mobile$/, '13800000001'],
  [/^code$|_code$/, '123456'],
  [/(^|_)id$/, '42'],
  [/month$/, '2026-05'],
  [/date$|day$/, '2026-05-04'],
  [/_at$/, '2026-05-04T09:30:00.000Z'],
  [/amount|gross|net|share$|sum$|total$/, '128.40'],
  [/currency/, 'CNY'],
  [/sha256|hash/, 'f2ca1bb6c7e907d06dafe4687e579fce76b37e4e93b7605022da52e6ccc26fd2'],
  [/isrc/, 'CNA012600001'],
  [/upc/, '4006381333931'],
]

const exampleText = ({ format }: Schema, name: string) =>
  byFormat[format ?? ''] ?? byName.find(([pattern]) => pattern.test(name))?.[1] ?? 'text'

interface Sent {
  call: Call
  input: Record<string, unknown>
  url: string
  method: string
}

/** A key where the call takes one, else what logging in gave. Where both come from is said beside the example. */
export function tokenOf({ access, scope }: Pick<Call, 'access' | 'scope'>) {
  if (access === 'anyone') return null
  return scope ? 'TRIBUTARY_KEY' : 'TRIBUTARY_TOKEN'
}
const isEmpty = (input: object) => Object.keys(input).length === 0
const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
/** As queries and forms carry values. */
const textsOf = (input: object) =>
  Object.fromEntries(Object.entries(input).map(([name, value]) => [name, asText(value)]))
/** For a shell: nothing in it is read as a command. */
const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`

function curl({ call, input, url, method }: Sent): string {
  const fields = Object.entries(textsOf(input)).map(([name, value]) => `${name}=${value}`)
  const token = tokenOf(call)
  const lines = [`curl ${method === 'GET' ? '--get ' : ''}${quoted(url)}`]
  if (token) lines.push(`--header "Authorization: Bearer $${token}"`)
  if (call.body === 'multipart') {
    lines.push(...fields.map(field => `--form ${quoted(field)}`), `--form 'file=@picture.jpg'`)
  } else if (method === 'GET') {
    lines.push(...fields.map(field => `--data-urlencode ${quoted(field)}`))
  } else {
    lines.push(`--json ${quoted(JSON.stringify(input))}`)
  }
  return lines.join(' \\\n  ')
}

const readsFile = "import { openAsBlob } from 'node:fs'"
const readFile = "const file = await openAsBlob('picture.jpg')"

/** With the typed client, where a key is good for the call. */
function byClient({ call, input, url }: Sent): string {
  const isList = 'cursor' in ((call.input as { shape?: object }).shape ?? {})
  const isFile = call.body === 'multipart'
  const given = isEmpty(input) ? '' : JSON.stringify(input, null, 2)
  const send = isList
    ? [`for await (const item of client.each.${call.name}(${given})) {`, '  console.log(item)', '}']
    : [`console.log(await client.${call.name}(${isFile ? `${given}, file, 'picture.jpg'` : given}))`]
  return [
    ...(isFile ? [readsFile] : []),
    "import { createClient } from './tributary.ts'",
    '',
    'const client = createClient({',
    `  base: '${new URL(url).origin}',`,
    "  key: process.env.TRIBUTARY_KEY ?? '',",
    '})',
    ...(isFile ? [readFile] : []),
    ...send,
  ].join('\n')
}

function typescript(sent: Sent): string {
  const { call, input, url, method } = sent
  if (call.scope) return byClient(sent)
  const isFile = call.body === 'multipart'
  const isQuery = method === 'GET' && !isEmpty(input)
  const token = tokenOf(call)
  const head = token ? [`authorization: \`Bearer \${process.env.${token}}\``] : []
  if (method !== 'GET' && !isFile) head.push(`'content-type': 'application/json'`)
  const fields = Object.entries(textsOf(input)).map(
    ([name, value]) => `form.set(${JSON.stringify(name)}, ${JSON.stringify(value)})`,
  )
  const body = isFile ? 'form' : `JSON.stringify(${JSON.stringify(input, null, 2).replaceAll('\n', '\n  ')})`
  return [
    ...(isFile ? [readsFile, '', readFile, 'const form = new FormData()', ...fields] : []),
    ...(isFile ? [`form.set('file', file, 'picture.jpg')`] : []),
    ...(isQuery ? [`const query = new URLSearchParams(${JSON.stringify(textsOf(input), null, 2)})`] : []),
    `const response = await fetch(${isQuery ? `\`${url}?\${query}\`` : `'${url}'`}, {`,
    ...(method === 'GET' ? [] : [`  method: 'POST',`]),
    ...(head.length > 0 ? [`  headers: { ${head.join(', ')} },`] : []),
    ...(method === 'GET' ? [] : [`  body: ${body},`]),
    '})',
    'console.log(await response.json())',
  ].join('\n')
}

function python({ call, input, url, method }: Sent): string {
  const isFile = call.body === 'multipart'
  const given = isFile ? 'data' : method === 'GET' ? 'params' : 'json'
  const token = tokenOf(call)
  return [
    ...(token ? ['import os', ''] : []),
    'import requests',
    '',
    `answer = requests.${method.toLowerCase()}(`,
    `    "${url}",`,
    ...(token ? [`    headers={"Authorization": "Bearer " + os.environ["${token}"]},`] : []),
    ...(isEmpty(input) && method === 'GET'
      ? []
      : [`    ${given}=${pythonValue(given === 'json' ? input : textsOf(input))},`]),
    ...(isFile ? ['    files={"file": open("picture.jpg", "rb")},'] : []),
    ').json()',
    'print(answer["code"], answer["msg"], answer["data"])',
  ].join('\n')
}

function pythonValue(value: unknown): string {
  if (value === null) return 'None'
  if (typeof value === 'boolean') return value ? 'True' : 'False'
  if (Array.isArray(value)) return `[${value.map(pythonValue).join(', ')}]`
  if (typeof value !== 'object') return JSON.stringify(value)
  const entries = Object.entries(value as object)
  return `{${entries.map(([key, entry]) => `${JSON.stringify(key)}: ${pythonValue(entry)}`).join(', ')}}`
}
