// One file of an archive before it is written, and the means that parts of an archive are made with.
import type { Readable } from 'node:stream'
import type { Tx } from '../../platform/database/query'
import { byPage } from '../../platform/export/by-page'
import type { Table } from '../../platform/export/table'
import { writeCsv } from '../../platform/export/write-csv'
import type { Services } from '../../platform/services'

/** What an entry is, in a word that programs read. */
export type EntryKind =
  | ('account' | 'catalogue' | 'work' | 'material' | 'agreement' | 'design' | 'picture')
  | ('bills' | 'bill-lines' | 'ledger' | 'withdrawals' | 'splits' | 'statement')
  | ('messages' | 'tickets' | 'attachment' | 'webhooks' | 'readme')

/** The file is in storage, and its bytes cannot be made sense of. No other try would help. */
export class FileDamaged extends Error {}

export interface Entry {
  path: string
  kind: EntryKind
  at: Date
  /**
   * Text is written as it is read; a stored file is opened when its turn comes, and may be gone by then. Opening answers undefined for
   * a file that is missing and throws FileDamaged for a damaged one; any other failure is the storage's and passes.
   */
  body: { text: AsyncIterable<string> } | { open(): Promise<Readable | Buffer | undefined>; size: number }
  /** What the account's own rows say about the file, for the list of what is missing. */
  expected?: { sha256?: string }
}

export interface Taking {
  memberId: number
  /** The moment that stands on tables. */
  now: Date
  services: Pick<Services, 'storage' | 'secrets'>
  read<T>(work: (tx: Tx) => Promise<T>): Promise<T>
}

const pageSize = 50

/** Rows by their number, a page at a time. */
export const pages = <Row extends { id: number }>(
  { memberId, read }: Taking,
  list: (tx: Tx, page: { memberId: number; after: number; limit: number }) => Promise<Row[]>,
  limit = pageSize,
) =>
  byPage(
    limit,
    (after: number | undefined) => read(tx => list(tx, { memberId, after: after ?? 0, limit })),
    ({ id }) => id,
  )

export const storedBody = ({ services }: Taking, key: string | null, size: number): Entry['body'] => ({
  size,
  open: async () => (key === null ? undefined : (await services.storage.read(key))?.body),
})

export function jsonEntry(path: string, kind: EntryKind, at: Date, value: unknown): Entry {
  return { path, kind, at, body: { text: once(`${JSON.stringify(value, null, 2)}\n`) } }
}

export function csvEntry<Row>(
  path: string,
  kind: EntryKind,
  at: Date,
  table: Omit<Table<Row>, 'title'>,
): Entry {
  return { path, kind, at, body: { text: writeCsv({ ...table, title: path }) } }
}

export async function* once(text: string): AsyncGenerator<string> {
  yield text
}

/** A list of any length as JSON, a page at a time. */
export async function* jsonList(listed: AsyncIterable<readonly unknown[]>): AsyncGenerator<string> {
  let isFirst = true
  yield '['
  for await (const page of listed) {
    for (const value of page) {
      yield `${isFirst ? '\n' : ',\n'}${JSON.stringify(value)}`
      isFirst = false
    }
  }
  yield '\n]\n'
}

/** A name that every system takes for a file: no folders, no marks that Windows keeps for itself, not too long. */
export function fileWord(text: string, most = 60): string {
  const plain = text
    .normalize('NFC')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out.
    .replace(/[\u0000-\u001f\u007f<>:"/\\|?*\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const cut = [...plain]
    .slice(0, most)
    .join('')
    .replace(/^[. ]+|[. ]+$/g, '')
  return cut === '' ? 'untitled' : cut
}

/** The same, with the end by which programs know the kind of file. */
export function fileName(name: string): string {
  const [, stem = name, end = ''] = /^(.*?)(\.[A-Za-z0-9]{1,8})?$/s.exec(name) ?? []
  return `${fileWord(stem)}${end}`
}
