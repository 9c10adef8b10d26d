// What any storage does, whatever it is made of: each kind runs the same sentences.
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import type { PartialFile } from '../platform/storage/partial-files'
import { FileMissing, type Storage } from '../platform/storage/storage'

const megabyte = 1024 * 1024
const newKey = () => `tests/${randomUUID()}`

async function content(storage: Storage, key: string, range?: { start: number; end: number }) {
  const stored = await storage.read(key, range)
  return stored && (await buffer(stored.body))
}

async function all<T>(found: AsyncIterable<T>): Promise<T[]> {
  const gathered: T[] = []
  for await (const one of found) gathered.push(one)
  return gathered
}

/** Gives these pieces, then breaks off. */
function breakingAfter(...pieces: Buffer[]): Readable {
  return Readable.from(
    (async function* () {
      yield* pieces
      throw new Error('connection lost')
    })(),
  )
}

/** Puts a file where somebody else would, by whatever name. */
type Drop = (key: string, body: Buffer) => Promise<unknown>

export function describeStorage(open: () => Storage, drop: Drop) {
  describe('a file', () => {
    it('is given back as it was written, whole or in part, until it is removed', async () => {
      const storage = open()
      const key = newKey()
      expect(await storage.write(key, Buffer.from('hello river'))).toEqual({ size: 11 })
      expect((await content(storage, key))?.toString()).toBe('hello river')
      expect((await content(storage, key, { start: 6, end: 8 }))?.toString()).toBe('riv')
      expect((await storage.read(key, { start: 6, end: 8 }))?.size).toBe(11)
      expect(await storage.size(key)).toBe(11)
      await storage.remove(key)
      await storage.remove(key)
      expect(await storage.read(key)).toBeUndefined()
      expect(await storage.size(key)).toBeUndefined()
    })

    it('may come as a stream of any length', async () => {
      const storage = open()
      const key = newKey()
      const pieces = [randomBytes(9 * megabyte), randomBytes(9 * megabyte), randomBytes(77)]
      expect(await storage.write(key, Readable.from(pieces))).toEqual({ size: 18 * megabyte + 77 })
      expect((await content(storage, key))?.equals(Buffer.concat(pieces))).toBe(true)
    })

    it('does not come to be when its source breaks off', async () => {
      const storage = open()
      const key = newKey()
      await expect(storage.write(key, breakingAfter(randomBytes(9 * megabyte)))).rejects.toThrow(
        'connection lost',
      )
      expect(await storage.size(key)).toBeUndefined()
    })

    it('is a local file for as long as somebody works with it', async () => {
      const storage = open()
      const key = newKey()
      await storage.write(key, Buffer.from('on this machine'))
      const seen = await storage.withLocalFile(key, async path => ({
        path,
        text: await readFile(path, 'utf8'),
      }))
      expect(seen.text).toBe('on this machine')
      await storage.remove(key)
      expect(existsSync(seen.path)).toBe(false)
      await expect(storage.withLocalFile(key, async () => {})).rejects.toThrow(FileMissing)
    })

    it('goes with its folder, and its neighbours stay', async () => {
      const storage = open()
      const folder = newKey()
      await storage.write(`${folder}/thumbnail.webp`, Buffer.from('1'))
      await storage.write(`${folder}/peaks.json`, Buffer.from('2'))
      await storage.write(`${folder}-neighbour`, Buffer.from('3'))
      await storage.removeFolder(folder)
      await storage.removeFolder(folder)
      expect(await storage.size(`${folder}/thumbnail.webp`)).toBeUndefined()
      expect(await storage.size(`${folder}/peaks.json`)).toBeUndefined()
      expect(await storage.size(`${folder}-neighbour`)).toBe(1)
    })

    it('is listed with what lies beside it, and so is its folder', async () => {
      const storage = open()
      const folder = newKey()
      const before = Date.now() - 60_000
      await storage.write(`${folder}/1/a`, Buffer.from('one'))
      await storage.write(`${folder}/b`, Buffer.from('three'))
      await storage.write(`${folder}-neighbour`, Buffer.from('x'))
      const listed = await all(storage.list(folder))
      const byKey = listed.map(({ key, size }) => [key, size]).sort()
      expect(byKey).toEqual([
        [`${folder}/1/a`, 3],
        [`${folder}/b`, 5],
      ])
      for (const { writtenAt } of listed) expect(writtenAt.getTime()).toBeGreaterThan(before)
      expect(await storage.folders()).toContain('tests')
      expect(await all(storage.list(newKey()))).toEqual([])
    })

    it.each(['../etc/passwd', '/etc/passwd', 'a/../b', 'a//b', 'a\0b', '.hidden', '', 'A', 'a'.repeat(400)])(
      'cannot be called %j',
      async key => {
        await expect(async () => open().write(key, Buffer.from('x'))).rejects.toThrow(RangeError)
        await expect(async () => open().partial.begin(key)).rejects.toThrow(RangeError)
      },
    )
  })

  describe('a file that arrives bit by bit', () => {
    async function begin(storage: Storage, size: number): Promise<PartialFile> {
      const key = newKey()
      return { key, size, facts: await storage.partial.begin(key) }
    }

    it('is whole after the last byte, whatever the steps were', async () => {
      const storage = open()
      const bytes = randomBytes(21 * megabyte + 3)
      const file = await begin(storage, bytes.length)
      const steps = [1, 100, 5 * megabyte, 8 * megabyte, 8 * megabyte + 1, 20 * megabyte, bytes.length]
      let offset = 0
      for (const step of steps) {
        expect(await storage.partial.offset(file)).toBe(offset)
        const reached = await storage.partial.append(
          file,
          offset,
          Readable.from([bytes.subarray(offset, step)]),
        )
        expect(reached).toBe(step)
        offset = reached
      }
      await storage.partial.finish(file)
      await storage.partial.finish(file)
      expect(await storage.partial.offset(file)).toBe(bytes.length)
      const stored = await content(storage, file.key)
      const hash = (body?: Buffer) =>
        createHash('sha256')
          .update(body ?? '')
          .digest('hex')
      expect(hash(stored)).toBe(hash(bytes))
    })

    it('keeps what came before the source broke off', async () => {
      const storage = open()
      const bytes = randomBytes(12 * megabyte)
      const file = await begin(storage, bytes.length)
      const cut = 9 * megabyte + 5
      await expect(storage.partial.append(file, 0, breakingAfter(bytes.subarray(0, cut)))).rejects.toThrow(
        'connection lost',
      )
      expect(await storage.partial.offset(file)).toBe(cut)
      expect(await storage.partial.append(file, cut, Readable.from([bytes.subarray(cut)]))).toBe(bytes.length)
      await storage.partial.finish(file)
      expect((await content(storage, file.key))?.equals(bytes)).toBe(true)
    })

    it('takes no byte more than it has, and is not finished before it has them all', async () => {
      const storage = open()
      const file = await begin(storage, 10)
      await expect(storage.partial.append(file, 0, Readable.from([Buffer.alloc(11)]))).rejects.toThrow(
        RangeError,
      )
      await storage.partial.append(file, 0, Readable.from([Buffer.alloc(9)]))
      await expect(storage.partial.finish(file)).rejects.toThrow()
    })

    it('leaves nothing when it is dropped', async () => {
      const storage = open()
      const file = await begin(storage, 10 * megabyte)
      await storage.partial.append(file, 0, Readable.from([Buffer.alloc(9 * megabyte)]))
      await storage.partial.drop(file)
      await storage.partial.drop(file)
      expect(await storage.size(file.key)).toBeUndefined()
      await expect(storage.partial.offset(file)).rejects.toThrow(FileMissing)
      await expect(storage.partial.append(file, 0, Readable.from([]))).rejects.toThrow()
    })
  })

  describe('a folder that others write into', () => {
    it('lists what lies in it by its own name, gives it back and forgets it', async () => {
      const storage = open()
      const folder = `drops/${randomUUID()}`
      expect(await storage.drops.list(folder)).toEqual([])
      const name = 'Sales 九月 (1).CSV'
      await drop(`${folder}/${name}`, Buffer.from('river'))
      await drop(`${folder}/deeper/other.csv`, Buffer.from('x'))
      const [file, ...others] = await storage.drops.list(folder)
      expect([file?.name, file?.size, others]).toEqual([name, 5, []])
      const body = await storage.drops.read(folder, name)
      expect((await buffer(body as Readable)).toString()).toBe('river')
      await drop(`${folder}/${name}`, Buffer.from('later'))
      expect((await storage.drops.list(folder))[0]?.stamp).not.toBe(file?.stamp)
      await storage.drops.remove(folder, name)
      await storage.drops.remove(folder, name)
      expect(await storage.drops.list(folder)).toEqual([])
      expect(await storage.drops.read(folder, name)).toBeUndefined()
    })

    it('leads nowhere else', async () => {
      const storage = open()
      for (const name of ['../secret', '..', 'a/b', '']) {
        await expect(storage.drops.read('drops/x', name), name).rejects.toThrow(RangeError)
      }
    })
  })
}
