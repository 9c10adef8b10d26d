/** The same rows, the first batch of them read already: a list that cannot be read at all is refused, not a file that breaks off. */
export async function beginRows<Row>(
  rows: AsyncIterable<readonly Row[]>,
): Promise<AsyncIterable<readonly Row[]>> {
  const source = rows[Symbol.asyncIterator]()
  let next = await source.next()
  return (async function* () {
    try {
      for (; !next.done; next = await source.next()) yield next.value
    } finally {
      await source.return?.()
    }
  })()
}
