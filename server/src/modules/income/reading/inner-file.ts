/** Bytes that lie somewhere and can be read from any place, such as a stored upload. */
export interface ByteSource {
  name: string
  size: number
  /** From `start` to before `end`. */
  read(start: number, end: number): AsyncIterable<Buffer>
}

/** One report out of what was uploaded. */
export interface InnerFile {
  name: string
  /** Its own bytes are those of the stored file, as they lie there. */
  isStored?: boolean
  /** Its own bytes, unpacked. Throws `ReportRefused` where they are broken or too many. */
  open(): AsyncIterable<Buffer>
  /** Of an XLSX: its sheets with data, one after the other, as lines of text with cells separated by tabs. */
  openSheets?: (note: (part: TextPart) => void) => AsyncIterable<Buffer>
}

/** A sheet of a workbook within the decoded copy. Any other file has one part, which has no name. */
export interface TextPart {
  name: string
  isHidden: boolean
  /** Its first line in the decoded copy, from 1. */
  line: number
  /** Bytes in the decoded copy. */
  at: number
  size: number
}
