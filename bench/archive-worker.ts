// Builds one archive of the masters below a folder as the worker does, from storage to a stream of a file, and answers with the most memory
// that its process took: node --import tsx bench/archive-worker.ts FOLDER COUNT
import { createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Entry } from '../server/src/modules/archive/archive-entry'
import { ArchiveWriter } from '../server/src/modules/archive/write-archive'
import { diskStorage } from '../server/src/platform/storage/disk-storage'
import { keepRoom } from '../server/src/platform/storage/room'

const [root = '', count = '0'] = process.argv.slice(2)
const storage = diskStorage(root)

async function* entries(): AsyncGenerator<Entry> {
  for (let number = 0; number < Number(count); number++) {
    const key = `masters/${number}.wav`
    const { size } = await stat(join(root, key))
    yield {
      ...{ path: key, kind: 'material', at: new Date() },
      body: { size, open: async () => (await storage.read(key))?.body },
    }
  }
}

const writer = new ArchiveWriter({ about: {}, now: new Date(), onProgress: async () => {} })
const bytes = Readable.from(writer.bytesOf(entries()), { objectMode: false })
await pipeline(bytes, keepRoom(root), createWriteStream('/dev/null', { highWaterMark: 1024 * 1024 }))
const { bytes: written, missing } = writer.written
if (missing > 0) throw new Error(`${missing} masters are missing`)
process.stdout.write(JSON.stringify({ bytes: written, peak: process.resourceUsage().maxRSS * 1024 }))
