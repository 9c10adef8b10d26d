import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { assertKey, type Storage } from './storage'

export function diskStorage(root: string): Storage {
  const pathOf = (key: string) => {
    assertKey(key)
    return join(root, key)
  }

  return {
    async write(key, body) {
      const path = pathOf(key)
      await mkdir(dirname(path), { recursive: true })
      // Written beside its place and renamed at the end: a crash or a full disk never leaves half a file under the key.
      const draft = `${path}.${randomUUID()}.part`
      try {
        const source = Buffer.isBuffer(body) ? Readable.from([body]) : body
        await pipeline(source, createWriteStream(draft, { flush: true, mode: 0o600 }))
        const { size } = await stat(draft)
        await rename(draft, path)
        await syncFolder(dirname(path))
        return { size }
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },

    async read(key, range) {
      const path = pathOf(key)
      const size = await sizeOf(path)
      if (size === undefined) return undefined
      return { size, body: createReadStream(path, range) }
    },

    size: key => sizeOf(pathOf(key)),
    remove: key => rm(pathOf(key), { force: true }),
  }
}

async function sizeOf(path: string): Promise<number | undefined> {
  try {
    return (await stat(path)).size
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

async function syncFolder(path: string) {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
