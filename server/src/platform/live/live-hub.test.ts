// The hub against a database that does what a test says: races and losses that a real one shows once in a while.
import { EventEmitter } from 'node:events'
import type { ServerResponse } from 'node:http'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Database } from '../database/database'
import type { Tx } from '../database/query'
import { createLog } from '../log'
import { EventStream } from './event-stream'
import { LiveHub, type MessageState, type Unheard } from './live-hub'

/** An answer that nobody reads: it keeps what was written. */
class Answer extends EventEmitter {
  written: string[] = []
  writableLength = 0
  writeHead() {}
  write(text: string) {
    this.written.push(text)
  }
  end() {
    this.emit('close')
  }
  destroy() {
    this.emit('close')
  }
  get events() {
    return this.written.filter(text => text.includes('event: '))
  }
}

/** The line to PostgreSQL, which hears what the test says. */
class Line extends EventEmitter {
  async query() {}
  async end() {
    this.emit('end')
  }
  says(signal: object | string) {
    const payload = typeof signal === 'string' ? signal : JSON.stringify(signal)
    this.emit('notification', { payload })
  }
}

const unread = (count: number, latest = 0, newest: unknown[] = []): MessageState => ({
  unread: count,
  latest,
  newestIn: () => newest,
})

let lines: Line[]
let lookUps: Unheard[][]
let lookUp: (unheard: Unheard[]) => Promise<Map<number, MessageState>>
let changedSites: number
let isDown: boolean
let hub: LiveHub

beforeEach(() => {
  vi.useFakeTimers()
  lines = []
  lookUps = []
  changedSites = 0
  isDown = false
  lookUp = async unheard => new Map(unheard.map(({ memberId }) => [memberId, unread(1, 5)]))
  const database = {
    openConnection: async () => {
      if (isDown) throw new Error('the database is away')
      const line = new Line()
      lines.push(line)
      return line
    },
    read: (_agentId: number, work: (tx: Tx) => unknown) => work({} as Tx),
  } as unknown as Database
  hub = new LiveHub(
    database,
    createLog('silent'),
    (_tx, unheard) => {
      lookUps.push(unheard)
      return lookUp(unheard)
    },
    () => {
      changedSites += 1
    },
  )
})
afterEach(async () => {
  await hub.stop()
  vi.useRealTimers()
})

async function join(to: number | 'staff', { agentId = 1, isAllowed = async () => true } = {}) {
  const answer = new Answer()
  const stream = new EventStream(
    { agentId, to, language: 'en', isAllowed },
    answer as unknown as ServerResponse,
    () => hub.remove(stream),
  )
  await hub.add(stream)
  await settle()
  return answer
}
const settle = () => vi.advanceTimersByTimeAsync(0)

describe('signals', () => {
  it('that come while one is dealt with cost one look-up together', async () => {
    await Promise.all([join(1), join(2)])
    lookUps.length = 0
    let finish = () => {}
    lookUp = unheard =>
      new Promise(resolve => {
        finish = () => resolve(new Map(unheard.map(({ memberId }) => [memberId, unread(2, 6)])))
      })
    lines[0]?.says({ agentId: 1, to: 1, topic: 'messages' })
    await settle()
    for (let count = 0; count < 50; count++)
      lines[0]?.says({ agentId: 1, to: (count % 2) + 1, topic: 'messages' })
    await settle()
    expect(lookUps).toHaveLength(1)
    finish()
    await settle()
    finish()
    await settle()
    expect(lookUps.map(asked => asked.map(({ memberId }) => memberId).sort())).toEqual([[1], [1, 2]])
  })

  it('to all members reach those of the site, and no staff', async () => {
    const [member, neighbour, staff] = [await join(1), await join(2, { agentId: 2 }), await join('staff')]
    const before = [member, neighbour, staff].map(answer => answer.events.length)
    lines[0]?.says({ agentId: 1, to: 'members', topic: 'messages' })
    await settle()
    expect([member, neighbour, staff].map((answer, at) => answer.events.length - (before[at] ?? 0))).toEqual([
      1, 0, 0,
    ])
  })

  it('to the servers are for the process, and no listener hears of them', async () => {
    const member = await join(1)
    const before = member.events.length
    lines[0]?.says({ agentId: 1, to: 'servers', topic: 'site' })
    await settle()
    expect(changedSites).toBe(1)
    expect(member.events).toHaveLength(before)
  })

  it('of a shape that another version sends harm nobody', async () => {
    const member = await join(1)
    for (const odd of ['', '{', '[]', 'null', { agentId: 'one', to: 1, topic: 'messages' }, { to: 1 }])
      lines[0]?.says(odd)
    lines[0]?.says({ agentId: 1, to: 1, topic: 'desk', data: { ticket_id: 7 } })
    await settle()
    expect(member.events.at(-1)).toBe('event: desk\ndata: {"ticket_id":7}\n\n')
  })
})

describe('a listener', () => {
  it('is told of new messages from the second time on, each time from where it stands', async () => {
    const member = await join(1)
    expect(member.events).toEqual(['id: 5\nevent: messages\ndata: {"unread":1,"newest":[]}\n\n'])
    lookUp = async () => new Map([[1, unread(2, 6, ['the new one'])]])
    lines[0]?.says({ agentId: 1, to: 1, topic: 'messages' })
    await settle()
    expect(lookUps.at(-1)).toEqual([{ memberId: 1, since: 5 }])
    expect(member.events.at(-1)).toBe(
      'id: 6\nevent: messages\ndata: {"unread":2,"newest":["the new one"]}\n\n',
    )
  })

  it('never goes back to an older place, though a message was deleted', async () => {
    const member = await join(1)
    lookUp = async () => new Map([[1, unread(0, 3)]])
    lines[0]?.says({ agentId: 1, to: 1, topic: 'messages' })
    await settle()
    expect(member.events.at(-1)).toContain('id: 5\n')
  })

  it('whose session ended is sent away and told nothing, also when nobody knows', async () => {
    let isGood = true
    const ended = await join(1, { isAllowed: async () => isGood })
    const unknown = await join(1, {
      isAllowed: async () => {
        if (!isGood) throw new Error('the database is away')
        return true
      },
    })
    isGood = false
    const before = [ended.events.length, unknown.events.length]
    lines[0]?.says({ agentId: 1, to: 1, topic: 'desk', data: {} })
    await settle()
    expect([ended.events.length, unknown.events.length]).toEqual(before)
    expect(hub.size).toBe(0)
  })

  it('that does not read is dropped instead of remembered for', async () => {
    const [slow, quick] = [await join(1), await join(1)]
    slow.writableLength = 64 * 1024 + 1
    lines[0]?.says({ agentId: 1, to: 1, topic: 'desk', data: {} })
    await settle()
    expect(hub.size).toBe(1)
    expect(slow.events).toHaveLength(1)
    expect(quick.events).toHaveLength(2)
  })

  it('hears a beat now and then, so that the line stays open', async () => {
    const member = await join(1)
    await vi.advanceTimersByTimeAsync(25_000)
    expect(member.written.at(-1)).toBe(':\n\n')
  })

  it('hears the next signal after a look-up that failed', async () => {
    const member = await join(1)
    const before = member.events.length
    const good = lookUp
    lookUp = () => Promise.reject(new Error('too slow'))
    lines[0]?.says({ agentId: 1, to: 1, topic: 'messages' })
    await settle()
    expect(member.events).toHaveLength(before)
    lookUp = good
    lines[0]?.says({ agentId: 1, to: 1, topic: 'messages' })
    await settle()
    expect(member.events).toHaveLength(before + 1)
  })
})

describe('a line that was lost', () => {
  it('is opened again, ever more slowly, and then all are brought up to date', async () => {
    const member = await join(1)
    isDown = true
    lines[0]?.emit('end')
    await vi.advanceTimersByTimeAsync(200 + 400 + 799)
    isDown = false
    expect(lines).toHaveLength(1)
    expect(changedSites).toBe(0)
    await vi.advanceTimersByTimeAsync(1)
    expect(lines).toHaveLength(2)
    expect(changedSites).toBe(1)
    expect(member.events).toHaveLength(2)
  })

  it('stays closed once the server stops', async () => {
    const member = await join(1)
    let isClosed = false
    member.once('close', () => {
      isClosed = true
    })
    await hub.stop()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(lines).toHaveLength(1)
    expect(isClosed).toBe(true)
    expect(hub.size).toBe(0)
  })
})
