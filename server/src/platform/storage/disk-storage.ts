import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { diskDropFolders } from './disk-drop-folders'
import { diskPartialFiles } from './disk-partial-files'
import { keepRoom, requireRoom } from './room'
import { assertKey, FileMissing, type ListedFile, orStorageFull, type Storage } from './storage'
import { orNone, sizeOf, syncFolder } from './stored-path'

/** Whoever wants a whole file copies or hashes it: pieces of the usual 64 KiB cost twice the work. Parts go to players, many at a time. */
const wholePieces = 1024 * 1024

export function diskStorage(root: string): Storage {
  const pathOf = (key: string) => {
    assertKey(key)
    return join(root, key)
  }

  return {
    async write(key, body, { mayUseReserve = false, expectedBytes = 0 } = {}) {
      const path = pathOf(key)
      await mkdir(dirname(path), { recursive: true }).catch(orStorageFull)
      const folder = dirname(path)
      if (!mayUseReserve) await requireRoom(folder, Buffer.isBuffer(body) ? body.length : expectedBytes)
      // Written beside its place and renamed at the end: a crash or a full disk never leaves half a file under the key.
      const draft = `${path}.${randomUUID()}.part`
      try {
        // Opened first: a stream that is given up while it opens its file would make it after it was removed below.
        const handle = await open(draft, 'wx', 0o600)
        const file = handle.createWriteStream({ flush: true, highWaterMark: 1024 * 1024 })
        if (Buffer.isBuffer(body)) await pipeline(Readable.from([body]), file)
        else if (mayUseReserve) await pipeline(body, file)
        else await pipeline(body, keepRoom(folder), file)
        const { size } = await stat(draft)
        await rename(draft, path)
        await syncFolder(dirname(path))
        return { size }
      } catch (error) {
        await rm(draft, { force: true })
        return orStorageFull(error)
      }
    },

    async read(key, range) {
      const path = pathOf(key)
      const size = await sizeOf(path)
      if (size === undefined) return undefined
      return { size, body: createReadStream(path, range ?? { highWaterMark: wholePieces }) }
    },

    pathOf,
    size: key => sizeOf(pathOf(key)),
    remove: key => rm(pathOf(key), { force: true }),
    removeFolder: key => rm(pathOf(key), { recursive: true, force: true }),

    folders: async () => {
      const found = await readdir(root, { withFileTypes: true }).catch(orNone)
      return found.filter(entry => entry.isDirectory()).map(({ name }) => name)
    },
    list: folder => listBelow(folder, pathOf(folder)),

    async withLocalFile(key, work) {
      const path = pathOf(key)
      if ((await sizeOf(path)) === undefined) throw new FileMissing(key)
      return work(path)
    },

    partial: diskPartialFiles(pathOf),
    drops: diskDropFolders(pathOf),
  }
}

async function* listBelow(key: string, path: string): AsyncGenerator<ListedFile> {
  for (const entry of await readdir(path, { withFileTypes: true }).catch(orNone)) {
    const [below, place] = [`${key}/${entry.name}`, join(path, entry.name)]
    if (entry.isDirectory()) yield* listBelow(below, place)
    if (!entry.isFile()) continue
    const found = await stat(place).catch(() => undefined)
    if (found) yield { key: below, size: found.size, writtenAt: found.mtime }
  }
}
