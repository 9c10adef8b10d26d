// The smallest XLSX that spreadsheets open: one sheet of texts.
import { crc32, deflateRawSync } from 'node:zlib'

const head = '<?xml version="1.0" encoding="UTF-8"?>'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

export function buildSheet(rows: string[][], name = 'release'): Buffer {
  const cells = (row: string[], number: number) =>
    row.map(
      (text, column) =>
        `<c r="${columnName(column)}${number}" t="inlineStr"><is><t>${escaped(text)}</t></is></c>`,
    )
  const lines = rows.map((row, index) => `<row r="${index + 1}">${cells(row, index + 1).join('')}</row>`)
  return buildZip({
    'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="${name}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `${head}<worksheet xmlns="${main}"><sheetData>${lines.join('')}</sheetData></worksheet>`,
  })
}

const columnName = (index: number): string =>
  index < 26
    ? String.fromCharCode(65 + index)
    : `${columnName(Math.floor(index / 26) - 1)}${columnName(index % 26)}`

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

export function buildZip(files: Record<string, string | Buffer>): Buffer {
  const [parts, list]: [Buffer[], Buffer[]] = [[], []]
  let at = 0
  for (const [name, content] of Object.entries(files)) {
    const bytes = Buffer.from(content)
    const packed = deflateRawSync(bytes)
    const shared = Buffer.alloc(26)
    shared.writeUInt16LE(20, 0)
    shared.writeUInt16LE(8, 4)
    shared.writeUInt32LE(crc32(bytes), 10)
    shared.writeUInt32LE(packed.length, 14)
    shared.writeUInt32LE(bytes.length, 18)
    shared.writeUInt16LE(Buffer.byteLength(name), 22)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(at, 10)
    list.push(Buffer.concat([sign('0102'), Buffer.from([20, 0]), shared, place, Buffer.from(name)]))
    const file = Buffer.concat([sign('0304'), shared, Buffer.from(name), packed])
    parts.push(file)
    at += file.length
  }
  const listed = Buffer.concat(list)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(list.length, 4)
  end.writeUInt16LE(list.length, 6)
  end.writeUInt32LE(listed.length, 8)
  end.writeUInt32LE(at, 12)
  return Buffer.concat([...parts, listed, sign('0506'), end])
}

const sign = (kind: string) => Buffer.from(`504b${kind}`, 'hex')

interface Lies {
  listAt?: bigint
  listSize?: bigint
  endAt?: bigint
  fileAt?: bigint
  fileSize?: bigint
}

/** The same with every number in eight bytes, and in the short ones only that they are too small. */
export function buildZip64(files: Record<string, string | Buffer>, lies: Lies = {}): Buffer {
  const [parts, list]: [Buffer[], Buffer[]] = [[], []]
  let at = 0
  for (const [name, content] of Object.entries(files)) {
    const bytes = Buffer.from(content)
    const packed = deflateRawSync(bytes)
    const shared = Buffer.alloc(26)
    shared.writeUInt16LE(45, 0)
    shared.writeUInt16LE(8, 4)
    shared.writeUInt32LE(crc32(bytes), 10)
    shared.fill(0xff, 14, 22)
    shared.writeUInt16LE(Buffer.byteLength(name), 22)
    const sizes = [lies.fileSize ?? BigInt(bytes.length), BigInt(packed.length)]
    const local = longNumbers(sizes)
    const listed = longNumbers([...sizes, lies.fileAt ?? BigInt(at)])
    const [localHead, listHead] = [local, listed].map(({ length }) => {
      const head = Buffer.from(shared)
      head.writeUInt16LE(length, 24)
      return head
    }) as [Buffer, Buffer]
    const place = Buffer.alloc(14)
    place.fill(0xff, 10)
    list.push(Buffer.concat([sign('0102'), Buffer.from([45, 0]), listHead, place, Buffer.from(name), listed]))
    const file = Buffer.concat([sign('0304'), localHead, Buffer.from(name), local, packed])
    parts.push(file)
    at += file.length
  }
  const entries = Buffer.concat(list)
  const end = Buffer.alloc(56)
  sign('0606').copy(end)
  end.writeBigUInt64LE(44n, 4)
  end.writeBigUInt64LE(BigInt(list.length), 24)
  end.writeBigUInt64LE(BigInt(list.length), 32)
  end.writeBigUInt64LE(lies.listSize ?? BigInt(entries.length), 40)
  end.writeBigUInt64LE(lies.listAt ?? BigInt(at), 48)
  const locator = Buffer.alloc(20)
  sign('0607').copy(locator)
  locator.writeBigUInt64LE(lies.endAt ?? BigInt(at + entries.length), 8)
  locator.writeUInt32LE(1, 16)
  const short = Buffer.concat([sign('0506'), Buffer.alloc(4), Buffer.alloc(12, 0xff), Buffer.alloc(2)])
  return Buffer.concat([...parts, entries, end, locator, short])
}

function longNumbers(numbers: readonly bigint[]): Buffer {
  const extra = Buffer.alloc(4 + numbers.length * 8)
  extra.writeUInt16LE(1, 0)
  extra.writeUInt16LE(numbers.length * 8, 2)
  for (const [index, number] of numbers.entries()) extra.writeBigUInt64LE(number, 4 + index * 8)
  return extra
}
