// An archive of stored masters against `tar` of the same bytes on the same disk, in turns, both brought to the disk at their end; and
// what the process grows by meanwhile. The masters are in the machine's memory for both. ARCHIVE_BENCH_MB sets how much.
import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import type { Entry } from '../server/src/modules/archive/archive-entry'
import { ArchiveWriter } from '../server/src/modules/archive/write-archive'
import { diskStorage } from '../server/src/platform/storage/disk-storage'
import type { Figure } from './figure'
import { middle, timed } from './timing'

const fileBytes = 64 * 1024 ** 2
const megabytes = Number(process.env.ARCHIVE_BENCH_MB ?? 1024)
const count = Math.max(1, Math.round((megabytes * 1024 ** 2) / fileBytes))
const least = 0.5
const rounds = 4
/** Megabytes, whatever the archive weighs. */
const mostGrowth = 128

export async function run(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'tributary-archive-bench-'))
  try {
    await mkdir(join(folder, 'masters'))
    const names = Array.from({ length: count }, (_, number) => `masters/${number}.wav`)
    for (const name of names) await writeFile(join(folder, name), randomBytes(fileBytes))
    const storage = diskStorage(folder)
    const [tarFile, key] = [join(folder, 'all.tar'), 'archives/one.zip']
    async function* entries(): AsyncGenerator<Entry> {
      for (const name of names) {
        yield {
          ...{ path: name, kind: 'material', at: new Date() },
          body: { size: fileBytes, open: async () => (await storage.read(name))?.body },
        }
      }
    }
    const tar = async () => {
      await promisify(execFile)('sh', [
        '-c',
        'tar -cf "$1" -C "$2" masters && sync "$1"',
        'sh',
        tarFile,
        folder,
      ])
    }
    const archive = async () => {
      const writer = new ArchiveWriter({ about: {}, now: new Date(), onProgress: async () => {} })
      await storage.write(key, Readable.from(writer.bytesOf(entries()), { objectMode: false }))
    }
    const [tars, archives]: [number[], number[]] = [[], []]
    const before = process.memoryUsage.rss()
    let peak = before
    const clock = setInterval(() => {
      peak = Math.max(peak, process.memoryUsage.rss())
    }, 20)
    // Whoever comes second finds the disk busy with what the first one wrote: each is first in turn.
    for (let round = 0; round < rounds; round++) {
      const turns = round % 2 === 0 ? [tar, archive] : [archive, tar]
      for (const turn of turns) (turn === tar ? tars : archives).push(await timed(turn))
      await rm(tarFile)
      await storage.remove(key)
    }
    clearInterval(clock)
    const [packed, built] = [middle(tars), middle(archives)]
    const share = packed / built
    const growth = (peak - before) / 1e6
    return [
      { name: `archive of ${count * 64} MB`, value: Math.round(built), unit: 'ms', target: '', pass: true },
      { name: 'tar of the same', value: Math.round(packed), unit: 'ms', target: '', pass: true },
      {
        ...{ name: 'speed of the archive, tar = 1', value: Math.round(share * 100) / 100, unit: '' },
        ...{ target: `>= ${least}`, pass: share >= least },
      },
      {
        ...{ name: 'memory it takes', value: Math.round(growth), unit: 'MB' },
        ...{ target: `<= ${mostGrowth}`, pass: growth <= mostGrowth },
      },
    ]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
