/** Moves a row that is wider than its place sideways until one of its items stands in the middle. The page does not move. */
export function showInRow(row: Element | null | undefined, item: Element | null | undefined) {
  if (!row || !item) return
  const { left, width } = item.getBoundingClientRect()
  const place = row.getBoundingClientRect()
  row.scrollLeft += left + width / 2 - (place.left + place.width / 2)
}
