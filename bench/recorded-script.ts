// The statements of a call as a script for pgbench. The same call is recorded for two members who differ by a number: what differs with it becomes that number in the
// script, what a statement answered and a later one needs is taken from the answer, and all else is as it was recorded.
import pg from 'pg'

export interface Recorded {
  text: string
  values: unknown[]
  rows: Record<string, unknown>[]
}

/** Every statement that any connection of this process sends meanwhile, with its answer. */
export async function record(work: () => Promise<unknown>): Promise<Recorded[]> {
  const recorded: Recorded[] = []
  const { query } = pg.Client.prototype
  const watched = function (this: pg.Client, ...given: unknown[]) {
    const [first, second] = given as [string | pg.QueryConfig, unknown[] | undefined]
    const { text, values = [] } = typeof first === 'string' ? { text: first, values: second } : first
    const entry: Recorded = { text, values, rows: [] }
    // Said once a connection, as pgbench's own options do.
    if (!text.includes("set_config('app.agent_id'")) recorded.push(entry)
    const answered = query.apply(this, given as never) as unknown as Promise<pg.QueryResult>
    answered?.then?.(({ rows }) => entry.rows.push(...(rows ?? []))).catch(() => {})
    return answered
  }
  pg.Client.prototype.query = watched as never
  try {
    await work()
  } finally {
    pg.Client.prototype.query = query
  }
  return recorded
}

interface Example {
  /** Which member it was. */
  n: number
  statements: Recorded[]
}

/** In the script the member's number is `:n`. */
export function scriptOf(one: Example, other: Example): string {
  if (one.statements.length !== other.statements.length) {
    const texts = [one, other].map(({ statements }) => statements.map(({ text }) => text).join('\n'))
    throw new Error(`two calls sent different statements:\n${texts.join('\n\nand\n\n')}`)
  }
  const answered = new Map<string, string>()
  const lines: string[] = []
  const wanted = idsUsed(one.statements)
  one.statements.forEach(({ text, values, rows }, place) => {
    const twin = other.statements[place] as Recorded
    if (twin.text !== text) throw new Error(`two calls sent different statements: ${text} and ${twin.text}`)
    const literals = values.map((value, at) =>
      literalOf({ ...one, value }, { ...other, value: twin.values[at] }, answered),
    )
    const flat = text
      .replace(/--[^\n]*\n/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
    const filled = flat.replace(/\$(\d+)/g, (_, number) => literals[Number(number) - 1] ?? 'null')
    const [row] = rows
    const id = row && Object.entries(row).find(([, value]) => isNewId(value) && wanted.has(String(value)))
    if (id) answered.set(String(id[1]), `:s${place}_${id[0]}`)
    lines.push(id ? `${filled} \\gset s${place}_` : `${filled};`)
  })
  return `${lines.join('\n')}\n`
}

/** Sequences of what a call makes begin here, so that their numbers are known wherever they appear. */
export const newIdsFrom = 7_000_000_000
const isNewId = (value: unknown) => /^\d+$/.test(String(value)) && Number(value) >= newIdsFrom

const idsUsed = (statements: readonly Recorded[]) =>
  new Set(statements.flatMap(({ values }) => values.flat().map(String)).filter(isNewId))

interface Value {
  n: number
  value: unknown
}

function literalOf(one: Value, other: Value, answered: ReadonlyMap<string, string>): string {
  if (one.value === null || one.value === undefined) return 'null'
  if (Array.isArray(one.value)) {
    const parts = one.value.map((value, at) =>
      literalOf({ n: one.n, value }, { n: other.n, value: (other.value as unknown[])[at] }, answered),
    )
    return one.value.length === 0 ? `'{}'` : `array[${parts.join(', ')}]`
  }
  const text = textOf(one.value)
  const known = answered.get(text)
  if (known) return known
  const twin = textOf(other.value)
  if (text === twin) return quoted(text)
  if (isWhole(text) && isWhole(twin) && Number(twin) - Number(text) === other.n - one.n) {
    return `(:n::bigint + ${Number(text) - one.n})`
  }
  return within(text, one.n, twin, other.n) ?? quoted(text)
}

const isWhole = (text: string) => /^-?\d{1,15}$/.test(text)

function textOf(value: unknown): string {
  if (Buffer.isBuffer(value)) return `\\x${value.toString('hex')}`
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** A colon before a word would be a variable of the script, in quotes too. */
function quoted(text: string): string {
  const flat = text.replaceAll("'", "''").replaceAll(/[\r\n]/g, ' ')
  return flat.includes(':') ? `E'${flat.replaceAll('\\', '\\\\').replaceAll(':', '\\x3a')}'` : `'${flat}'`
}

/** Put together from parts a text is text; only a literal takes the type of what it is compared with. */
function castOf(text: string): string {
  if (text.startsWith('\\x')) return '::bytea'
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text) ? '::uuid' : ''
}

/** The number with zeros in front of it, in tens or sixteens, anywhere in a text. */
function within(text: string, n: number, twin: string, other: number): string | undefined {
  for (const base of [10, 16]) {
    for (let width = 16; width >= 6; width--) {
      const pad = (number: number) => number.toString(base).padStart(width, '0')
      const at = text.indexOf(pad(n))
      if (at < 0 || text.slice(0, at) + pad(other) + text.slice(at + width) !== twin) continue
      const digits = base === 10 ? ':n::text' : 'to_hex(:n::bigint)'
      const said = `${quoted(text.slice(0, at))} || lpad(${digits}, ${width}, '0') || ${quoted(text.slice(at + width))}`
      return `(${said})${castOf(text)}`
    }
  }
  return undefined
}
