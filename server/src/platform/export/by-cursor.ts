const pageSize = 500

interface Page<Row> {
  items: Row[]
  next_cursor: string | null
}

/** All rows of a list as its call answers them, a page at a time: the next one is asked for when this one has left. */
export async function* byCursor<Row>(
  read: (page: { cursor?: string; limit: number }) => Promise<Page<Row>>,
): AsyncGenerator<Row[]> {
  let cursor: string | undefined
  do {
    const page = await read({ limit: pageSize, ...(cursor && { cursor }) })
    yield page.items
    cursor = page.next_cursor ?? undefined
  } while (cursor !== undefined)
}
