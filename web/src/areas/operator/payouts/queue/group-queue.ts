// What waits for approval comes with the most unusual first: somewhere down the list nothing is unusual any more.

interface Known {
  /** There is no further page. */
  isWhole: boolean
  /** How many there are in all, where that is known: not while somebody searches. */
  total: number | undefined
}

interface Group<Row> {
  rows: Row[]
  count: number
  /** There may be more on the pages to come. */
  isLeast: boolean
}

export function groupQueue<Row extends { unusual: number }>(
  rows: readonly Row[],
  { isWhole, total }: Known,
): { close: Group<Row>; plain: Group<Row> } {
  const close = rows.filter(({ unusual }) => unusual > 0)
  const plain = rows.filter(({ unusual }) => unusual === 0)
  const isEndKnown = isWhole || plain.length > 0
  const isCounted = isEndKnown && total !== undefined
  return {
    close: { rows: close, count: close.length, isLeast: !isEndKnown },
    plain: {
      rows: plain,
      count: isCounted ? Math.max(plain.length, total - close.length) : plain.length,
      isLeast: !isWhole && !isCounted,
    },
  }
}
