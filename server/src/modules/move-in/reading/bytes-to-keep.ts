import type { ReadList } from './read-list'

/** A content that several works share is kept once: where the list says what a file is, it counts by that. */
export function bytesToKeep({ rows, files }: Pick<ReadList, 'rows' | 'files'>) {
  const said = new Map(rows.flatMap(row => row.expected.map(({ name, sha256 }) => [name, sha256] as const)))
  const contents = new Map<string, number>()
  for (const { name, size } of files) {
    const key = said.get(name) ?? name
    contents.set(key, Math.max(size, contents.get(key) ?? 0))
  }
  return {
    bytes: [...contents.values()].reduce((sum, size) => sum + size, 0),
    /** Whether that is so is seen when the files are read. */
    isShared: contents.size < files.length,
  }
}
