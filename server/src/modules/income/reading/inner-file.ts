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
  /** Of an XLSX: its table as lines of text, cells separated by tabs. */
  openTable?: () => AsyncIterable<Buffer>
}
