// A listener as a browser is one: a request that stays open and whose events come in pieces.
import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { type LiveEvent, type LiveTopic, liveEvents } from '#contract/live'

interface HeardEvent<T extends LiveTopic = LiveTopic> {
  event: T
  id?: string
  data: LiveEvent<T>
}

interface Listening {
  port: number
  host: string
  path: string
  cookies: Record<string, string>
  lastEventId?: string
  language?: string
}

export async function listenLive(wanted: Listening) {
  const heard: HeardEvent[] = []
  let status = 0
  let isOver = false
  const cookie = Object.entries(wanted.cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ')
  const sent = request({
    port: wanted.port,
    path: wanted.path,
    agent: false,
    headers: {
      host: wanted.host,
      cookie,
      'accept-language': wanted.language ?? 'en',
      ...(wanted.lastEventId !== undefined && { 'last-event-id': wanted.lastEventId }),
    },
  })
  const answered = new Promise<void>((resolve, reject) => {
    sent.once('error', error => (status === 0 ? reject(error) : undefined))
    sent.once('response', response => {
      status = response.statusCode ?? 0
      let pending = ''
      response.setEncoding('utf8')
      response.on('data', (piece: string) => {
        const parts = (pending + piece).split('\n\n')
        pending = parts.pop() ?? ''
        heard.push(...parts.flatMap(readEvent))
      })
      response.on('close', () => {
        isOver = true
      })
      response.on('error', () => {})
      resolve()
    })
  })
  sent.end()
  await answered
  return {
    heard,
    get status() {
      return status
    },
    get isOver() {
      return isOver
    },
    /** Waits until one more event of that name than `after` has been heard, and answers the last. */
    async next<T extends LiveTopic>(event: T, after = 0): Promise<HeardEvent<T>> {
      for (let tries = 0; tries < 2000; tries++) {
        const found = heard.filter(one => one.event === event)
        const last = found.at(-1) as HeardEvent<T> | undefined
        if (last && found.length > after) return last
        await sleep(10)
      }
      throw new Error(`no ${event} was heard`)
    },
    /** Waits for one that says so. Between two moments of a test more may be heard than it thinks of: a signal may come late. */
    async until<T extends LiveTopic>(event: T, isIt: (data: LiveEvent<T>) => boolean): Promise<LiveEvent<T>> {
      for (let tries = 0; tries < 2000; tries++) {
        const found = (heard as HeardEvent<T>[]).find(one => one.event === event && isIt(one.data))
        if (found) return found.data
        await sleep(10)
      }
      throw new Error(`no such ${event} was heard: ${JSON.stringify(heard)}`)
    },
    count: (event: LiveTopic) => heard.filter(one => one.event === event).length,
    stop: () => sent.destroy(),
  }
}

function readEvent(block: string): HeardEvent[] {
  const lines = Object.fromEntries(
    block.split('\n').map(line => line.split(/: (.*)/s, 2) as [string, string]),
  )
  if (lines.event === undefined || lines.data === undefined) return []
  const event = lines.event as LiveTopic
  return [{ event, id: lines.id, data: liveEvents[event].parse(JSON.parse(lines.data)) }]
}
