import { EventEmitter } from 'node:events'
import type pg from 'pg'
import { expect, it } from 'vitest'
import { createLog } from '../../../platform/log'
import { UploadLocks } from './upload-locks'

/** A connection that locks whatever it is asked to. */
class Connection extends EventEmitter {
  isEnded = false

  constructor(private readonly refuses = '') {
    super()
  }

  async query(sql: string) {
    if (this.refuses !== '' && sql.startsWith(this.refuses)) throw new Error(`refused: ${sql}`)
    return { rows: [{ locked: true }] }
  }

  async end() {
    this.isEnded = true
  }
}

function locksOn(...connections: Connection[]) {
  const left = [...connections]
  const open = async () => {
    const next = left.shift()
    if (!next) throw new Error('another connection was opened')
    return next as unknown as pg.Client
  }
  return new UploadLocks(open, createLog('silent'))
}

const holder = () => {
  const told = { letGo: 0 }
  return {
    told,
    letGo() {
      told.letGo += 1
    },
    isAlive: () => true,
  }
}

it('keeps the connection it has when the end of the one before is told', async () => {
  const [first, second] = [new Connection(), new Connection()]
  const locks = locksOn(first, second)
  await locks.hold('1', holder(), async () => {})
  first.emit('error', new Error('terminated'))
  const later = holder()
  await locks.hold('2', later, async () => first.emit('end'))
  expect(later.told.letGo).toBe(0)
  // It would open a third one.
  await locks.hold('3', holder(), async () => {})
  await locks.close()
  expect(second.isEnded).toBe(true)
})

it('ends a connection that cannot listen, and opens another for who asks next', async () => {
  const deaf = new Connection('listen')
  const locks = locksOn(deaf, new Connection())
  await expect(locks.hold('1', holder(), async () => {})).rejects.toThrow('refused')
  expect(deaf.isEnded).toBe(true)
  expect(await locks.hold('1', holder(), async () => 'held')).toBe('held')
})

it('tells who holds an upload when its connection is lost', async () => {
  const connection = new Connection()
  const locks = locksOn(connection, new Connection())
  const holding = holder()
  await locks.hold('1', holding, async () => connection.emit('end'))
  expect(holding.told.letGo).toBe(1)
})
