// What lies in the folder of a batch, before anything is believed.
import { lstat, readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { refuse, refuseIf } from '../package-fault'
import { type Manifest, readManifest } from './manifest'

export interface BatchPlace {
  /** Where the batches of a channel lie. */
  folder: string
  batch: string
}

export interface OpenedBatch {
  /** The folder of the release, which is its code. */
  upc: string
  /** On disk. */
  releaseFolder: string
  format: 'xml' | 'xlsx'
  message: Buffer
  /** Sizes by the path from the batch, without the file that says it is complete. */
  files: Map<string, number>
  manifest?: Manifest
}

export const batchName = /^\d{17}$/
export const completionFile = (batch: string) => `BatchComplete_${batch}.xml`
const mostMessageBytes = 20_000_000

export async function openBatch({ folder, batch }: BatchPlace): Promise<OpenedBatch> {
  const root = path.join(folder, batch)
  const files = new Map(await listFiles(root))
  const completion = completionFile(batch)
  refuseIf(!files.has(completion), 'sandbox.notComplete', { file: completion })
  const manifest = await readWhole(root, completion, files)
  files.delete(completion)
  const messages = [...files.keys()].filter(file => /^(\d+)\/\1\.(xml|xlsx)$/.test(file))
  const [file = ''] = messages
  refuseIf(messages.length !== 1, 'sandbox.oneReleaseOnly')
  const [upc = ''] = file.split('/')
  return {
    upc,
    releaseFolder: path.join(root, upc),
    format: file.endsWith('.xml') ? 'xml' : 'xlsx',
    message: await readWhole(root, file, files),
    files,
    manifest: manifest.length === 0 ? undefined : readManifest(manifest, completion),
  }
}

async function readWhole(root: string, file: string, files: Map<string, number>): Promise<Buffer> {
  refuseIf((files.get(file) ?? 0) > mostMessageBytes, 'sandbox.tooLarge', { path: file })
  return readFile(path.join(root, file))
}

/** A link could lead anywhere: whatever is neither a folder nor a file is refused. */
async function listFiles(root: string, below = ''): Promise<[string, number][]> {
  const names = await readdir(path.join(root, below))
  const found = await Promise.all(
    names.sort().map(async (name): Promise<[string, number][]> => {
      const file = path.posix.join(below, name)
      const facts = await lstat(path.join(root, file))
      if (facts.isDirectory()) return listFiles(root, file)
      return facts.isFile() ? [[file, facts.size]] : refuse('sandbox.badPath', { path: file })
    }),
  )
  return found.flat()
}
