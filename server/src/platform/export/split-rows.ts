/** Deals rows out to one sheet after another, each with no more than `most`. */
export function splitRows<Row>(rows: AsyncIterable<readonly Row[]>, most: number) {
  const source = rows[Symbol.asyncIterator]()
  let waiting: readonly Row[] = []

  async function hasMore(): Promise<boolean> {
    while (waiting.length === 0) {
      const next = await source.next()
      if (next.done) return false
      waiting = next.value
    }
    return true
  }

  async function* oneSheet(): AsyncGenerator<readonly Row[]> {
    let room = most
    while (room > 0 && (await hasMore())) {
      const batch = waiting.slice(0, room)
      waiting = waiting.slice(room)
      room -= batch.length
      yield batch
    }
  }

  return { hasMore, oneSheet, stop: async () => void (await source.return?.()) }
}
