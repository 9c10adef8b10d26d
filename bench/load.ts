// Load comes from wrk: a generator written in JavaScript would take the cores that the server is measured on.
import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

interface Load {
  url: string
  seconds: number
  connections: number
  headers?: Record<string, string>
  /** Members who are logged in, taken in turn. */
  cookies?: string[]
}

/** Requests a second; fails when a single answer was not a success. */
export async function requestsPerSecond({
  url,
  seconds,
  connections,
  headers = {},
  cookies,
}: Load): Promise<number> {
  const wrk = process.env.WRK_PATH
  if (!wrk) throw new Error('wrk is missing: install it')
  const folder = await mkdtemp(join(tmpdir(), 'tributary-load-'))
  try {
    const script = join(folder, 'cookies.lua')
    await writeFile(script, cookies ? inTurn(cookies) : '')
    const given = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
    const { stdout } = await promisify(execFile)(wrk, [
      ...['-t', '1', '-c', String(connections), '-d', `${seconds}s`, '-s', script],
      ...given,
      url,
    ])
    if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`refused or broken: ${url}\n${stdout}`)
    return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1])
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Requests are formatted once: wrk then only picks the next one. */
function inTurn(cookies: string[]): string {
  const list = cookies.map(cookie => `"${cookie}"`).join(', ')
  return `local cookies = { ${list} }
local requests = {}
local turn = 0
function init(args)
  for index, cookie in ipairs(cookies) do
    requests[index] = wrk.format("GET", nil, { ["cookie"] = cookie })
  end
end
function request()
  turn = turn % #requests + 1
  return requests[turn]
end
`
}

export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
