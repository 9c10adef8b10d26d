// Packages in a folder of this machine, from where somebody else collects them. That somebody may be able to write there: nothing
// may lead out of the root, so every folder on the way is one itself and never a link to one.
import { constants, createWriteStream } from 'node:fs'
import { lstat, mkdir, open, readdir, realpath, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { syncFolder } from '../../storage/stored-path'
import { assertFolder, assertPath, draftOf, mostEntries, type Transport } from '../transport'
import { TransportFailed } from '../transport-failed'
import { wholeSource } from '../whole-source'
import { folderFailure } from './folder-failure'

export function folderTransport(root: string): Transport {
  /** The real folder, or a failure where a link leads elsewhere. */
  async function inside(folder: string): Promise<string> {
    const expected = join(await realpath(root), folder)
    if ((await realpath(expected)) !== expected) throw new TransportFailed('badPath')
    return expected
  }

  async function makeInside(folder: string): Promise<string> {
    const names = folder === '.' ? [] : folder.split('/')
    for (const [index] of names.entries()) {
      const parent = await inside(names.slice(0, index).join('/'))
      await mkdir(join(parent, names[index] ?? '')).catch(unlessThere)
    }
    return inside(folder)
  }

  const placeOf = async (path: string) => join(await inside(dirname(path)), basename(path))

  return {
    async connect() {
      assertFolder('')
      await inside('').catch(folderFailure)
    },

    async putFile(path, source, size) {
      assertPath(path)
      try {
        const folder = await makeInside(dirname(path))
        const draft = join(folder, draftOf(basename(path)))
        // What lies there may be a link, or another name of some file of ours: it is removed, not written to.
        await rm(draft, { force: true })
        const file = await open(draft, 'wx', 0o644)
        try {
          await inside(dirname(path))
          await pipeline(wholeSource(source, size), createWriteStream(draft, { fd: file, flush: true }))
          await rename(draft, join(folder, basename(path)))
        } catch (error) {
          await file.close().catch(() => {})
          await rm(draft, { force: true })
          throw error
        }
        await syncFolder(folder)
      } catch (error) {
        source.destroy()
        folderFailure(error)
      }
    },

    async list(folder) {
      assertFolder(folder)
      try {
        const place = await inside(folder)
        const found = await readdir(place, { withFileTypes: true })
        const shown = found.filter(entry => entry.isFile() || entry.isDirectory()).slice(0, mostEntries)
        const entries = shown.map(async entry => {
          const { size } = await lstat(join(place, entry.name))
          return { name: entry.name, size: entry.isFile() ? size : 0, isFolder: entry.isDirectory() }
        })
        return (await Promise.all(entries)).sort((a, b) => (a.name < b.name ? -1 : 1))
      } catch (error) {
        return nothingOr(error, [])
      }
    },

    async read(path, mostBytes) {
      assertPath(path)
      try {
        // A pipe would wait for a writer.
        const flags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK
        const file = await open(await placeOf(path), flags)
        try {
          const facts = await file.stat()
          if (!facts.isFile()) throw new TransportFailed('badPath')
          if (facts.size > mostBytes) throw new TransportFailed('tooLarge')
          const bytes = Buffer.alloc(facts.size)
          const { bytesRead } = await file.read(bytes, 0, bytes.length, 0)
          return bytes.subarray(0, bytesRead)
        } finally {
          await file.close()
        }
      } catch (error) {
        return nothingOr(error, undefined)
      }
    },

    async rename(from, to) {
      assertPath(from)
      assertPath(to)
      try {
        const folder = await makeInside(dirname(to))
        await rename(await placeOf(from), join(folder, basename(to)))
        await syncFolder(folder)
      } catch (error) {
        folderFailure(error)
      }
    },

    async remove(path) {
      assertPath(path)
      try {
        await rm(await placeOf(path), { force: true })
      } catch (error) {
        nothingOr(error, undefined)
      }
    },

    async close() {},
  }
}

function unlessThere(error: NodeJS.ErrnoException) {
  if (error.code !== 'EEXIST') throw error
}

function nothingOr<T>(error: unknown, nothing: T): T {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return nothing
  return folderFailure(error)
}
