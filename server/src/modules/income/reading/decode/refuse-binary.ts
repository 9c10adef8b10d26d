import type { ReportEncoding } from '#contract/income/reading'
import { ReportRefused } from '../report-refused'

/** What people upload by mistake, by its first bytes. */
const kinds: [string, string][] = [
  ['255044462d', 'PDF'],
  ['89504e47', 'PNG'],
  ['ffd8ff', 'JPEG'],
  ['d0cf11e0', 'XLS'],
  ['377abcaf271c', '7z'],
  ['526172211a07', 'RAR'],
  ['425a68', 'bzip2'],
  ['fd377a585a00', 'xz'],
  ['28b52ffd', 'zstd'],
]
const sample = 65_536
/** A report may hold a stray control character; a program is full of them. */
const mostShare = 0.05

export function refuseBinary(head: Buffer, encoding: ReportEncoding): void {
  const start = head.toString('hex', 0, 8)
  const kind = kinds.find(([sign]) => start.startsWith(sign))?.[1]
  if (kind) throw new ReportRefused('notText', kind)
  if (encoding.startsWith('utf-16')) return
  const part = head.subarray(0, sample)
  let controls = 0
  for (const byte of part) if (byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0d) controls++
  if (controls / part.length > mostShare) throw new ReportRefused('notText')
}
