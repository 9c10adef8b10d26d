// Calls of somebody who is logged in, over the network as a browser makes them.
import { Agent, request } from 'node:http'
import { timed } from './timing'

interface Caller {
  port: number
  cookie: string
}

/** One connection each, kept open. Fails on an answer that is not a success. */
export function caller({ port, cookie }: Caller) {
  const agent = new Agent({ keepAlive: true })
  return (path: string, input?: object) =>
    new Promise<unknown>((resolve, reject) => {
      const body = input && JSON.stringify(input)
      const headers = {
        ...{ cookie, 'sec-fetch-site': 'same-origin' },
        ...(body && {
          'content-type': 'application/json',
          'content-length': String(Buffer.byteLength(body)),
        }),
      }
      const method = body ? 'POST' : 'GET'
      const sent = request({ port, host: '127.0.0.1', path, method, headers, agent }, async response => {
        let text = ''
        for await (const piece of response.setEncoding('utf8')) text += piece
        if (response.statusCode === 200) resolve(JSON.parse(text).data)
        else reject(new Error(`${path} was answered ${response.statusCode}: ${text}`))
      })
      sent.once('error', reject)
      sent.end(body)
    })
}

/** How long each call takes, one after the other, for as long as the work goes on. */
export async function during(work: Promise<unknown>, call: () => Promise<unknown>): Promise<number[]> {
  let hasEnded = false
  const ended = work.finally(() => {
    hasEnded = true
  })
  // Whoever fails is heard of below.
  ended.catch(() => {})
  const times: number[] = []
  while (!hasEnded) times.push(await timed(call))
  await ended
  return times
}

export async function inTurn(count: number, call: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  for (let done = 0; done < count; done++) times.push(await timed(call))
  return times
}

export const p99 = (times: number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN
