// The files of a ZIP, after everything was held against the limits that can be seen from outside.
import type { ByteSource } from '../inner-file'
import { ReportRefused } from '../report-refused'
import { isLeftover, refuseOddName } from './archive-names'
import { openZipEntry } from './open-zip-entry'
import { type UnpackLimits, unpackLimits } from './unpack-limits'
import { listZip, type ZipEntry } from './zip-list'

export interface ZipFile {
  name: string
  /** As the list at its end says; whoever reads more is stopped. */
  size: number
  open(): AsyncIterable<Buffer>
}

/** Throws `ReportRefused`; files do so while they are read. What a file is, is for others to judge. */
export async function openZip(source: ByteSource, wanted: Partial<UnpackLimits> = {}): Promise<ZipFile[]> {
  const limits = { ...unpackLimits, ...wanted }
  const entries = checkedFiles(source, await listZip(source), limits)
  return entries.map(entry => ({
    name: entry.name,
    size: entry.size,
    open: () => openZipEntry(source, entry, limits),
  }))
}

export function checkedFiles(
  source: ByteSource,
  entries: readonly ZipEntry[],
  limits: UnpackLimits,
): ZipEntry[] {
  const files = entries.filter(({ name }) => !isLeftover(name))
  for (const { name, isLink } of entries) {
    refuseOddName(name.replace(/\/$/, ''))
    if (isLink) throw new ReportRefused('archiveOddName', name)
  }
  if (files.length === 0) throw new ReportRefused('archiveEmpty', source.name)
  if (files.length > limits.files) throw new ReportRefused('archiveTooManyFiles', String(files.length))
  if (new Set(files.map(({ name }) => name)).size < files.length)
    throw new ReportRefused('archiveOddName', source.name)
  const total = files.reduce((sum, { size }) => sum + size, 0)
  if (total > limits.bytes) throw new ReportRefused('archiveTooLarge', String(total))
  for (const { name, isEncrypted } of files) {
    if (isEncrypted) throw new ReportRefused('archiveEncrypted', name)
  }
  return files
}
