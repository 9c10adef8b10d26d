// Names within archives. They become names of reports and nothing else, and those that pretend to be paths elsewhere are refused.
import { ReportRefused } from '../report-refused'

const archives = /\.(zip|gz|tgz|tar|7z|rar|bz2|xz|zst|xlsm|xls)$/i
export const isWorkbook = (name: string) => /\.xlsx$/i.test(name)
/** What systems leave in archives without being asked. */
const leftovers = /(^|\/)(__MACOSX\/|\.DS_Store$|Thumbs\.db$|desktop\.ini$|\._[^/]*$)/i

export const isLeftover = (name: string) => name.endsWith('/') || leftovers.test(name)

export function refuseOddName(name: string): void {
  const parts = name.split('/')
  const isOdd =
    name === '' ||
    name.length > 255 ||
    /[\\\p{Cc}\p{Cs}\p{Bidi_Control}\ufffd]|^[A-Za-z]:/u.test(name) ||
    parts.some(part => part === '' || part === '.' || part === '..')
  if (isOdd) throw new ReportRefused('archiveOddName', name.replace(/\p{Cc}/gu, '?').slice(0, 100))
}

export function refuseNestedName(name: string): void {
  if (archives.test(name)) throw new ReportRefused('archiveNested', name)
}

/** By its first bytes, whatever it is called. */
export function refuseNested(start: Buffer, name: string): void {
  const sign = start.toString('hex', 0, 4)
  if (sign.startsWith('1f8b') || sign === '504b0304' || sign === '504b0506')
    throw new ReportRefused('archiveNested', name)
}
