// What was uploaded → rows, and the files that came with them. A ZIP is an archive of ours, a folder of messages, or a table beside its files.
import { largestArchive } from '#contract/archive/calls'
import type { Storage } from '../../../platform/storage/storage'
import { openZip, ReportRefused, storedSource, type ZipFile } from '../../income/income.public'
import { ListRefused } from './list-refused'
import { readArchive } from './read-archive'
import { readErnFolder } from './read-ern-folder'
import type { ReadRow } from './read-row'
import { inOurWords, readTable } from './read-table'
import { readWhole } from './read-whole'

export interface ReadList {
  source: 'table' | 'archive' | 'ern'
  rows: ReadRow[]
  /** Those that are wanted, of all that came in the ZIP. */
  files: ZipFile[]
}

const mostTableBytes = 20 * 1024 ** 2
/** A thousand tracks with everything about them are a few thousand files. Whether there is room for them is another question. */
const zipLimits = { files: 20_000, bytes: largestArchive }

export async function readList(storage: Storage, key: string, name: string): Promise<ReadList> {
  try {
    return await read(storage, key, name)
  } catch (error) {
    throw error instanceof ReportRefused ? inOurWords(error) : error
  }
}

async function read(storage: Storage, key: string, name: string): Promise<ReadList> {
  const source = await storedSource(storage, key, name)
  const isZip = (await readWhole(source.read(0, Math.min(4, source.size)), 4))
    .toString('hex')
    .startsWith('504b')
  const files = isZip ? await openZip(source, zipLimits) : []
  if (!isZip || isWorkbook(files)) {
    if (source.size > mostTableBytes) throw new ListRefused('bomb', name)
    const body = await readWhole(source.read(0, source.size), mostTableBytes)
    return { source: 'table', rows: await readTable({ name, body }), files: [] }
  }
  const archive = await readArchive(files)
  if (archive) return wanted('archive', archive, files)
  const messages = await readErnFolder(files)
  if (messages) return wanted('ern', messages, files)
  return readTableBeside(files)
}

const isWorkbook = (files: readonly ZipFile[]) => files.some(({ name }) => name === 'xl/workbook.xml')

function wanted(source: ReadList['source'], rows: ReadRow[], files: readonly ZipFile[]): ReadList {
  const names = new Set(rows.flatMap(({ expected }) => expected.map(file => file.name)))
  return { source, rows, files: files.filter(({ name }) => names.has(name)) }
}

const media = /\.(wav|wave|flac|aiff?|aifc|mp3|jpe?g|png|lrc|txt)$/i

/** Somebody zipped their folder: one table, and the files it names. */
async function readTableBeside(files: readonly ZipFile[]): Promise<ReadList> {
  const tables = files.filter(({ name }) => /\.(csv|tsv|xlsx)$/i.test(name))
  const [table] = tables
  if (!table || tables.length > 1) throw new ListRefused('nothingKnown', String(tables.length))
  if (table.size > mostTableBytes) throw new ListRefused('bomb', table.name)
  const body = await readWhole(table.open(), mostTableBytes)
  const rows = await readTable({ name: table.name, body })
  return { source: 'table', rows, files: files.filter(({ name }) => media.test(name)) }
}
