// The text of contract/client/tributary.ts: what holds for every call, the shapes of each, and a method for each call that takes keys.
import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { allCalls } from '#contract/all-calls'
import type { Call } from '#contract/call'
import { webhookBody, webhookData } from '#contract/webhooks/event-data'
import { testEvent, type WebhookEventType } from '#contract/webhooks/events'
import { isOptional, schemaOf, writeType } from './write-type'

export const clientFile = 'contract/client/tributary.ts'

const banner = `// The API as TypeScript, for programs with an API key. Needs nothing but fetch: Node 20, Deno, Bun.
// Generated from the contract by \`npm run client\`. Don’t edit it.
`

export async function writeClientText(): Promise<string> {
  const calls = allCalls.filter(({ scope }) => scope).sort((a, b) => (a.name < b.name ? -1 : 1))
  // What it imports stands in the same file, and its means are nobody's but the client's.
  const runtime = (await readFile('tools/client/runtime.ts', 'utf8'))
    .replace(/^import type \{[^}]*\} from .*\n/, '')
    .replace('export function connect', 'function connect')
  const sections = [banner, runtime, pathsOf(calls), methods(calls), webhookTypes(), ...calls.map(typesOf)]
  return formatted(sections.join('\n'))
}

const named = (call: Call, what: 'Input' | 'Output') =>
  `${call.name[0]?.toUpperCase()}${call.name.slice(1)}${what}`

const pathsOf = (calls: Call[]) =>
  `const paths = {\n${calls.map(({ name, path }) => `  ${name}: '${path}',`).join('\n')}\n} as const\n`

const typesOf = (call: Call) =>
  [
    `export type ${named(call, 'Input')} = ${writeType(schemaOf(call.input, 'input'))}`,
    `export type ${named(call, 'Output')} = ${writeType(schemaOf(call.output, 'output'))}\n`,
  ].join('\n')

const inputOf = (call: Call) =>
  `input: ${named(call, 'Input')}${isOptional(schemaOf(call.input, 'input')) ? ' = {}' : ''}`

const about = ({ summary, scope }: Call) =>
  `/** ${summary}. ${scope === 'any' ? 'Any key.' : `Scope: \`${scope}\`.`} */`

function method(call: Call): string {
  const output = named(call, 'Output')
  if (call.body === 'multipart') {
    return `${about(call)}
    ${call.name}: (input: ${named(call, 'Input')}, file: Blob, fileName: string) =>
      callWithFile<${output}>(paths.${call.name}, input, file, fileName),`
  }
  return `${about(call)}
    ${call.name}: (${inputOf(call)}) => call<${output}>('${call.methods[0]}', paths.${call.name}, input),`
}

const isPaged = (call: Call) => {
  const { shape = {} } = call.input as { shape?: object }
  const { properties = {} } = schemaOf(call.output, 'output')
  return 'cursor' in shape && 'items' in properties && 'next_cursor' in properties
}

const iterator = (call: Call) => `
      ${call.name}: (input: Omit<${named(call, 'Input')}, 'cursor'>${isOptional(schemaOf(call.input, 'input')) ? ' = {}' : ''}) =>
        each<${named(call, 'Output')}['items'][number]>('${call.methods[0]}', paths.${call.name}, input),`

const methods = (calls: Call[]) => `
export type TributaryClient = ReturnType<typeof createClient>

export function createClient(options: ClientOptions) {
  const { call, callWithFile, each, upload } = connect(options, paths)
  return {
    upload,
    /** Lists item by item: \`for await (const work of client.each.listWorks())\`. */
    each: {${calls.filter(isPaged).map(iterator).join('')}
    },
    ${calls.map(method).join('\n    ')}
  }
}
`

function webhookTypes(): string {
  const bodies = [
    ...Object.entries(webhookData).map(([type, data]) => webhookBody(type as WebhookEventType, data)),
    webhookBody(testEvent, z.object({ endpoint: z.string() })),
  ]
  const types = bodies.map(body => writeType(schemaOf(body, 'output')))
  return `/** The body of a webhook request. */\nexport type WebhookEvent = ${types.join(' | ')}\n`
}

/** As everything else in the project is. */
function formatted(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const biome = execFile(
      'node_modules/.bin/biome',
      ['format', `--stdin-file-path=${clientFile}`],
      { maxBuffer: 1e8 },
      (error, stdout) => (error ? reject(error) : resolve(stdout)),
    )
    biome.stdin?.end(text)
  })
}
