// What was uploaded → the reports in it: one file, or those of an archive. Nothing is unpacked before it is read.
import path from 'node:path'
import { createGunzip } from 'node:zlib'
import type { ByteSource, InnerFile } from '../inner-file'
import { ReportRefused } from '../report-refused'
import { openSheets } from '../sheet/open-sheets'
import { openPackedSheets } from '../sheet/packed-workbook'
import { isWorkbook, refuseNested, refuseNestedName } from './archive-names'
import { checkedFiles } from './open-zip'
import { openZipEntry } from './open-zip-entry'
import { readBytes } from './read-bytes'
import { unfold } from './unfold'
import { refuseUnfolding, type UnpackLimits, unpackLimits } from './unpack-limits'
import { listZip, type ZipEntry } from './zip-list'

/** Throws `ReportRefused`; files inside do so while they are read. */
export async function unpackReport(source: ByteSource, limits = unpackLimits): Promise<InnerFile[]> {
  if (source.size === 0) throw new ReportRefused('empty', source.name)
  const sign = (await readBytes(source, 0, 4)).toString('hex')
  if (sign.startsWith('1f8b')) return [gzipped(source, limits)]
  if (sign !== '504b0304' && sign !== '504b0506')
    return [{ name: source.name, isStored: true, open: () => source.read(0, source.size) }]
  const entries = await listZip(source)
  const names = entries.map(({ name }) => name)
  if (names.includes('xl/workbook.xml') && names.includes('[Content_Types].xml')) {
    const open = () => source.read(0, source.size)
    return [{ name: source.name, open, openSheets: note => openSheets(source, entries, limits, note) }]
  }
  return filesOf(source, entries, limits)
}

function gzipped(source: ByteSource, limits: UnpackLimits): InnerFile {
  const name = path.basename(source.name).replace(/\.gz$/i, '') || source.name
  async function* open() {
    let size = 0
    for await (const piece of unfold(
      source.read(0, source.size),
      createGunzip({ chunkSize: 65_536 }),
      name,
    )) {
      if (size === 0 && !isWorkbook(name)) refuseNested(piece, name)
      size += piece.length
      refuseUnfolding(size, source.size, limits, name)
      yield piece
    }
  }
  return withSheets({ name, open }, limits)
}

/** A workbook is an archive itself, and the only one that may stand in another. */
function withSheets(file: InnerFile, limits: UnpackLimits): InnerFile {
  if (!isWorkbook(file.name)) return file
  return { ...file, openSheets: note => openPackedSheets(file.open(), file.name, limits, note) }
}

function filesOf(source: ByteSource, entries: readonly ZipEntry[], limits: UnpackLimits): InnerFile[] {
  const files = checkedFiles(source, entries, limits)
  for (const { name } of files) refuseNestedName(name)
  return files.map(entry => {
    const open = () => openZipEntry(source, entry, limits)
    if (isWorkbook(entry.name)) return withSheets({ name: entry.name, open }, limits)
    return { name: entry.name, open: () => checked(open(), entry.name) }
  })
}

async function* checked(pieces: AsyncIterable<Buffer>, name: string): AsyncGenerator<Buffer> {
  let isFirst = true
  for await (const piece of pieces) {
    if (isFirst) refuseNested(piece, name)
    isFirst = false
    yield piece
  }
}
