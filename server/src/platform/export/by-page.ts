/** All rows of a list that is read by a cursor, a page at a time: the next one is asked for when this one has left. */
export async function* byPage<Row, Place>(
  size: number,
  read: (after: Place | undefined) => Promise<Row[]>,
  placeOf: (last: Row) => Place,
): AsyncGenerator<Row[]> {
  let after: Place | undefined
  do {
    const page = await read(after)
    yield page
    const last = page.at(-1)
    after = last !== undefined && page.length === size ? placeOf(last) : undefined
  } while (after !== undefined)
}
