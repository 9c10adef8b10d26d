// What building an archive takes of memory, of 1 GB and of ARCHIVE_MEGABYTES (51200 is the promise). The masters are files of 32 MB with
// nothing in them, which take no room on the disk and are read like any other; the archive goes to /dev/null.
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Figure } from './figure'
import { megabytes, ratioAtMost } from './timing'

const masterMegabytes = 32
const small = 1024
const large = Number(process.env.ARCHIVE_MEGABYTES ?? 8192)

export async function run(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'tributary-archive-memory-'))
  try {
    await mkdir(join(folder, 'masters'))
    for (let number = 0; number < countOf(large); number++) {
      const path = join(folder, 'masters', `${number}.wav`)
      await writeFile(path, '')
      await truncate(path, masterMegabytes * 1024 ** 2)
    }
    const [one, all] = [await peakOf(folder, small), await peakOf(folder, large)]
    return [
      megabytes(`memory for an archive of ${small} MB`, one),
      megabytes(`memory for an archive of ${large} MB`, all),
      ratioAtMost(1.5, 'the larger : the smaller', all / one),
    ]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const countOf = (size: number) => Math.ceil(size / masterMegabytes)

async function peakOf(folder: string, size: number): Promise<number> {
  const args = ['--import', 'tsx', 'bench/archive-worker.ts', folder, String(countOf(size))]
  const { stdout } = await promisify(execFile)(process.execPath, args)
  const { bytes, peak } = JSON.parse(stdout) as { bytes: number; peak: number }
  if (bytes < size * 1024 ** 2) throw new Error(`${bytes} bytes are too few for ${size} MB`)
  return peak / 1e6
}
