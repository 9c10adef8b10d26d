import { EventEmitter } from 'node:events'
import { Socket } from 'node:net'
import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { sendFile } from './send-file'
import { type Sftp, SftpSession } from './sftp-session'

type Done = (error?: Error) => void

/** A server that takes everything but one piece, and then claims that all is there. */
function forgetfulSession(refusedAt: number, size: number) {
  const removed: string[] = []
  const sftp = Object.assign(new EventEmitter(), {
    open: (_path: string, _flags: string, done: (error: undefined, handle: Buffer) => void) =>
      done(undefined, Buffer.from('handle')),
    write: (_handle: Buffer, _bytes: Buffer, _from: number, _length: number, at: number, done: Done) =>
      setImmediate(done, at === refusedAt ? Object.assign(new Error('Failure'), { code: 4 }) : undefined),
    fstat: (_handle: Buffer, done: (error: undefined, facts: { size: number }) => void) =>
      done(undefined, { size }),
    close: (_handle: Buffer, done: Done) => done(),
    unlink: (path: string, done: Done) => {
      removed.push(path)
      done()
    },
  })
  return { session: new SftpSession(sftp as unknown as Sftp, new Socket(), 1000, []), removed }
}

describe('sending a file', () => {
  it.each([0, 1, 2])(
    'fails when piece %d of three is refused, however slowly the source goes on',
    async nth => {
      const piece = 1000
      const { session, removed } = forgetfulSession(nth * piece, 3 * piece)
      const slow = Readable.from(
        (async function* () {
          for (let count = 0; count < 3; count++) {
            yield Buffer.alloc(piece)
            await pause(20)
          }
        })(),
      )
      const sent = sendFile(session, 'song.wav.part', slow, 3 * piece)
      await expect(sent).rejects.toMatchObject({ reason: 'rejected', status: 4 })
      expect(removed).toEqual(['song.wav.part'])
    },
  )
})
