import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { diskStorage } from './disk-storage'

let root: string
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'tributary-storage-'))
})
afterAll(() => rm(root, { recursive: true, force: true }))

describe('storage on disk', () => {
  it('gives back what was written, whole or in part', async () => {
    const storage = diskStorage(root)
    expect(await storage.write('masters/ab12', Buffer.from('hello river'))).toEqual({ size: 11 })
    const whole = await storage.read('masters/ab12')
    expect(whole?.size).toBe(11)
    expect(await text(whole?.body ?? Readable.from([]))).toBe('hello river')
    const part = await storage.read('masters/ab12', { start: 6, end: 8 })
    expect(await text(part?.body ?? Readable.from([]))).toBe('riv')
    await storage.remove('masters/ab12')
    expect(await storage.read('masters/ab12')).toBeUndefined()
    expect(await storage.size('masters/ab12')).toBeUndefined()
  })

  it('leaves nothing behind when the source breaks off', async () => {
    const storage = diskStorage(root)
    const broken = Readable.from(
      (async function* () {
        yield Buffer.alloc(1000)
        throw new Error('connection lost')
      })(),
    )
    await expect(storage.write('masters/broken', broken)).rejects.toThrow('connection lost')
    expect(await storage.size('masters/broken')).toBeUndefined()
    expect((await readdir(join(root, 'masters'))).filter(name => name.includes('broken'))).toEqual([])
  })

  it.each(['../etc/passwd', '/etc/passwd', 'a/../b', 'a//b', 'a\0b', '.hidden', '', 'A', 'a'.repeat(400)])(
    'refuses the key %j',
    async key => {
      await expect(async () => diskStorage(root).write(key, Buffer.from('x'))).rejects.toThrow(RangeError)
    },
  )
})
