import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describeStorage } from '../../testing/storage-behaviour'
import { mountTinyDisk } from '../../testing/tiny-disk'
import { diskStorage } from './disk-storage'
import { StorageFull } from './storage'

let root: string
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'tributary-storage-'))
})
afterAll(() => rm(root, { recursive: true, force: true }))

describe('storage on disk', () => {
  describeStorage(
    () => diskStorage(root),
    async (key, body) => {
      await mkdir(dirname(join(root, key)), { recursive: true })
      await writeFile(join(root, key), body)
    },
  )

  it('leaves no draft beside a file that did not come to be', async () => {
    const broken = Readable.from(
      (async function* () {
        yield Buffer.alloc(1000)
        throw new Error('connection lost')
      })(),
    )
    await expect(diskStorage(root).write('masters/broken', broken)).rejects.toThrow('connection lost')
    expect(await readdir(join(root, 'masters'))).toEqual([])
  })
})

const tiny = mountTinyDisk('2m')
afterAll(() => tiny?.unmount())

describe.skipIf(!tiny)('a disk that is full (skipped where nothing may be mounted)', () => {
  const megabyte = 1024 * 1024

  it('says so, keeps nothing of a file that did not fit', async () => {
    const storage = diskStorage(tiny?.folder ?? '')
    await expect(storage.write('masters/large', Buffer.alloc(3 * megabyte))).rejects.toThrow(StorageFull)
    expect(await storage.size('masters/large')).toBeUndefined()
  })

  it('keeps what has arrived of a growing file, and goes on when there is room', async () => {
    const storage = diskStorage(tiny?.folder ?? '')
    await storage.write('masters/other', Buffer.alloc(megabyte))
    const bytes = Buffer.alloc(megabyte * 1.5, 'river')
    const file = { key: 'originals/1', size: bytes.length, facts: await storage.partial.begin('originals/1') }
    await expect(storage.partial.append(file, 0, Readable.from([bytes]))).rejects.toThrow(StorageFull)
    const offset = await storage.partial.offset(file)
    expect(offset).toBeLessThan(bytes.length)
    await expect(storage.partial.finish(file)).rejects.toThrow()
    await storage.remove('masters/other')
    const rest = Readable.from([bytes.subarray(offset)])
    expect(await storage.partial.append(file, offset, rest)).toBe(bytes.length)
    await storage.partial.finish(file)
    await storage.withLocalFile(file.key, async path => {
      expect((await readFile(path)).equals(bytes)).toBe(true)
    })
  })
})
