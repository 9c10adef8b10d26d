import { createReadStream } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type DropFolders, type DroppedFile, isPlainName, mostDropped } from './drop-folders'
import { orNone, sizeOf } from './stored-path'

export function diskDropFolders(pathOf: (key: string) => string): DropFolders {
  const pathIn = (folder: string, name: string) => {
    if (!isPlainName(name)) throw new RangeError(`not a name: ${JSON.stringify(name.slice(0, 60))}`)
    return join(pathOf(folder), name)
  }

  return {
    async list(folder) {
      const found = await readdir(pathOf(folder), { withFileTypes: true }).catch(orNone)
      const files: DroppedFile[] = []
      // A link is no file: it may lead out of the folder.
      for (const { name } of found.filter(entry => entry.isFile()).slice(0, mostDropped)) {
        const { size, mtimeMs } = await stat(pathIn(folder, name))
        files.push({ name, size, stamp: String(mtimeMs) })
      }
      return files
    },

    async read(folder, name) {
      const path = pathIn(folder, name)
      return (await sizeOf(path)) === undefined ? undefined : createReadStream(path)
    },

    remove: (folder, name) => rm(pathIn(folder, name), { force: true }),
  }
}
